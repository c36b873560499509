import type { DataSource } from '#domain/data-source/data-source.ts'
import type { ForecastNumbers } from '#domain/forecast/forecast.ts'
import type { Intervals } from '#domain/forecast/intervals.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Message, message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { isoPeriodName } from '#domain/narrative/predictive-words.ts'

/** The heads of the columns of intervals, or of the one that says that there is none. */
export function intervalHeads(intervals: Intervals, source: DataSource | null): Message[] {
  if (intervals.status !== 'ok') return [message('predictive.no-interval')]
  if (intervals.of === 'forecast') {
    return ['80', '95'].map((level) => message('predictive.interval', { level }))
  }
  const { period, level } = intervals
  const of = { source: source?.name ?? '', period: isoPeriodName(period) }
  return [message('forecast.key-interval-carried', { ...of, level: String(level) })]
}

/** Why no target can be looked at. */
export function whyNoOutlook({ nationalTarget, sdgTarget, slope }: Indicator): Message {
  if (nationalTarget === null && sdgTarget === null) return message('predictive.no-targets')
  return message(slope === null ? 'predictive.no-side' : 'predictive.no-outlook')
}

/** Why a method was not tried on the past. */
export function whyUntried({ model, n }: ForecastNumbers): Message {
  const count = whole(n)
  return model === 'dated_trend'
    ? message('predictive.untried-dated', { count })
    : message('predictive.untried', { count })
}
