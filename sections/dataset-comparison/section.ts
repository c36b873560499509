import type { Section } from '#sections/definition/section-definition.ts'

export const datasetComparison: Section = {
  slug: 'dataset-comparison',
  title: 'Dataset Comparison',
  description: 'One indicator in up to four sources and years, for the nation and its states',
  index: 3,
  load: () => import('./definition.ts'),
}
