import type { PageSection } from '#domain/section/section.ts'

export const epidemicCurve: PageSection = {
  slug: 'epidemic-curve',
  title: 'Epidemic Curve',
  description: 'Cases by week and state, in total and as a share that died',
  page: 'epidemic-curve',
}
