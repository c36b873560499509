import { message } from '#domain/message/message.ts'
import type { Section } from '#sections/definition/section-definition.ts'

export const indicatorOverview: Section = {
  slug: 'indicator-overview',
  name: 'Indicator Overview',
  title: message('sections.indicator-overview'),
  description: message('sections.indicator-overview-about'),
  index: 0,
  panels: 'figure-section',
  load: () => import('./definition.ts'),
}
