import { listOf } from '#domain/message/value.ts'
import type { ForecastStudy } from '#domain/forecast/forecast-study.ts'
import {
  ownProjectionSentence,
  remarkSentence,
  isoPeriodName,
  staleSentence,
  warningSentences,
} from '#domain/narrative/predictive-words.ts'
import type { Language } from '#domain/message/language.ts'
import { type Message, message } from '#domain/message/message.ts'
import type { ForecastSubject } from './question.ts'

/** The cautions of a forecast, the gravest first: its warnings, odd figures, and changes to the series. */
export function cautionSentences(
  { series, source }: ForecastSubject,
  study: ForecastStudy | null,
  currentYear: number,
  language: Language,
): string[] {
  const result = study?.result
  const outliers = study?.outliers.map(isoPeriodName) ?? []
  const [last, end] =
    result?.status === 'ok' ? [result.Actual.at(-1)?.period, result.points.at(-1)?.period] : []
  const stale = last !== undefined && end !== undefined ? staleSentence(end, last, currentYear) : null
  const say = (said: Message) => language.text(said)
  return [
    ...(stale === null ? [] : [language.text(stale)]),
    ...(result?.status === 'ok' ? warningSentences(result.warnings).map(say) : []),
    ...(source && series.published.length > 0 ? [say(ownProjectionSentence(source.name))] : []),
    ...(outliers.length > 0
      ? [say(message('forecast.far-figures', { periods: listOf(outliers, 'none') }))]
      : []),
    ...(series.status === 'ready' ? series.remarks.map((remark) => say(remarkSentence(remark))) : []),
  ]
}
