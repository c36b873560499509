import type { Section } from '#sections/definition/section-definition.ts'

export const scorecard: Section = {
  slug: 'scorecard',
  title: 'Scorecard',
  description: 'Places and indicators against their targets, at a glance',
  index: 6,
}
