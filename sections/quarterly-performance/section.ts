import { message } from '#domain/message/message.ts'
import type { Section } from '#sections/definition/section-definition.ts'

export const quarterlyPerformance: Section = {
  slug: 'quarterly-performance',
  name: 'Quarterly Performance',
  title: message('sections.quarterly-performance'),
  description: message('sections.quarterly-performance-about'),
  load: () => import('./definition.ts'),
}
