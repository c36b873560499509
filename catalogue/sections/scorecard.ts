import type { PageSection } from '#domain/section/section.ts'

export const scorecard: PageSection = {
  slug: 'scorecard',
  title: 'Scorecard',
  description: 'Places and indicators against their targets, at a glance',
  index: 6,
  page: 'scorecard',
}
