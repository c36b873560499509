import { isoPeriod, type PeriodCode, parsePeriod } from '#domain/period/period.ts'
import { flag, oneOf, parseId, setNumber, setSwitch, setText } from '#domain/view/address-parts.ts'

/** What the reader chose in the section of population groups; null where nothing was said. */
export interface DisaggregationState {
  readonly indicator: number | null
  readonly source: number | null
  readonly location: number | null
  readonly period: PeriodCode | null
  /** As in the data: `wealth_quintile`. */
  readonly dimension: string | null
  /** Order of the category that is shown alone; null for all. */
  readonly only: number | null
  /** Form of the figure over time. */
  readonly over: 'line' | 'equiplot'
  /** People instead of percentages in the pyramid. */
  readonly counts: boolean
  /** The outline of the nation around the pyramid of another place. */
  readonly outline: boolean
}

/**
 * The state in the query string; `writeDisaggregationAddress` is the way back. Indicator, data source, location and period
 * are shared with the other sections. Whatever is malformed counts as not said.
 */
export function parseDisaggregationAddress(query: URLSearchParams): DisaggregationState {
  const dimension = query.get('dimension')
  return {
    indicator: parseId(query.get('indicator')) ?? null,
    source: parseId(query.get('datasource')) ?? null,
    location: parseId(query.get('location')) ?? null,
    period: parsePeriod(query.get('period') ?? query.get('year') ?? ''),
    dimension: dimension !== null && /^[a-z][a-z0-9_]{0,40}$/.test(dimension) ? dimension : null,
    only: parseId(query.get('group')) ?? null,
    over: oneOf(query.get('over_time'), ['line', 'equiplot'] as const) ?? 'line',
    counts: flag(query, 'counts') ?? false,
    outline: flag(query, 'outline') ?? true,
  }
}

/** Writes a state into a query: what equals the default is deleted, parameters of other sections stay. */
export function writeDisaggregationAddress(query: URLSearchParams, state: DisaggregationState): void {
  query.delete('year')
  setNumber(query, 'indicator', state.indicator)
  setNumber(query, 'datasource', state.source)
  setNumber(query, 'location', state.location)
  setText(query, 'period', state.period === null ? null : isoPeriod(state.period))
  setText(query, 'dimension', state.dimension)
  setNumber(query, 'group', state.only)
  setText(query, 'over_time', state.over === 'line' ? null : state.over)
  setSwitch(query, 'counts', state.counts, false)
  setSwitch(query, 'outline', state.outline, true)
}
