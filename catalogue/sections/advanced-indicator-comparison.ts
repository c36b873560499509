import type { PageSection } from '#domain/section/section.ts'

export const advancedIndicatorComparison: PageSection = {
  slug: 'advanced-indicator-comparison',
  title: 'Indicator Comparison',
  description: 'Compare indicators across sources or periods.',
  page: 'indicator-comparison',
  index: 2,
  advanced: true,
}
