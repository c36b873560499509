import { message } from '#domain/message/message.ts'
import type { Section } from '#sections/definition/section-definition.ts'

export const dataQuality: Section = {
  slug: 'data-quality',
  name: 'Data Quality',
  title: message('sections.data-quality'),
  description: message('sections.data-quality-about'),
  load: () => import('./definition.ts'),
}
