import type { KnownIds } from '#server/dataset/known-ids.ts'

/** The ids in a store that rows of files may name. */
export const KNOWN_IDS: KnownIds = {
  indicators: new Map([
    [7, 'percent'],
    [62, 'count'],
    [32, 'per-1000'],
    [29, 'per-100000'],
    [686, 'money'],
    [69, 'other'],
    // The tables may hold it, and no figure can be named with it.
    [8192, 'percent'],
  ]),
  sources: new Map([
    [2, 'Survey'],
    [6, 'Routine'],
    [9, 'Estimate'],
  ]),
  locations: new Map([[1, 1]]),
  sourceNames: new Map([['Survey A', 2]]),
  evidence: new Set(['A2018', 'B2018']),
  today: '2026-11-26',
}
