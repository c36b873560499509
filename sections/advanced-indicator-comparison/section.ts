import type { Section } from '#sections/definition/section-definition.ts'

export const advancedIndicatorComparison: Section = {
  slug: 'advanced-indicator-comparison',
  title: 'Indicator Comparison',
  description: 'Compare indicators across sources or periods.',
  index: 2,
  advanced: true,
}
