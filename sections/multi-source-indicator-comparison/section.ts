import type { Section } from '#sections/definition/section-definition.ts'

export const multiSourceIndicatorComparison: Section = {
  slug: 'multi-source-indicator-comparison',
  title: 'Multi-Source Indicator Comparison',
  description: 'Comparison of indicators from various sources.',
  index: 4,
  advanced: true,
}
