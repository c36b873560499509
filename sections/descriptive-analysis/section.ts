import type { Section } from '#sections/definition/section-definition.ts'

export const descriptiveAnalysis: Section = {
  slug: 'descriptive-analysis',
  title: 'Descriptive Analysis',
  description: 'Summary of basic indicator trends and patterns.',
  index: 1,
  advanced: true,
}
