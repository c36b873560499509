import type { Section } from '#sections/definition/section-definition.ts'

export const epidemicCurve: Section = {
  slug: 'epidemic-curve',
  title: 'Epidemic Curve',
  description: 'Cases by week and state, in total and as a share that died',
}
