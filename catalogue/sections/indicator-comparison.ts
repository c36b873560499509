import type { PageSection } from '#domain/section/section.ts'

export const indicatorComparison: PageSection = {
  slug: 'indicator-comparison',
  title: 'Indicator Comparison',
  description: 'Several indicators side by side, over the years or across places',
  index: 2,
  page: 'indicator-comparison',
}
