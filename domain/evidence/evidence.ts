import type { PeriodCode } from '#domain/period/period.ts'

/**
 * What figures descend from. A `custodian_model` is the run of the body that publishes the official estimate; a `routine` is the
 * reports of facilities or of the country; a `compilation` is of reports that its publisher does not name.
 */
export const EVIDENCE_KINDS = [
  'survey',
  'census',
  'custodian_model',
  'model',
  'routine',
  'registry',
  'index',
  'compilation',
] as const

export type EvidenceKind = (typeof EVIDENCE_KINDS)[number]

/** One piece of evidence: the interviews of a survey round, a census, a model, registers. Figures that share it are not independent. */
export interface Evidence {
  /** A word that is part of the data set: `NDHS2018`, `WUENIC`. */
  readonly id: string
  readonly kind: EvidenceKind
  readonly title: string
  /** First and last month or year of the interviews; null where there were none or nobody says. */
  readonly fieldworkStart: PeriodCode | null
  readonly fieldworkEnd: PeriodCode | null
  /** Year of birth of the children whose vaccination at 12-23 months was asked about; null where it was not. */
  readonly birthCohort: number | null
  /** The source that holds the current edition of a model's estimates. */
  readonly currentSource: number | null
}
