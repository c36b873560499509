import type { PageSection } from '#domain/section/section.ts'

export const multiSourceIndicatorComparison: PageSection = {
  slug: 'multi-source-indicator-comparison',
  title: 'Multi-Source Indicator Comparison',
  description: 'Comparison of indicators from various sources.',
  page: 'multi-source',
  index: 4,
  advanced: true,
}
