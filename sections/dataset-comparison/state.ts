import { addressCodec, type StateOf } from '#domain/address/address-codec.ts'
import { entries, toggle, word } from '#domain/address/parameters.ts'
import { SHARED } from '#domain/choice/shared-address.ts'
import { parsePick, pickKey } from '#domain/comparison/dataset-pick.ts'
import { PLACE_ORDERS } from '#domain/comparison/compare-by.ts'

/** The state of a comparison of data sets. */
const PARAMETERS = {
  ...SHARED,
  /** Pairs of source and period in the order of choosing; none: not said, so the data decide. */
  picks: entries('datasets', parsePick, pickKey),
  form: word('datasets_form', ['dots', 'columns'], 'dots'),
  intervals: toggle('intervals', true),
  order: word('places_order', PLACE_ORDERS, 'name'),
}

export type DatasetState = StateOf<typeof PARAMETERS>

export const DATASET_STATE = addressCodec(PARAMETERS)
