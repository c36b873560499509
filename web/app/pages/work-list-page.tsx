import { message } from '#domain/message/message.ts'
import WorkListContent from '#web/features/work-list/work-list-content.tsx'
import { WithCatalogue } from '../with-catalogue.tsx'

/** Where to go first, with the catalogue that names indicators and places. */
export default function WorkListPage() {
  return (
    <WithCatalogue title={message('pages.work-list')}>
      {(catalogue) => <WorkListContent catalogue={catalogue} />}
    </WithCatalogue>
  )
}
