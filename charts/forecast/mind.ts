import type { ForecastStudy } from '#domain/forecast/forecast-study.ts'
import {
  ownProjectionSentence,
  remarkSentence,
  shownPeriod,
  staleSentence,
  warningSentences,
} from '#domain/narrative/predictive-words.ts'
import type { ForecastSubject } from './question.ts'

/** What to mind about a forecast, the gravest first: its warnings, odd figures, and what was done to the series. */
export function mindSentences(
  { series, source }: ForecastSubject,
  study: ForecastStudy | null,
  currentYear: number,
): string[] {
  const result = study?.result
  const outliers = study?.outliers.map(shownPeriod) ?? []
  const [last, end] =
    result?.status === 'ok' ? [result.Actual.at(-1)?.period, result.points.at(-1)?.period] : []
  const stale = last !== undefined && end !== undefined ? staleSentence(end, last, currentYear) : null
  return [
    ...(stale === null ? [] : [stale]),
    ...(result?.status === 'ok' ? warningSentences(result.warnings) : []),
    ...(source && series.published.length > 0 ? [ownProjectionSentence(source.name)] : []),
    ...(outliers.length > 0
      ? [`Far from the course of the series, by the distance from its trend: ${outliers.join(', ')}.`]
      : []),
    ...(series.status === 'ready' ? series.remarks.map(remarkSentence) : []),
  ]
}
