import type { Group } from '#messages/groups.ts'

/** The groups of texts that a section says besides those of a first view; they come with its code. */
export const SECTION_WORDS: Readonly<Record<string, readonly Group[]>> = {
  'advanced-indicator-comparison': ['analysis'],
  'bubble-chart-analysis': ['analysis', 'lists', 'studies'],
  'correlation-analysis': ['studies'],
  'data-quality': ['analysis'],
  'dataset-comparison': ['analysis'],
  'descriptive-analysis': ['analysis'],
  disaggregation: ['analysis'],
  'epidemic-curve': ['studies'],
  'indicator-comparison': ['analysis'],
  maps: ['analysis', 'places', 'maps'],
  'multi-source-comparison': ['analysis', 'places'],
  'multi-source-indicator-comparison': ['analysis'],
  'predictive-analysis': ['analysis', 'studies'],
  'quarterly-performance': ['analysis', 'studies'],
  scorecard: ['analysis'],
  triangulation: ['analysis', 'lists', 'sources', 'tools'],
  'zonal-analysis': ['places'],
}
