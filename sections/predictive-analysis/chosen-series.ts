import { type ForecastSubject, forecastSubject } from '#charts/forecast/question.ts'
import type { ForecastView } from '#charts/forecast/view.ts'
import { releaseYear } from '#contract/release-data.ts'
import type { ForecastStudy } from '#domain/forecast/forecast-study.ts'
import type { ForecastNumbers } from '#domain/forecast/forecast.ts'
import type { AskedReach } from '#domain/forecast/reach.ts'
import { type Message, message } from '#domain/message/message.ts'
import { periodName } from '#domain/message/value.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { chosenIndicator } from '#sections/choice/chosen-indicator.ts'
import type { SectionRequest } from '#sections/definition/section-definition.ts'
import type { Progress } from '#sections/definition/work.ts'
import type { Figures } from '#sections/files/figures.ts'
import { type PredictiveResolution, resolvePredictive } from './predictive-choice.ts'
import type { PredictiveState } from './state.ts'

/** A series, what is asked about it, and what is known of the answer. */
export interface PredictiveChoice {
  readonly resolution: PredictiveResolution
  readonly view: ForecastView
  readonly subject: ForecastSubject
  readonly progress: Progress<ForecastStudy>
  readonly currentYear: number
}

/** The series that has data, before anything is worked out. */
export function chosenSeries(asked: SectionRequest<PredictiveState>, figures: Figures): PredictiveChoice {
  const { wanted, catalogue, language } = asked
  const { table, reference } = figures
  const indicator = chosenIndicator(asked)
  const availability = figures.availability(indicator)
  const preferredSource = reference.curation.forecastSource
  const currentYear = releaseYear(catalogue.release)
  const resolution = resolvePredictive(wanted, {
    ...{ indicator, availability, reference, preferredSource, table, currentYear },
  })
  const { source, location } = resolution.choice
  const { reach: wantedReach, model, national, sdg, shape, span, intervals } = wanted
  const chosen = { national, sdg, shape, span, intervals, ...(model !== null && { model }) }
  const about = { indicators: [indicator], sources: [source], locations: [location], periods: [] }
  const view: ForecastView = { kind: 'forecast', ...about, options: { ...chosen, ...optionOf(wantedReach) } }
  const subject = forecastSubject({ view, table, reference, currentYear, language })
  const { reach } = subject
  return {
    resolution: { ...resolution, moved: [...resolution.moved, ...movedReach(wantedReach, subject)] },
    // One that is shared or kept leads to the same year whenever it is opened.
    view: reach ? { ...view, options: { ...chosen, until: isoPeriod(reach.until) } } : view,
    subject,
    progress: { status: 'idle' },
    currentYear,
  }
}

function optionOf(reach: AskedReach | null): Pick<ForecastView['options'], 'until' | 'horizon'> {
  if (reach === null) return {}
  return 'until' in reach ? { until: isoPeriod(reach.until) } : { horizon: reach.steps }
}

/** That a forecast does not lead to where it was asked to. */
function movedReach(asked: AskedReach | null, { reach, series }: ForecastSubject): Message[] {
  const last = series.actual.at(-1)
  if (asked === null || !('until' in asked) || !reach?.moved || !last) return []
  const said = { asked: periodName(asked.until), until: periodName(reach.until) }
  if (reach.moved === 'too_far') return [message('predictive.until-too-far', said)]
  return [message('predictive.until-passed', { ...said, last: periodName(last.period) })]
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
