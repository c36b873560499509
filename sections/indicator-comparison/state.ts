import { indicatorComparisonOptions } from '#charts/indicator-comparison/view.ts'
import { addressCodec, type Parameter, type StateOf } from '#domain/address/address-codec.ts'
import { toggle, word } from '#domain/address/parameters.ts'
import { SHARED } from '#domain/choice/shared-address.ts'
import { COMPARE_BY, PLACE_ORDERS } from '#domain/comparison/compare-by.ts'
import { idList, setIds, setText } from '#domain/view/address-parts.ts'

/** Null: not said, so the dashboard's own; empty: the reader took all away. */
const chosen: Parameter<readonly number[] | null> = {
  read: (query) => {
    const ids = idList(query, 'indicators')
    return ids.length > 0 ? ids : query.get('indicators') === 'none' ? [] : null
  },
  write: (query, ids) => {
    setIds(query, 'indicators', ids ?? [])
    if (ids?.length === 0) query.set('indicators', 'none')
  },
}

/** All sources, though the source of the other sections stays in the address. */
const everySource: Parameter<boolean> = {
  read: (query) => query.get('sources') === 'all',
  write: (query, isEvery) => setText(query, 'sources', isEvery ? 'all' : null),
}

/** The state of a comparison of indicators; targets are off unless the reader wants them. */
const PARAMETERS = {
  ...SHARED,
  indicators: chosen,
  by: word('compare_by', COMPARE_BY, 'period'),
  everySource,
  national: toggle('comparison_nt', false),
  sdg: toggle('comparison_sdg', false),
  intervals: toggle('intervals', true),
  shape: word('comparison', indicatorComparisonOptions.shape.words, 'line'),
  yearsOf: word('years_of', indicatorComparisonOptions.yearsOf.words, 'report'),
  order: word('places_order', PLACE_ORDERS, 'value'),
  span: word('years_span', indicatorComparisonOptions.span.words, 'most'),
}

export type IndicatorComparisonState = StateOf<typeof PARAMETERS>

export const INDICATOR_COMPARISON_STATE = addressCodec(PARAMETERS)
