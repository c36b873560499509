import type { PageSection } from '#domain/section/section.ts'

export const datasetComparison: PageSection = {
  slug: 'dataset-comparison',
  title: 'Dataset Comparison',
  description: 'One indicator in up to four sources and years, for the nation and its states',
  index: 3,
  page: 'dataset-comparison',
}
