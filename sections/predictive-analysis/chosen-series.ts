import { type ForecastSubject, forecastSubject } from '#charts/forecast/question.ts'
import type { ForecastView } from '#charts/forecast/view.ts'
import { releaseYear } from '#contract/release-data.ts'
import type { ForecastStudy } from '#domain/forecast/forecast-study.ts'
import type { ForecastNumbers } from '#domain/forecast/forecast.ts'
import { chosenIndicator } from '#sections/choice/chosen-indicator.ts'
import type { Asked } from '#sections/definition/section-definition.ts'
import type { Progress } from '#sections/definition/work.ts'
import type { Figures } from '#sections/files/figures.ts'
import { type PredictiveResolution, resolvePredictive } from './predictive-choice.ts'
import type { PredictiveWanted } from './state.ts'

/** A series, what is asked about it, and what is known of the answer. */
export interface PredictiveChoice {
  readonly resolution: PredictiveResolution
  readonly view: ForecastView
  readonly subject: ForecastSubject
  readonly progress: Progress<ForecastStudy>
  readonly currentYear: number
}

/** The series that has data, before anything is worked out. */
export function chosenSeries(asked: Asked<PredictiveWanted>, figures: Figures): PredictiveChoice {
  const { wanted, catalogue, language } = asked
  const { table, reference } = figures
  const indicator = chosenIndicator(asked)
  const availability = figures.availability(indicator)
  const preferredSource = reference.curation.forecastSource
  const resolution = resolvePredictive(wanted, { indicator, availability, reference, preferredSource, table })
  const { source, location } = resolution.choice
  const { horizon, model, national, sdg } = wanted
  const view: ForecastView = {
    kind: 'forecast',
    indicators: [indicator],
    sources: [source],
    locations: [location],
    periods: [],
    options: { national, sdg, ...(horizon !== null && { horizon }), ...(model !== null && { model }) },
  }
  const currentYear = releaseYear(catalogue.release)
  const subject = forecastSubject({ view, table, reference, currentYear, language })
  return { resolution, view, subject, progress: { status: 'idle' }, currentYear }
}

/** The study of the series, when it is there. */
export function studyOf({ progress }: PredictiveChoice): ForecastStudy | null {
  return progress.status === 'ready' ? progress.answer : null
}

/** The forecast in numbers; null where there is none, or none yet. */
export function numbersOf(choice: PredictiveChoice): ForecastNumbers | null {
  const result = studyOf(choice)?.result
  return result?.status === 'ok' ? result : null
}
