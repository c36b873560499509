import { message } from '#domain/message/message.ts'
import type { Section } from '#sections/definition/section-definition.ts'

export const descriptiveAnalysis: Section = {
  slug: 'descriptive-analysis',
  name: 'Descriptive Analysis',
  title: message('sections.descriptive-analysis'),
  description: message('sections.descriptive-analysis-about'),
  index: 1,
  advanced: true,
  load: () => import('./definition.ts'),
}
