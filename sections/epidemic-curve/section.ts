import { message } from '#domain/message/message.ts'
import type { Section } from '#sections/definition/section-definition.ts'

export const epidemicCurve: Section = {
  slug: 'epidemic-curve',
  name: 'Epidemic Curve',
  title: message('sections.epidemic-curve'),
  description: message('sections.epidemic-curve-about'),
  load: () => import('./definition.ts'),
}
