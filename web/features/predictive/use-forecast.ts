import { useMemo } from 'react'
import type { FigureInput } from '#charts/figure.ts'
import { type ForecastSubject, forecastSubject } from '#charts/forecast/question.ts'
import type { ForecastStudy, StudyQuestion } from '#domain/forecast/forecast-study.ts'
import type { PredictiveWanted } from '#domain/section/predictive-address.ts'
import type { PredictiveResolution } from '#domain/section/predictive-choice.ts'
import type { View } from '#domain/view/view.ts'
import { useWork, type Work } from '#web/kit/use-work.ts'
import type { IndicatorsData } from '#web/queries/use-indicators.ts'

const start = () => new Worker(new URL('./forecast.worker.ts', import.meta.url), { type: 'module' })

/** The series, the question about it, and the answer when it is there. */
export interface ForecastWork {
  readonly input: FigureInput
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
    (): View => ({
      kind: 'forecast',
      indicators: [indicator],
      sources: [source],
      locations: [location],
      periods: [],
      options: { national, sdg, ...(horizon !== null && { horizon }), ...(model !== null && { model }) },
    }),
    [indicator, source, location, horizon, model, national, sdg],
  )
  const input = useMemo(
    (): FigureInput => ({ view, table, reference, currentYear }),
    [view, table, reference, currentYear],
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
