import { message } from '#domain/message/message.ts'
import type { Section } from '#sections/definition/section-definition.ts'

export const multiSourceComparison: Section = {
  slug: 'multi-source-comparison',
  name: 'Multi-Source Comparison',
  title: message('sections.multi-source-comparison'),
  description: message('sections.multi-source-comparison-about'),
  index: 4,
  load: () => import('./definition.ts'),
}
