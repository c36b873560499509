import { addressCodec, type Parameter, type StateOf } from '#domain/address/address-codec.ts'
import { toggle, word } from '#domain/address/parameters.ts'
import { CLASS_WAYS } from '#charts/map/class-limits.ts'
import { FIGURE_PARAMETERS } from '#sections/figure-section/state.ts'
import { list, setText } from '#domain/view/address-parts.ts'

/** Limits between classes, ascending; malformed ones are left out. */
const limits: Parameter<readonly number[]> = {
  read: (query) =>
    list(query, 'limits')
      .map(Number)
      .filter(Number.isFinite)
      .toSorted((a, b) => a - b),
  write: (query, values) => setText(query, 'limits', values.length === 0 ? null : values.join(',')),
}

/** What a reader asked the maps for. */
const PARAMETERS = {
  ...FIGURE_PARAMETERS,
  /** How the classes are made; `own`: between the limits. */
  classes: word('classes', CLASS_WAYS, 'round'),
  limits,
  /** Public health facilities over the regions, and a list of them. */
  facilities: toggle('facilities', false),
}

export type MapsState = StateOf<typeof PARAMETERS>

export const MAPS_STATE = addressCodec(PARAMETERS)
