import type { PageSection } from '#domain/section/section.ts'

export const descriptiveAnalysis: PageSection = {
  slug: 'descriptive-analysis',
  title: 'Descriptive Analysis',
  description: 'Summary of basic indicator trends and patterns.',
  page: 'descriptive',
  index: 1,
  advanced: true,
}
