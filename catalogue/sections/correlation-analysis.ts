import type { PageSection } from '#domain/section/section.ts'

export const correlationAnalysis: PageSection = {
  slug: 'correlation-analysis',
  title: 'Correlation Analysis',
  description: 'Identifying relationships between indicators.',
  page: 'correlation',
  index: 0,
  advanced: true,
}
