import { message } from '#domain/message/message.ts'
import type { Section } from '#sections/definition/section-definition.ts'

export const predictiveAnalysis: Section = {
  slug: 'predictive-analysis',
  name: 'Predictive Analysis',
  title: message('sections.predictive-analysis'),
  description: message('sections.predictive-analysis-about'),
  index: 3,
  advanced: true,
  load: () => import('./definition.ts'),
}
