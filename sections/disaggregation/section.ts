import type { Section } from '#sections/definition/section-definition.ts'

export const disaggregation: Section = {
  slug: 'disaggregation',
  title: 'Disaggregation',
  description: 'Figures by sex, age, residence, wealth and education, and how unequal they are',
  index: 5,
}
