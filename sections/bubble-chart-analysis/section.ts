import { message } from '#domain/message/message.ts'
import type { Section } from '#sections/definition/section-definition.ts'

export const bubbleChartAnalysis: Section = {
  slug: 'bubble-chart-analysis',
  name: 'Bubble Chart Analysis',
  title: message('sections.bubble-chart-analysis'),
  description: message('sections.bubble-chart-analysis-about'),
  index: 5,
  advanced: true,
  load: () => import('./definition.ts'),
}
