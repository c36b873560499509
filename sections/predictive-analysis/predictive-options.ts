import type { ForecastNumbers } from '#domain/forecast/forecast.ts'
import { FEWEST, MODEL_NAMES } from '#domain/forecast/model-names.ts'
import { type Message, message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { modelName } from '#domain/narrative/predictive-words.ts'
import type { Option } from '#sections/definition/options.ts'
import { plainOption } from '#sections/controls/plain-option.ts'
import { LONGEST_HORIZON } from './state.ts'

/** Value of the option that leaves the choice to the data. */
export const USUAL = ''

/** The year that the goals of the United Nations are set for. */
const GOALS_YEAR = 2030

const STEPS = { 1: [1, 2, 3, 5, 7, 10, 15, 20], 12: [3, 6, 12, 18, 24] } as const

/** How far a forecast may reach: the usual way first, then steps, and for years the one that leads to 2030. */
export function horizonOptions(frequency: 1 | 12, lastYear: number | null): Option[] {
  const toGoals = frequency === 1 && lastYear !== null ? GOALS_YEAR - lastYear : 0
  const reach = toGoals > 0 && toGoals <= LONGEST_HORIZON ? [toGoals] : []
  const steps = [...new Set([...STEPS[frequency], ...reach])].sort((a, b) => a - b)
  return [
    plainOption(USUAL, message('predictive.usual-horizon'), {
      hint: message('predictive.usual-reach', { unit: unitOf(frequency) }),
    }),
    ...steps.map((step) =>
      plainOption(String(step), horizonWords(step, frequency), {
        hint:
          frequency === 1 && lastYear !== null
            ? message('predictive.leads-to', { year: String(lastYear + step) })
            : '',
      }),
    ),
  ]
}

/** `5 years`, `1 month`. */
export function horizonWords(count: number, frequency: 1 | 12): Message {
  return message('predictive.horizon', { count, unit: unitOf(frequency) })
}

function unitOf(frequency: 1 | 12) {
  return frequency === 1 ? 'years' : 'months'
}

/** The models, the automatic choice first; those that the series is too short or too gappy for say so. */
export function modelOptions(n: number, used: ForecastNumbers['model'] | null): Option[] {
  const isGappy = used === 'dated_trend'
  return [
    plainOption(USUAL, message('predictive.automatic'), { hint: message('predictive.best-on-past') }),
    ...MODEL_NAMES.map((name) =>
      plainOption(name, modelName(name), {
        reason: isGappy
          ? message('predictive.too-gappy')
          : n < FEWEST[name]
            ? message('predictive.too-short', { required: whole(FEWEST[name]), count: whole(n) })
            : null,
        group: message('predictive.models'),
      }),
    ),
  ]
}
