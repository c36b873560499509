import { figureSection } from '#sections/figure-section/figure-section.ts'
import { overviewLead } from '#sections/figure-section/overview-lead.ts'

/** One indicator in every source: latest values, trend and distribution. */
export default figureSection({
  controls: ['indicator', 'source', 'location', 'period', 'targets', 'parts'],
  lead: overviewLead,
  figures: [
    { kind: 'source-table', slot: 'main', indicators: 'related', sources: 'all', periods: 'all' },
    { kind: 'trend', slot: 'main', indicators: 'chosen', sources: 'chosen', periods: 'all' },
    { kind: 'distribution', slot: 'side', indicators: 'chosen', sources: 'chosen', periods: 'chosen' },
  ],
  peers: 'nation',
  wideSide: true,
})
