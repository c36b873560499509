import type { Section } from '#sections/definition/section-definition.ts'

export const indicatorComparison: Section = {
  slug: 'indicator-comparison',
  title: 'Indicator Comparison',
  description: 'Several indicators side by side, over the years or across places',
  index: 2,
}
