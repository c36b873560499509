import { message } from '#domain/message/message.ts'
import type { Section } from '#sections/definition/section-definition.ts'

export const zonalAnalysis: Section = {
  slug: 'zonal-analysis',
  name: 'Zonal Analysis',
  title: message('sections.zonal-analysis'),
  description: message('sections.zonal-analysis-about'),
  index: 1,
  load: () => import('./definition.ts'),
}
