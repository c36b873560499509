import { isoPeriod, type PeriodCode, parsePeriod } from '#domain/period/period.ts'
import { idList, oneOf, parseId, setIds, setNumber, setText } from '#domain/view/address-parts.ts'

/** What a reader asked a scorecard for. Null and empty: not said, so the page decides. */
export interface ScorecardState {
  /** The chosen indicator, shared by all sections: the one of the periods. */
  readonly indicator: number | null
  /** Columns of the form by indicators. */
  readonly indicators: readonly number[]
  readonly source: number | null
  /** Newest period shown. */
  readonly period: PeriodCode | null
  /** What stands in the columns. */
  readonly columns: 'indicators' | 'periods'
  readonly places: 'states' | 'zones'
  /** Column by which places are ordered and ranked, from 0; null: by zone and name. */
  readonly order: number | null
}

/** Reads a scorecard's state; what is malformed counts as not said. */
export function parseScorecard(query: URLSearchParams): ScorecardState {
  const order = parseId(query.get('order'))
  return {
    indicator: parseId(query.get('indicator')) ?? null,
    indicators: idList(query, 'indicators'),
    source: parseId(query.get('datasource')) ?? null,
    period: parsePeriod(query.get('period') ?? query.get('year') ?? ''),
    columns: oneOf(query.get('columns'), ['indicators', 'periods'] as const) ?? 'indicators',
    places: oneOf(query.get('places'), ['states', 'zones'] as const) ?? 'states',
    order: order === undefined ? null : order - 1,
  }
}

/** Writes it back: `parseScorecard(writeScorecard(state))` equals the state. Columns count from 1 in the address. */
export function writeScorecard(query: URLSearchParams, state: ScorecardState): void {
  query.delete('year')
  setNumber(query, 'indicator', state.indicator)
  setIds(query, 'indicators', state.indicators)
  setNumber(query, 'datasource', state.source)
  setText(query, 'period', state.period === null ? null : isoPeriod(state.period))
  setText(query, 'columns', state.columns === 'indicators' ? null : state.columns)
  setText(query, 'places', state.places === 'states' ? null : state.places)
  setNumber(query, 'order', state.order === null ? null : state.order + 1)
}
