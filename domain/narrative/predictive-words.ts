import type { ForecastWarning } from '#domain/forecast/forecast-warning.ts'
import type { ForecastNumbers } from '#domain/forecast/forecast.ts'
import type { Season } from '#domain/forecast/season-found.ts'
import type { SeriesRefusal, SeriesRemark } from '#domain/forecast/series-of-points.ts'
import { outcomeGap } from '#domain/gap/outcome-gap.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { monthName } from '#domain/message/month-name.ts'
import { decimal, percentage, periodName } from '#domain/message/value.ts'
import { parsePeriod } from '#domain/period/period.ts'

type Model = ForecastNumbers['model']

/** The name of a model as readers see it. */
export function modelName(model: Model): Message {
  return message('forecast.model', { model })
}

/** The working of a model, in a line. */
export function modelMeaning(model: Model): Message {
  return message('forecast.model-meaning', { model })
}

/** Warnings of a forecast as sentences. */
export function warningSentences(warnings: readonly ForecastWarning[]): Message[] {
  const isDated = warnings.includes('dated_trend')
  return warnings.map((warning) =>
    isDated && warning === 'short_series'
      ? message('forecast.short-and-dated')
      : message(`forecast.${warning}`),
  )
}

/** The pattern of the year, or why none is carried on. `decimals`: of the figures, for differences in their unit. */
export function seasonSentence(season: Season, decimals: number): Message {
  if (season.status !== 'ok') return message('forecast.season-none', { reason: outcomeGap(season).note })
  const { style, highest, lowest } = season
  const size = (by: number) =>
    style === 'multiplied' ? percentage(100 * Math.abs(by)) : decimal(Math.abs(by), decimals)
  return message('forecast.season', {
    style,
    highest: monthName(highest.month),
    lowest: monthName(lowest.month),
    above: size(highest.by),
    below: size(lowest.by),
  })
}

/** That a source publishes projections of its own, which this forecast does not use. */
export function ownProjectionSentence(source: string): Message {
  return message('forecast.own-projection', { source })
}

/** The change made to the series before the forecast, as a sentence. */
export function remarkSentence(remark: SeriesRemark): Message {
  return message(`forecast.${remark}`)
}

/** Why a series cannot be forecast at all, and its needs. */
export function refusalSentence(refusal: SeriesRefusal): Message {
  return message(`forecast.${refusal}`)
}

/** An ISO period as readers see it. */
export function isoPeriodName(iso: string): Value {
  const code = parsePeriod(iso)
  return code === null ? iso : periodName(code)
}

/** The warning when even the end of a forecast lies before the present year; null when it does not. */
export function staleSentence(end: string, lastKnown: string, currentYear: number): Message | null {
  if (yearOf(end) >= currentYear) return null
  return message('forecast.stale', { period: isoPeriodName(lastKnown) })
}

function yearOf(iso: string): number {
  return Number(iso.slice(0, 4))
}
