import { message } from '#domain/message/message.ts'
import type { Section } from '#sections/definition/section-definition.ts'

/** The one section of Advanced Triangulation, which has a page of its own. */
export const triangulation: Section = {
  slug: 'triangulation',
  name: 'Advanced Triangulation',
  title: message('sections.triangulation'),
  description: message('sections.triangulation-about'),
  advanced: true,
  load: () => import('./definition.ts'),
}
