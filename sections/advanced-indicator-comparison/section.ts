import { message } from '#domain/message/message.ts'
import type { Section } from '#sections/definition/section-definition.ts'

export const advancedIndicatorComparison: Section = {
  slug: 'advanced-indicator-comparison',
  name: 'Indicator Comparison',
  title: message('sections.advanced-indicator-comparison'),
  description: message('sections.advanced-indicator-comparison-about'),
  index: 2,
  advanced: true,
  load: () => import('./definition.ts'),
}
