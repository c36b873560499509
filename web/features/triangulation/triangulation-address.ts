import { flag, idList, parseId, setIds, setNumber, setSwitch } from '#domain/view/address-parts.ts'

/** More sources than this are not compared with the primary one. Source: the specification. */
import { MOST_COMPARISONS } from '#domain/triangulation/question.ts'

/** The reader's choice; null: not chosen, which for indicator and location means all of them. */
export interface TriangulationSelection {
  readonly indicator: number | null
  readonly primary: number | null
  /** None, one or two, all different and none of them the primary. */
  readonly comparisons: readonly number[]
  readonly location: number | null
  /** False while the reader is still choosing; a link with a full selection is asked at once. */
  readonly asked: boolean
}

/** A selection that can be triangulated. */
export interface TriangulationRequest extends TriangulationSelection {
  readonly primary: number
}

/** Reads a selection; what is malformed counts as not chosen, and a third comparison is dropped. */
export function parseTriangulation(query: URLSearchParams): TriangulationSelection {
  return tidySelection({
    indicator: parseId(query.get('indicator')) ?? null,
    primary: parseId(query.get('datasource')) ?? null,
    comparisons: idList(query, 'compare'),
    location: parseId(query.get('location')) ?? null,
    asked: flag(query, 'asked') ?? true,
  })
}

/** Writes a selection; what is not chosen is deleted. The primary source is the one that other sections have chosen. */
export function writeTriangulation(query: URLSearchParams, selection: TriangulationSelection): void {
  setNumber(query, 'indicator', selection.indicator)
  setNumber(query, 'datasource', selection.primary)
  setIds(query, 'compare', selection.comparisons)
  setNumber(query, 'location', selection.location)
  setSwitch(query, 'asked', selection.asked, true)
}

/** The selection with each source once and at most two comparisons; the last ones are dropped. */
export function tidySelection(selection: TriangulationSelection): TriangulationSelection {
  const others = selection.comparisons.filter((id) => id !== selection.primary)
  return { ...selection, comparisons: [...new Set(others)].slice(0, MOST_COMPARISONS) }
}

/** The selection when it has a primary source and at least one comparison; else null. */
export function fullSelection(selection: TriangulationSelection): TriangulationRequest | null {
  const { primary, comparisons } = selection
  return primary === null || comparisons.length === 0 ? null : { ...selection, primary }
}
