import type { PeriodCode } from '#domain/period/period.ts'

/**
 * The subject of a figure, beside the period under which it is published: the time that it describes, who was
 * born then, the evidence it descends from, and which edition of it this is.
 */
export interface Coordinates {
  /** First and last year, month or week that the figure describes; null where its publisher does not say. */
  readonly referenceStart: PeriodCode | null
  readonly referenceEnd: PeriodCode | null
  /** Year of birth of the children whose vaccination is counted; null for figures of anything else. */
  readonly birthCohort: number | null
  /** Ids of `Evidence`. Figures that share one are not independent of each other. */
  readonly evidence: readonly string[]
  /** Revision, round or copy, as its publisher calls it; empty where there is one only. */
  readonly edition: string
  /** The source that holds the current edition of the same estimate; null when this is it. */
  readonly supersededBy: number | null
}

/** The coordinates of a figure known by its period alone. */
export const NO_COORDINATES: Coordinates = {
  referenceStart: null,
  referenceEnd: null,
  birthCohort: null,
  evidence: [],
  edition: '',
  supersededBy: null,
}

/** The same text for the same coordinates, so that figures can share one object. */
export function coordinatesKey(coordinates: Coordinates): string {
  const { referenceStart, referenceEnd, birthCohort, evidence, edition, supersededBy } = coordinates
  return JSON.stringify([referenceStart, referenceEnd, birthCohort, evidence, edition, supersededBy])
}
