import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Point } from '#domain/observation/point.ts'
import type { SourceLine } from '#charts/over-time/line.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import type { Language } from '#domain/message/language.ts'
import { type Message, message } from '#domain/message/message.ts'
import { isPartial, isProjected, isWhole, settledBy } from '#domain/observation/settled.ts'
import {
  figure,
  indicatorName,
  listOf,
  periodName,
  placeName,
  sentences,
  sourceName,
} from '#domain/message/value.ts'
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

/** Where one line begins and ends, in a sentence. */
export function courseWords(line: SourceLine, model: TrendModel, language: Language): string {
  return language.text(sentences(course(line, model)))
}

function course(line: SourceLine, { indicator }: TrendModel): Message[] {
  const first = line.points.find(isWhole) ?? line.points[0]
  const last = lastPoint(line)
  if (!first || !last) return []
  const source = sourceName(line.source)
  const period = periodName(last.period, line.source)
  const value = figure(last.value, asPublished(last, indicator))
  const settled = settledBy(last.flags)
  const counted = line.points.filter(({ flags }) => settledBy(flags) === settled)
  const beyond = beyondOf(
    line.points.filter((point) => !counted.includes(point)),
    line.source,
  )
  if (first === last) return [message('trend.one', { source, figure: value, period, beyond })]
  return [
    message('trend.course', {
      source,
      count: String(counted.length),
      beyond,
      first: figure(first.value, asPublished(first, indicator)),
      firstPeriod: periodName(first.period, line.source),
      last: value,
      lastPeriod: period,
    }),
  ]
}

/** The figures of a line that no span from first to last counts: projections, and those of parts of their periods. */
function beyondOf(points: readonly Point[], source: DataSource): Message {
  const projected = points.filter(isProjected).at(-1)
  const partial = points.filter(isPartial)
  const end = projected && periodName(projected.period, source)
  return message('trend.beside-span', {
    projected: end ? 'yes' : 'no',
    end: end ?? '',
    partial: partial.length,
    periods: listOf(partial.map(({ period }) => periodName(period, source))),
  })
}
