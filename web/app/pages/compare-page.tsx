import { message } from '#domain/message/message.ts'
import CompareContent from '#web/features/compare/compare-content.tsx'
import { WithCatalogue } from '../with-catalogue.tsx'

/** What a reader chooses over time, with the catalogue that names it. */
export default function ComparePage() {
  return (
    <WithCatalogue title={message('pages.compare')}>
      {(catalogue) => <CompareContent catalogue={catalogue} />}
    </WithCatalogue>
  )
}
