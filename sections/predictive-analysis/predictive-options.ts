import type { ForecastNumbers } from '#domain/forecast/forecast.ts'
import { FEWEST, MODEL_NAMES } from '#domain/forecast/models.ts'
import type { Language } from '#domain/message/language.ts'
import { modelName } from '#domain/narrative/predictive-words.ts'
import { LONGEST_HORIZON } from './state.ts'
import type { Option } from '#sections/definition/options.ts'

const PLAIN = { group: '', hint: '', reason: null, classification: null, depth: 0 } as const

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
    {
      ...PLAIN,
      value: USUAL,
      label: 'As far as usual',
      hint: frequency === 1 ? 'up to 5 years' : '12 months',
    },
    ...steps.map((step) => ({
      ...PLAIN,
      value: String(step),
      label: horizonWords(step, frequency),
      hint: frequency === 1 && lastYear !== null ? `to ${lastYear + step}` : '',
    })),
  ]
}

/** `5 years`, `1 month`. */
export function horizonWords(steps: number, frequency: 1 | 12): string {
  const unit = frequency === 1 ? 'year' : 'month'
  return `${steps} ${unit}${steps === 1 ? '' : 's'}`
}

/** The models, the automatic choice first; those that the series is too short or too gappy for say so. */
export function modelOptions(n: number, used: ForecastNumbers['model'] | null, language: Language): Option[] {
  const gappy = used === 'dated_trend'
  return [
    { ...PLAIN, value: USUAL, label: 'Automatic', hint: 'what did best on the past' },
    ...MODEL_NAMES.map((name) => ({
      ...PLAIN,
      value: name,
      label: language.text(modelName(name)),
      hint: '',
      reason: gappy
        ? 'Too many years or months are missing: a line through the real dates is used'
        : n < FEWEST[name]
          ? `Needs ${FEWEST[name]} figures; there are ${n}`
          : null,
      group: 'Models',
    })),
  ]
}
