import type { PageSection } from '#domain/section/section.ts'

export const dataQuality: PageSection = {
  slug: 'data-quality',
  title: 'Data Quality',
  description: 'Completeness, outliers and consistency of what is reported',
  page: 'data-quality',
}
