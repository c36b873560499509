import type { Section } from '#sections/definition/section-definition.ts'

export const multiSourceComparison: Section = {
  slug: 'multi-source-comparison',
  title: 'Multi-Source Comparison',
  description: 'Three panels, each with its own indicator, source, period and form',
  index: 4,
}
