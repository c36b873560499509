import { message } from '#domain/message/message.ts'
import type { Section } from '#sections/definition/section-definition.ts'

export const datasetComparison: Section = {
  slug: 'dataset-comparison',
  name: 'Dataset Comparison',
  title: message('sections.dataset-comparison'),
  description: message('sections.dataset-comparison-about'),
  index: 3,
  load: () => import('./definition.ts'),
}
