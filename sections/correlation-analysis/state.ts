import { addressCodec, type Parameter, type StateOf } from '#domain/address/address-codec.ts'
import { wordOrNone, word } from '#domain/address/parameters.ts'
import { SHARED } from '#domain/choice/shared-address.ts'
import { CORRELATION_METHODS } from '#domain/correlation-study/correlation-method.ts'
import { idList, setIds } from '#domain/view/address-parts.ts'

/** Null: not said, so the dashboard's own; empty: the reader took all away. */
const chosen: Parameter<readonly number[] | null> = {
  read: (query) => {
    const ids = [...new Set(idList(query, 'indicators'))]
    return ids.length > 0 ? ids : query.get('indicators') === 'none' ? [] : null
  },
  write: (query, ids) => {
    setIds(query, 'indicators', ids ?? [])
    if (ids?.length === 0) query.set('indicators', 'none')
  },
}

/** The pair that is opened: first sideways, second upwards. */
const pair: Parameter<readonly [number, number] | null> = {
  read: (query) => {
    const [x, y] = idList(query, 'pair')
    return x !== undefined && y !== undefined && x !== y ? [x, y] : null
  },
  write: (query, ids) => setIds(query, 'pair', ids ?? []),
}

/** The state of Correlation Analysis; null lets the data decide. */
const PARAMETERS = {
  ...SHARED,
  indicators: chosen,
  over: word('over', ['states', 'periods'], 'states'),
  method: wordOrNone('method', CORRELATION_METHODS),
  adjust: word('adjust', ['bh', 'holm'], 'bh'),
  pair,
  fit: word('fit', ['ols', 'theil-sen'], 'ols'),
}

export type CorrelationState = StateOf<typeof PARAMETERS>

export const CORRELATION_STATE = addressCodec(PARAMETERS)
