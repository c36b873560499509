import { flag, idList, oneOf, setIds, setSwitch, setText } from '#domain/view/address-parts.ts'
import { COMPARE_BY, type CompareBy, PLACE_ORDERS, type PlaceOrder } from '#domain/comparison/compare-by.ts'
import { parseShared, type SharedWanted, writeShared } from '#domain/choice/shared-address.ts'

/** What a reader asked a comparison of indicators for. */
export interface IndicatorComparisonState extends SharedWanted {
  /** Null: not said, so the dashboard's own; empty: the reader took all away. */
  readonly indicators: readonly number[] | null
  readonly by: CompareBy
  /** All sources, though the source of the other sections stays in the address. */
  readonly everySource: boolean
  readonly national: boolean
  readonly sdg: boolean
  readonly intervals: boolean
  readonly order: PlaceOrder
}

/** Reads a comparison's state; what is malformed counts as not said. Targets are off unless the reader wants them. */
export function parseIndicatorComparison(query: URLSearchParams): IndicatorComparisonState {
  const ids = idList(query, 'indicators')
  const isNone = query.get('indicators') === 'none'
  return {
    ...parseShared(query),
    indicators: ids.length > 0 ? ids : isNone ? [] : null,
    by: oneOf(query.get('compare_by'), COMPARE_BY) ?? 'period',
    everySource: query.get('sources') === 'all',
    national: flag(query, 'comparison_nt') ?? false,
    sdg: flag(query, 'comparison_sdg') ?? false,
    intervals: flag(query, 'intervals') ?? true,
    order: oneOf(query.get('places_order'), PLACE_ORDERS) ?? 'name',
  }
}

/** Writes it back; what equals the default is deleted. */
export function writeIndicatorComparison(query: URLSearchParams, state: IndicatorComparisonState): void {
  writeShared(query, state)
  setIds(query, 'indicators', state.indicators ?? [])
  if (state.indicators?.length === 0) query.set('indicators', 'none')
  setText(query, 'compare_by', state.by === 'period' ? null : state.by)
  setText(query, 'sources', state.everySource ? 'all' : null)
  setSwitch(query, 'comparison_nt', state.national, false)
  setSwitch(query, 'comparison_sdg', state.sdg, false)
  setSwitch(query, 'intervals', state.intervals, true)
  setText(query, 'places_order', state.order === 'name' ? null : state.order)
}
