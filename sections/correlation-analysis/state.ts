import { idList, oneOf, setIds, setText } from '#domain/view/address-parts.ts'
import { CORRELATION_METHODS, type CorrelationMethod } from '#domain/correlation-study/correlation-method.ts'
import { parseShared, type SharedWanted, writeShared } from '#domain/choice/shared-address.ts'

/** The state of Correlation Analysis; null lets the data decide. */
export interface CorrelationWanted extends SharedWanted {
  /** Null: not said, so the dashboard's own; empty: the reader took all away. */
  readonly indicators: readonly number[] | null
  readonly over: 'states' | 'periods'
  readonly method: CorrelationMethod | null
  readonly adjust: 'bh' | 'holm'
  /** The pair that is opened: first sideways, second upwards. */
  readonly pair: readonly [number, number] | null
  readonly fit: 'ols' | 'theil-sen'
}

/** Reads the state of Correlation Analysis; `writeCorrelationAddress` is the way back. What is malformed is not said. */
export function parseCorrelationAddress(query: URLSearchParams): CorrelationWanted {
  const ids = [...new Set(idList(query, 'indicators'))]
  const [x, y] = idList(query, 'pair')
  return {
    ...parseShared(query),
    indicators: ids.length > 0 ? ids : query.get('indicators') === 'none' ? [] : null,
    over: oneOf(query.get('over'), ['periods'] as const) ?? 'states',
    method: oneOf(query.get('method'), CORRELATION_METHODS) ?? null,
    adjust: oneOf(query.get('adjust'), ['holm'] as const) ?? 'bh',
    pair: x !== undefined && y !== undefined && x !== y ? [x, y] : null,
    fit: oneOf(query.get('fit'), ['theil-sen'] as const) ?? 'ols',
  }
}

/** Writes the state into a query: what equals the default is deleted, parameters of other sections stay. */
export function writeCorrelationAddress(query: URLSearchParams, wanted: CorrelationWanted): void {
  writeShared(query, wanted)
  setIds(query, 'indicators', wanted.indicators ?? [])
  if (wanted.indicators?.length === 0) query.set('indicators', 'none')
  setText(query, 'over', wanted.over === 'states' ? null : wanted.over)
  setText(query, 'method', wanted.method)
  setText(query, 'adjust', wanted.adjust === 'bh' ? null : wanted.adjust)
  setIds(query, 'pair', wanted.pair ?? [])
  setText(query, 'fit', wanted.fit === 'ols' ? null : wanted.fit)
}
