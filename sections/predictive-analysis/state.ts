import { addressCodec, type StateOf } from '#domain/address/address-codec.ts'
import { id, toggle, wordOrNone } from '#domain/address/parameters.ts'
import { SHARED } from '#domain/choice/shared-address.ts'
import { MODEL_NAMES } from '#domain/forecast/model-names.ts'

/** The longest forecast that is offered, in steps of the series. */
export const LONGEST_HORIZON = 24

/** The state of Predictive Analysis; null lets the data decide. */
const PARAMETERS = {
  ...SHARED,
  /** Steps ahead, in years or months as the series has them. */
  horizon: id('horizon', LONGEST_HORIZON),
  model: wordOrNone('model', MODEL_NAMES),
  national: toggle('nt', true),
  sdg: toggle('sdg', true),
}

export type PredictiveWanted = StateOf<typeof PARAMETERS>

export const PREDICTIVE_STATE = addressCodec(PARAMETERS)
