import { addressCodec, type StateOf } from '#domain/address/address-codec.ts'
import { toggle, word, wordOrNone } from '#domain/address/parameters.ts'
import { SHARED } from '#domain/choice/shared-address.ts'
import { ACROSS } from '#domain/spread/across.ts'

/** The state of Descriptive Analysis; null lets the data decide. */
const PARAMETERS = {
  ...SHARED,
  across: wordOrNone('across', ACROSS),
  /** Classes of the histogram: at round limits, or exactly as wide as the rule says. */
  bins: word('bins', ['round', 'exact'], 'round'),
  national: toggle('nt', true),
  sdg: toggle('sdg', true),
}

export type DescriptiveState = StateOf<typeof PARAMETERS>

export const DESCRIPTIVE_STATE = addressCodec(PARAMETERS)
