import type { PageSection } from '#domain/section/section.ts'

export const disaggregation: PageSection = {
  slug: 'disaggregation',
  title: 'Disaggregation',
  description: 'Figures by sex, age, residence, wealth and education, and how unequal they are',
  index: 5,
  page: 'disaggregation',
}
