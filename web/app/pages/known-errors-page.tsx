import { message } from '#domain/message/message.ts'
import KnownErrorsContent from '#web/features/known-errors/known-errors-content.tsx'
import { WithCatalogue } from '../with-catalogue.tsx'

/** The page of known errors with the catalogue that names its figures, and the ways to them. */
export default function KnownErrorsPage() {
  return (
    <WithCatalogue title={message('pages.known-errors')}>
      {(catalogue, addressOf) => <KnownErrorsContent catalogue={catalogue} addressOf={addressOf} />}
    </WithCatalogue>
  )
}
