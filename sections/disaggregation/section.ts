import { message } from '#domain/message/message.ts'
import type { Section } from '#sections/definition/section-definition.ts'

export const disaggregation: Section = {
  slug: 'disaggregation',
  name: 'Disaggregation',
  title: message('sections.disaggregation'),
  description: message('sections.disaggregation-about'),
  index: 5,
  load: () => import('./definition.ts'),
}
