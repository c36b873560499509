import { message } from '#domain/message/message.ts'
import NumberCheck from '#web/features/number-check/number-check.tsx'
import { WithCatalogue } from '../with-catalogue.tsx'

/** The check of a number with the catalogue that names indicators and places, and the ways to their pages. */
export default function NumberCheckPage() {
  return (
    <WithCatalogue title={message('pages.check')}>
      {(catalogue, addressOf) => <NumberCheck catalogue={catalogue} addressOf={addressOf} />}
    </WithCatalogue>
  )
}
