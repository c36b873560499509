import { addressCodec, type StateOf } from '#domain/address/address-codec.ts'
import { wordOrNone, word } from '#domain/address/parameters.ts'
import { SHARED } from '#domain/choice/shared-address.ts'

/** The state of the epidemic curve. The indicator names disease and count, the year of the period the year. */
const PARAMETERS = {
  ...SHARED,
  /** The year of the period, or all years together. */
  years: word('years', ['one', 'all'], 'one'),
  /** How the curve is drawn; null: as suits the years. */
  curve: wordOrNone('curve', ['weeks', 'range', 'running']),
  places: word('by_state', ['weeks', 'totals', 'rates'], 'weeks'),
  /** The form of the share that died. */
  fatality: word('died', ['years', 'states'], 'years'),
}

export type EpidemicState = StateOf<typeof PARAMETERS>

export const EPIDEMIC_STATE = addressCodec(PARAMETERS)
