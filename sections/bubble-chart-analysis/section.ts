import type { Section } from '#sections/definition/section-definition.ts'

export const bubbleChartAnalysis: Section = {
  slug: 'bubble-chart-analysis',
  title: 'Bubble Chart Analysis',
  description: 'Multi-dimensional data exploration.',
  index: 5,
  advanced: true,
}
