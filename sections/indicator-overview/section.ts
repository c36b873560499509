import type { Section } from '#sections/definition/section-definition.ts'

export const indicatorOverview: Section = {
  slug: 'indicator-overview',
  title: 'Indicator Overview',
  description: 'One indicator in every source: latest values, trend and distribution',
  index: 0,
  panels: 'figure-section',
  load: () => import('./definition.ts'),
}
