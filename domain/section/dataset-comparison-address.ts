import { type DatasetPick, parsePick, pickKey } from '#domain/comparison/dataset-pick.ts'
import { flag, list, oneOf, setSwitch, setText } from '#domain/view/address-parts.ts'
import { PLACE_ORDERS, type PlaceOrder } from '#domain/view/view.ts'
import { parseShared, type SharedWanted, writeShared } from './shared-address.ts'

/** What a reader asked a comparison of data sets for. */
export interface DatasetComparisonState extends SharedWanted {
  /** Pairs of source and period in the order of choosing; empty: not said, so the page decides. */
  readonly picks: readonly DatasetPick[]
  readonly form: 'dots' | 'columns'
  readonly intervals: boolean
  readonly order: PlaceOrder
}

/** Reads a comparison's state; what is malformed counts as not said. */
export function parseDatasetComparison(query: URLSearchParams): DatasetComparisonState {
  return {
    ...parseShared(query),
    picks: list(query, 'datasets').flatMap((text) => parsePick(text) ?? []),
    form: oneOf(query.get('datasets_form'), ['dots', 'columns'] as const) ?? 'dots',
    intervals: flag(query, 'intervals') ?? true,
    order: oneOf(query.get('places_order'), PLACE_ORDERS) ?? 'name',
  }
}

/** Writes it back; what equals the default is deleted. */
export function writeDatasetComparison(query: URLSearchParams, state: DatasetComparisonState): void {
  writeShared(query, state)
  setText(query, 'datasets', state.picks.length === 0 ? null : state.picks.map(pickKey).join(','))
  setText(query, 'datasets_form', state.form === 'dots' ? null : state.form)
  setSwitch(query, 'intervals', state.intervals, true)
  setText(query, 'places_order', state.order === 'name' ? null : state.order)
}
