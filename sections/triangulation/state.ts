import type { AddressCodec } from '#domain/address/address-codec.ts'
import { MOST_COMPARISONS } from '#domain/triangulation/question.ts'
import { flag, idList, parseId, setIds, setNumber, setSwitch } from '#domain/view/address-parts.ts'

/** The reader's choice; null: not chosen, which for indicator and location means all of them. */
export interface TriangulationSelection {
  readonly indicator: number | null
  readonly primary: number | null
  /** None, one or two, all different and none of them the primary. */
  readonly comparisons: readonly number[]
  readonly location: number | null
}

/** A selection that can be triangulated. */
export interface TriangulationRequest extends TriangulationSelection {
  readonly primary: number
}

/** The state of a triangulation. */
export interface TriangulationState extends TriangulationSelection {
  /** False while the reader is still choosing; a link with a full selection is asked at once. */
  readonly asked: boolean
  /** Comparisons that both charts of the pairs leave out. */
  readonly hidden: readonly number[]
}

/** What is malformed counts as not chosen, and a third comparison is dropped. The primary source is the one that other sections have chosen. */
export const TRIANGULATION_STATE: AddressCodec<TriangulationState> = {
  parse: (query) =>
    tidySelection({
      indicator: parseId(query.get('indicator')) ?? null,
      primary: parseId(query.get('datasource')) ?? null,
      comparisons: idList(query, 'compare'),
      location: parseId(query.get('location')) ?? null,
      asked: flag(query, 'asked') ?? true,
      hidden: idList(query, 'hidden'),
    }),
  write: (query, { indicator, primary, comparisons, location, asked, hidden }) => {
    setNumber(query, 'indicator', indicator)
    setNumber(query, 'datasource', primary)
    setIds(query, 'compare', comparisons)
    setNumber(query, 'location', location)
    setSwitch(query, 'asked', asked, true)
    setIds(query, 'hidden', hidden)
  },
}

/** The selection with each source once and at most two comparisons; the last ones are dropped. */
export function tidySelection<Selection extends TriangulationSelection>(selection: Selection): Selection {
  const others = selection.comparisons.filter((id) => id !== selection.primary)
  return { ...selection, comparisons: [...new Set(others)].slice(0, MOST_COMPARISONS) }
}

/** The selection when it has a primary source and at least one comparison; else null. */
export function fullSelection(selection: TriangulationSelection): TriangulationRequest | null {
  const { indicator, primary, comparisons, location } = selection
  return primary === null || comparisons.length === 0 ? null : { indicator, primary, comparisons, location }
}

/** The state to show while the reader is still choosing: the selection that was asked for stays, until the next one is. */
export function stateToShow(
  wanted: TriangulationState,
  before: TriangulationState | null,
): TriangulationState {
  if (wanted.asked || !before?.asked || !fullSelection(before)) return wanted
  return { ...before, hidden: wanted.hidden }
}
