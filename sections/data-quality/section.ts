import type { Section } from '#sections/definition/section-definition.ts'

export const dataQuality: Section = {
  slug: 'data-quality',
  title: 'Data Quality',
  description: 'Completeness, outliers and consistency of what is reported',
}
