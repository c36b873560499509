import { addressCodec, type StateOf } from '#domain/address/address-codec.ts'
import { word } from '#domain/address/parameters.ts'
import { SHARED } from '#domain/choice/shared-address.ts'

/** The state of a quarter. The place is shown with the places it consists of. */
const PARAMETERS = {
  ...SHARED,
  order: word('order_by', ['zone', 'change', 'flags'], 'zone'),
}

export type QuarterlyState = StateOf<typeof PARAMETERS>

export const QUARTERLY_STATE = addressCodec(PARAMETERS)
