import type { PageSection } from '#domain/section/section.ts'

export const bubbleChartAnalysis: PageSection = {
  slug: 'bubble-chart-analysis',
  title: 'Bubble Chart Analysis',
  description: 'Multi-dimensional data exploration.',
  page: 'bubble',
  index: 5,
  advanced: true,
}
