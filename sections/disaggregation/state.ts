import { addressCodec, type Parameter, type StateOf } from '#domain/address/address-codec.ts'
import { id, toggle, word } from '#domain/address/parameters.ts'
import { SHARED } from '#domain/choice/shared-address.ts'
import { setText } from '#domain/view/address-parts.ts'

/** As in the data: `wealth_quintile`. */
const dimension: Parameter<string | null> = {
  read: (query) => {
    const found = query.get('dimension')
    return found !== null && /^[a-z][a-z0-9_]{0,40}$/.test(found) ? found : null
  },
  write: (query, value) => setText(query, 'dimension', value),
}

/** The state of the section of population groups; null where the data decide. */
const PARAMETERS = {
  ...SHARED,
  dimension,
  /** Order of the category that is shown alone; null for all. */
  only: id('group'),
  /** Form of the figure over time. */
  over: word('over_time', ['line', 'equiplot'], 'line'),
  /** People instead of percentages in the pyramid. */
  counts: toggle('counts', false),
  /** The outline of the nation around the pyramid of another place. */
  outline: toggle('outline', true),
}

export type DisaggregationState = StateOf<typeof PARAMETERS>

export const DISAGGREGATION_STATE = addressCodec(PARAMETERS)
