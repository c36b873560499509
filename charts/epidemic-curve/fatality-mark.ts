import type { CaseFatality, FatalityRow } from '#domain/surveillance/case-fatality.ts'

/** A ratio that may be shown. */
export interface FatalityMark {
  readonly name: string
  readonly row: FatalityRow
  readonly ratio: CaseFatality
}
