import type { SourceLine } from '#charts/over-time/line.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import type { Language } from '#domain/message/language.ts'
import { type Message, message } from '#domain/message/message.ts'
import { isWhole } from '#domain/observation/settled.ts'
import { figure, indicatorName, periodName, placeName, sentences, sourceName } from '#domain/message/value.ts'
import { lastPoint } from '#charts/over-time/last-point.ts'
import type { TrendModel } from './lines.ts'

/** The figure in words: how many sources (`alone`: one of several is drawn), and where the chosen line and its partner begin and end. */
export function trendSummary(model: TrendModel, language: Language, alone = false): string {
  const subject = { indicator: indicatorName(model.indicator), place: placeName(model.location) }
  const lead = alone
    ? message('trend.alone', subject)
    : message('trend.shown', { ...subject, count: model.all.length })
  const strong = model.lines.filter((line) => line.role !== 'other')
  const births = model.yearsOf === 'birth' ? [message('births.at-birth')] : []
  return language.text(sentences([lead, ...births, ...strong.flatMap((line) => course(line, model))]))
}

function course(line: SourceLine, { indicator }: TrendModel): Message[] {
  const first = line.points.find(isWhole) ?? line.points[0]
  const last = lastPoint(line)
  if (!first || !last) return []
  const source = sourceName(line.source)
  const period = periodName(last.period, line.source)
  const value = figure(last.value, asPublished(last, indicator))
  if (first === last) return [message('trend.one', { source, figure: value, period })]
  return [
    message('trend.course', {
      source,
      count: String(line.points.length),
      first: figure(first.value, asPublished(first, indicator)),
      firstPeriod: periodName(first.period, line.source),
      last: value,
      lastPeriod: period,
    }),
  ]
}
