import type { FigureSection } from '#domain/section/section.ts'

export const zonalAnalysis: FigureSection = {
  page: 'figures',
  slug: 'zonal-analysis',
  title: 'Zonal Analysis',
  description: 'Each zone beside its states, in columns and on the map',
  index: 1,
  controls: ['indicator', 'location', 'source', 'period', 'targets'],
  lead: 'zonal',
  figures: [
    { kind: 'zonal-columns', slot: 'main', indicators: 'chosen', sources: 'chosen', periods: 'chosen' },
    { kind: 'map', slot: 'side', indicators: 'chosen', sources: 'chosen', periods: 'chosen' },
  ],
}
