import { message } from '#domain/message/message.ts'
import type { Section } from '#sections/definition/section-definition.ts'

export const maps: Section = {
  slug: 'maps',
  name: 'Maps',
  title: message('sections.maps'),
  description: message('sections.maps-about'),
  load: () => import('./definition.ts'),
}
