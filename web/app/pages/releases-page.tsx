import { message } from '#domain/message/message.ts'
import ReleasesContent from '#web/features/releases/releases-content.tsx'
import { WithCatalogue } from '../with-catalogue.tsx'

/** The page of releases with the catalogue that names their figures, and the ways to them. */
export default function ReleasesPage() {
  return (
    <WithCatalogue title={message('pages.releases')}>
      {(catalogue, addressOf) => <ReleasesContent catalogue={catalogue} addressOf={addressOf} />}
    </WithCatalogue>
  )
}
