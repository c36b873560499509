import type { Classification } from '#domain/data-source/data-source.ts'
import type { PeriodCode } from '#domain/period/period.ts'

/**
 * The evidence that figures descend from. A `custodian_model` is the run of the body that publishes the
 * official estimate; a `routine` is the reports of facilities or of the country; a `compilation` is of
 * reports that its publisher does not name.
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

/** Kinds that come out of a model or a formula, however much was counted or asked before. */
const MODELLED: readonly EvidenceKind[] = ['custodian_model', 'model', 'index']

/** Kinds of which nobody says whether they were counted, asked or modelled. */
const UNSAID: readonly EvidenceKind[] = ['compilation']

/**
 * Whether a figure is a model's: by the evidence that it names; where that says nothing, by the class of its source. A model that
 * takes a survey in is a model.
 */
export function isModelled(
  named: readonly string[],
  {
    classification,
    evidence,
  }: { readonly classification: Classification; readonly evidence: ReadonlyMap<string, Evidence> },
): boolean {
  const kinds = named.flatMap((id) => evidence.get(id)?.kind ?? [])
  if (kinds.every((kind) => UNSAID.includes(kind))) return classification === 'Estimate'
  return kinds.some((kind) => MODELLED.includes(kind))
}
