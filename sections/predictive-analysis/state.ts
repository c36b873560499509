import { addressCodec, type Parameter, type StateOf } from '#domain/address/address-codec.ts'
import { toggle, word, wordOrNone } from '#domain/address/parameters.ts'
import { SHARED } from '#domain/choice/shared-address.ts'
import { type AskedReach, FURTHEST } from '#domain/forecast/reach.ts'
import { isoPeriod, parsePeriod } from '#domain/period/period.ts'
import { forecastOptions } from '#charts/forecast/view.ts'

const { horizon, intervals, model, national, sdg, shape, span, until } = forecastOptions

/**
 * The year or month that the forecast leads to, so that a link says the same next year; null: as far as usual. Links of earlier
 * versions name a number of steps, which stays what they say until the reader chooses.
 */
const reach: Parameter<AskedReach | null> = {
  read: (query) => {
    const iso = until.read(query.get(until.parameter) ?? '')
    const code = iso === undefined ? null : parsePeriod(iso)
    if (code !== null) return { until: code }
    const steps = horizon.read(query.get(horizon.parameter) ?? '')
    return steps === undefined || steps > FURTHEST ? null : { steps }
  },
  write: (query, value) => {
    query.delete(until.parameter)
    query.delete(horizon.parameter)
    if (value === null) return
    if ('until' in value) query.set(until.parameter, isoPeriod(value.until))
    else query.set(horizon.parameter, String(value.steps))
  },
}

/** The state of Predictive Analysis, in the options of its kind; null lets the data decide. */
const PARAMETERS = {
  ...SHARED,
  reach,
  model: wordOrNone(model.parameter, model.words),
  shape: word(shape.parameter, shape.words, 'line'),
  span: word(span.parameter, span.words, 'recent'),
  intervals: toggle(intervals.parameter, true),
  national: toggle(national.parameter, true),
  sdg: toggle(sdg.parameter, true),
}

export type PredictiveState = StateOf<typeof PARAMETERS>

export const PREDICTIVE_STATE = addressCodec(PARAMETERS)
