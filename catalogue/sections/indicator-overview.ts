import type { FigureSection } from '#domain/section/section.ts'

export const indicatorOverview: FigureSection = {
  page: 'figures',
  slug: 'indicator-overview',
  title: 'Indicator Overview',
  description: 'One indicator in every source: latest values, trend and distribution',
  index: 0,
  controls: ['indicator', 'source', 'location', 'period', 'targets', 'parts'],
  lead: 'overview',
  figures: [
    { kind: 'source-table', slot: 'main', indicators: 'related', sources: 'all', periods: 'all' },
    { kind: 'trend', slot: 'main', indicators: 'chosen', sources: 'all', periods: 'all' },
    { kind: 'distribution', slot: 'side', indicators: 'chosen', sources: 'chosen', periods: 'chosen' },
  ],
}
