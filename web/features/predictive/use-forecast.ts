import { useMemo } from 'react'
import type { ForecastInput, ForecastView } from '#charts/forecast/view.ts'
import { type ForecastSubject, forecastSubject } from '#charts/forecast/question.ts'
import type { ForecastStudy, StudyQuestion } from '#domain/forecast/forecast-study.ts'
import type { PredictiveWanted } from '#sections/predictive-analysis/state.ts'
import type { PredictiveResolution } from '#sections/predictive-analysis/predictive-choice.ts'
import { useWork, type Work } from '#web/kit/use-work.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { IndicatorsData } from '#web/queries/use-indicators.ts'

const start = () => new Worker(new URL('./forecast.worker.ts', import.meta.url), { type: 'module' })

/** The series, the question about it, and the answer when it is there. */
export interface ForecastWork {
  readonly input: ForecastInput
  readonly subject: ForecastSubject
  readonly work: Work<ForecastStudy>
  readonly study: ForecastStudy | null
}

/** Asks for the forecast of a choice and works it out beside the page. */
export function useForecast(
  data: IndicatorsData,
  { choice }: PredictiveResolution,
  wanted: PredictiveWanted,
  currentYear: number,
): ForecastWork {
  const { table, reference } = data
  const { indicator, source, location } = choice
  const { horizon, model, national, sdg } = wanted
  const view = useMemo(
    (): ForecastView => ({
      kind: 'forecast',
      indicators: [indicator],
      sources: [source],
      locations: [location],
      periods: [],
      options: { national, sdg, ...(horizon !== null && { horizon }), ...(model !== null && { model }) },
    }),
    [indicator, source, location, horizon, model, national, sdg],
  )
  const language = useLanguage()
  const input = useMemo(
    (): ForecastInput => ({ view, table, reference, currentYear, language }),
    [view, table, reference, currentYear, language],
  )
  const subject = useMemo(() => forecastSubject(input), [input])
  const question = useSame(subject.question)
  const work = useWork<StudyQuestion, ForecastStudy>(start, question)
  return { input, subject, work, study: work.status === 'ready' ? work.answer : null }
}

/** The same question as long as it asks the same, so that switching a target line on works nothing out again. */
function useSame(question: StudyQuestion | null): StudyQuestion | null {
  const key = question === null ? '' : JSON.stringify(question)
  return useMemo((): StudyQuestion | null => (key === '' ? null : JSON.parse(key)), [key])
}
