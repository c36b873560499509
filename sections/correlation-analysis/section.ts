import type { Section } from '#sections/definition/section-definition.ts'

export const correlationAnalysis: Section = {
  slug: 'correlation-analysis',
  title: 'Correlation Analysis',
  description: 'Identifying relationships between indicators.',
  index: 0,
  advanced: true,
}
