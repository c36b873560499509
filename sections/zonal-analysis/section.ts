import type { Section } from '#sections/definition/section-definition.ts'

export const zonalAnalysis: Section = {
  slug: 'zonal-analysis',
  title: 'Zonal Analysis',
  description: 'Each zone beside its states, in columns and on the map',
  index: 1,
  panels: 'figure-section',
  load: () => import('./definition.ts'),
}
