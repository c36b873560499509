import { message } from '#domain/message/message.ts'
import LicencesContent from '#web/features/licences/licences-content.tsx'
import { WithCatalogue } from '../with-catalogue.tsx'

/** What may be done with the figures of each source, with the catalogue that knows their licences. */
export default function LicencesPage() {
  return (
    <WithCatalogue title={message('pages.licences')}>
      {({ reference }) => <LicencesContent sources={[...reference.sources.values()]} />}
    </WithCatalogue>
  )
}
