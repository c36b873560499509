import { addressCodec, type Parameter, type StateOf } from '#domain/address/address-codec.ts'
import { id, ids, word } from '#domain/address/parameters.ts'
import { SHARED } from '#domain/choice/shared-address.ts'

const place = id('order')

/** A column from 0; columns count from 1 in the address. */
const column: Parameter<number | null> = {
  read: (query) => {
    const at = place.read(query)
    return at === null ? null : at - 1
  },
  write: (query, at) => place.write(query, at === null ? null : at + 1),
}

/** The state of a scorecard. The period is the newest shown, the indicator the one whose periods are shown. */
const PARAMETERS = {
  indicator: SHARED.indicator,
  /** Columns of the form by indicators; none: not said, so the data decide. */
  indicators: ids('indicators'),
  source: SHARED.source,
  /** The place whose row is marked. */
  location: SHARED.location,
  period: SHARED.period,
  /** The content of the columns. */
  columns: word('columns', ['indicators', 'periods'], 'indicators'),
  places: word('places', ['states', 'zones'], 'states'),
  /** Column by which places are ordered and ranked; null: by zone and name. */
  order: column,
}

export type ScorecardState = StateOf<typeof PARAMETERS>

export const SCORECARD_STATE = addressCodec(PARAMETERS)
