import { message } from '#domain/message/message.ts'
import type { Section } from '#sections/definition/section-definition.ts'

export const multiSourceIndicatorComparison: Section = {
  slug: 'multi-source-indicator-comparison',
  name: 'Multi-Source Indicator Comparison',
  title: message('sections.multi-source-indicator-comparison'),
  description: message('sections.multi-source-indicator-comparison-about'),
  index: 4,
  advanced: true,
  panels: 'multi-source-comparison',
  load: () => import('./definition.ts'),
}
