import type { PageSection } from '#domain/section/section.ts'

export const predictiveAnalysis: PageSection = {
  slug: 'predictive-analysis',
  title: 'Predictive Analysis',
  description: 'Projections of health variables',
  page: 'predictive',
  index: 3,
  advanced: true,
}
