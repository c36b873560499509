import { message } from '#domain/message/message.ts'
import type { Section } from '#sections/definition/section-definition.ts'

export const correlationAnalysis: Section = {
  slug: 'correlation-analysis',
  name: 'Correlation Analysis',
  title: message('sections.correlation-analysis'),
  description: message('sections.correlation-analysis-about'),
  index: 0,
  advanced: true,
  load: () => import('./definition.ts'),
}
