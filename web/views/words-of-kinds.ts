import type { FigureKind } from '#charts/view.ts'
import type { Group } from '#messages/groups.ts'

/** The groups of texts that the figures of a kind say besides those of a first view; they come with its code. */
export const WORDS_OF_KINDS: Partial<Record<FigureKind, readonly Group[]>> = {
  'zonal-columns': ['places'],
  map: ['places'],
  'indicator-comparison': ['analysis'],
  'dataset-comparison': ['analysis'],
  groups: ['analysis'],
  pyramid: ['analysis'],
  scorecard: ['analysis'],
  quarters: ['studies'],
  'epidemic-curve': ['analysis', 'studies'],
  'correlation-matrix': ['studies'],
  scatter: ['studies'],
  histogram: ['analysis'],
  'box-plot': ['analysis'],
  forecast: ['analysis', 'studies'],
  bubble: ['studies'],
  'source-scatter': ['analysis'],
  'bland-altman': ['analysis'],
}
