import { message } from '#domain/message/message.ts'
import type { Section } from '#sections/definition/section-definition.ts'

export const indicatorComparison: Section = {
  slug: 'indicator-comparison',
  name: 'Indicator Comparison',
  title: message('sections.indicator-comparison'),
  description: message('sections.indicator-comparison-about'),
  index: 2,
  load: () => import('./definition.ts'),
}
