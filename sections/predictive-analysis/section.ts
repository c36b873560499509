import type { Section } from '#sections/definition/section-definition.ts'

export const predictiveAnalysis: Section = {
  slug: 'predictive-analysis',
  title: 'Predictive Analysis',
  description: 'Projections of health variables',
  index: 3,
  advanced: true,
}
