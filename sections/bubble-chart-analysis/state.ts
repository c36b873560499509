import { addressCodec, type Parameter, type StateOf } from '#domain/address/address-codec.ts'
import { id, ids, toggle } from '#domain/address/parameters.ts'
import { SHARED } from '#domain/choice/shared-address.ts'
import { list, parseId, setText } from '#domain/view/address-parts.ts'
import { LOG_AXES, type LogAxis } from '#domain/view/log-axis.ts'

/** `none`: all bubbles have one size. */
const size: Parameter<number | 'none' | null> = {
  read: (query) => (query.get('size') === 'none' ? 'none' : (parseId(query.get('size')) ?? null)),
  write: (query, value) => setText(query, 'size', value === null ? null : String(value)),
}

const log: Parameter<readonly LogAxis[]> = {
  read: (query) => {
    const asked = list(query, 'log')
    return LOG_AXES.filter((axis) => asked.includes(axis))
  },
  write: (query, axes) => setText(query, 'log', axes.length === 0 ? null : axes.join(',')),
}

/** The state of Bubble Chart Analysis. The shared indicator and source lie upwards; null lets the data decide. */
const PARAMETERS = {
  ...SHARED,
  /** Indicator that lies sideways, with its source. */
  x: id('x'),
  xSource: id('x_source'),
  /** Indicator whose figures are the areas. */
  size,
  sizeSource: id('size_source'),
  log,
  /** Zones shown alone; empty: all. */
  zones: ids('zones'),
  /** States that are labelled and followed through the years. */
  trails: ids('trails'),
  medians: toggle('medians', true),
  /** The axes hold all periods, as while they play. */
  steady: toggle('steady', false),
  national: toggle('bubble_nt', false),
  sdg: toggle('bubble_sdg', false),
}

export type BubbleState = StateOf<typeof PARAMETERS>

export const BUBBLE_STATE = addressCodec(PARAMETERS)
