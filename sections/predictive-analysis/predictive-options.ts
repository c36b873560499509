import { forecastOptions } from '#charts/forecast/view.ts'
import type { ForecastNumbers } from '#domain/forecast/forecast.ts'
import { FEWEST } from '#domain/forecast/model-names.ts'
import { FURTHEST } from '#domain/forecast/reach.ts'
import { type Message, message } from '#domain/message/message.ts'
import { periodName, whole } from '#domain/message/value.ts'
import { isoPeriod, type PeriodCode, periodYear } from '#domain/period/period.ts'
import { periodAfter } from '#domain/statistics/regular-series.ts'
import type { Option } from '#sections/definition/options.ts'
import { plainOption } from '#sections/controls/plain-option.ts'

/** Value of the option that leaves the choice to the data. */
export const USUAL = ''

/** The year that the goals of the United Nations are set for. */
const GOALS_YEAR = 2030

const STEPS = { 1: [1, 2, 3, 5, 7, 10, 15, 20], 12: [3, 6, 12, 18, 24] } as const

/** The years or months that a forecast may lead to: the usual reach first; of years 2030 is one. */
export function reachOptions(frequency: 1 | 12, last: PeriodCode | null): Option[] {
  const toGoals = frequency === 1 && last !== null ? GOALS_YEAR - periodYear(last) : 0
  const steps = [...STEPS[frequency], ...(toGoals > 0 && toGoals <= FURTHEST ? [toGoals] : [])]
  const unit = frequency === 1 ? 'years' : 'months'
  return [
    plainOption(USUAL, message('predictive.usual-horizon'), {
      hint: message('predictive.usual-reach', { unit }),
    }),
    ...(last === null ? [] : [...new Set(steps)].toSorted((a, b) => a - b)).map((count) => {
      const until = periodAfter(last ?? 0, frequency, count)
      return plainOption(isoPeriod(until), periodName(until), {
        hint: message('predictive.horizon', { count, unit }),
      })
    }),
  ]
}

/** The models of the kind, the automatic choice first; those that the series is too short or too gappy for say so. */
export function modelOptions(n: number, used: ForecastNumbers['model'] | null): Option[] {
  return [
    plainOption(USUAL, message('predictive.automatic'), { hint: message('predictive.best-on-past') }),
    ...forecastOptions.model.offer.choices.map(([model, text]) =>
      plainOption(model, text, {
        reason: whyNotModel(FEWEST[model], n, used),
        group: message('predictive.models'),
      }),
    ),
  ]
}

function whyNotModel(required: number, n: number, used: ForecastNumbers['model'] | null): Message | null {
  if (used === 'dated_trend') return message('predictive.too-gappy')
  if (n >= required) return null
  return message('predictive.too-short', { required: whole(required), count: whole(n) })
}
