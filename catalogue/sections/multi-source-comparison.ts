import type { PageSection } from '#domain/section/section.ts'

export const multiSourceComparison: PageSection = {
  slug: 'multi-source-comparison',
  title: 'Multi-Source Comparison',
  description: 'Three panels, each with its own indicator, source, period and form',
  index: 4,
  page: 'multi-source',
}
