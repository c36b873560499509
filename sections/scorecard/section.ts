import { message } from '#domain/message/message.ts'
import type { Section } from '#sections/definition/section-definition.ts'

export const scorecard: Section = {
  slug: 'scorecard',
  name: 'Scorecard',
  title: message('sections.scorecard'),
  description: message('sections.scorecard-about'),
  index: 6,
  load: () => import('./definition.ts'),
}
