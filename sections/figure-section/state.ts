import { distributionOptions } from '#charts/distribution/view.ts'
import { mapOptions } from '#charts/map/view.ts'
import { trendOptions } from '#charts/trend/view.ts'
import { addressCodec, type StateOf } from '#domain/address/address-codec.ts'
import { id, ids, toggle, word, wordOrNone } from '#domain/address/parameters.ts'
import { SHARED } from '#domain/choice/shared-address.ts'

/** The state of a declared section, and the forms of its figures. */
export const FIGURE_PARAMETERS = {
  ...SHARED,
  /** Related indicators put into the table by the reader; none: those of the catalogue. */
  related: ids('related'),
  national: toggle('nt', true),
  sdg: toggle('sdg', true),
  parts: toggle('numden', false),
  intervals: toggle('intervals', true),
  /** Source whose interval is shown alone; null: all that have one. */
  intervalSource: id('interval_source'),
  trend: word('trend', trendOptions.shape.words, 'line'),
  /** How long the periods of the trend are; null: those of the chosen source. */
  length: wordOrNone('length', trendOptions.length.words),
  yearsOf: word('years_of', trendOptions.yearsOf.words, 'report'),
  distribution: word('distribution', distributionOptions.shape.words, 'bars'),
  regions: word('regions', mapOptions.regions.words, 'states'),
  /** The places by which a state is shown: its LGAs, or the states around it; null lets the chosen source decide. */
  among: wordOrNone('among', ['lgas', 'states']),
  hidden: ids('hidden'),
  every: toggle('every_source', false),
  /** Place the others are compared with; null: the highest and the lowest. */
  reference: id('reference'),
}

export type FigureState = StateOf<typeof FIGURE_PARAMETERS>

export const FIGURE_STATE = addressCodec(FIGURE_PARAMETERS)
