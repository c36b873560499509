import { message, type Value } from '#domain/message/message.ts'
import { periodName, sourceName } from '#domain/message/value.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { isWhole } from '#domain/observation/settled.ts'
import type { Point } from '#domain/observation/point.ts'
import { isReprint } from '#domain/reference/official-estimates.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { NO_PERIODS } from '../question.ts'
import type { AnswerInput, AnswerRow } from './answer.ts'
import { chooseFigure } from './choose-figure.ts'
import { valueSaid } from './figure-said.ts'
import { isLater } from './newest.ts'
import { rowOf } from './rows.ts'
import { seriesBySource } from './series.ts'

/** The figure to quote where another source has it, and later than the course ends: no end of a course is taken for the newest figure. */
export function newerElsewhere(asked: AnswerInput, last: Point): StatedFigure | null {
  const { question, data } = asked
  const { periods, sources, frame } = question
  // A story has named it already.
  const isOpen =
    frame.kind === 'change' && sources.length === 0 && !periods.isSpan && periods.years.length < 2
  if (!isOpen) return null
  const place = byId(data.reference.locations, last.location)
  const newest = chooseFigure(
    { data, question: { ...question, periods: NO_PERIODS, told: null } },
    { indicator: last.indicator, place, sources: [], years: [] },
  )
  const isNewer =
    newest !== null && newest.source.id !== last.source && isLater(newest.point.period, last.period, 0)
  return isNewer ? newest : null
}

const NOTHING: { readonly said: readonly Value[]; readonly rows: readonly AnswerRow[] } = {
  said: [],
  rows: [],
}

/** A longer course by another survey, beside one of a survey: its ends. What another source only prints again is none. */
export function longerElsewhere({ question, data }: AnswerInput, series: readonly Point[]): typeof NOTHING {
  const { indicators, locations, sources } = data.reference
  const [own] = series
  const isOpen =
    question.frame.kind === 'change' &&
    question.sources.length === 0 &&
    question.count === null &&
    question.periods.years.length + question.periods.parts.length === 0
  if (!own || !isOpen || !isSurvey(own)) return NOTHING
  const place = byId(locations, own.location)
  const [longest = []] = seriesBySource({ question, data }, { indicator: own.indicator, place })
    .map((one) => one.filter(isWhole))
    .filter(
      ([first]) =>
        first && first.source !== own.source && isSurvey(first) && !isReprint(first, data.reference),
    )
    .toSorted((a, b) => b.length - a.length)
  const [first, last] = [longest[0], longest.at(-1)]
  if (!first || !last || longest.length <= series.length) return NOTHING
  const source = byId(sources, first.source)
  const about = byId(indicators, own.indicator)
  return {
    said: [
      message('assistant.series-longer', {
        count: longest.length,
        source: sourceName(source),
        before: valueSaid({ point: first, source }, about),
        start: periodName(first.period, source),
        now: valueSaid({ point: last, source }, about),
        end: periodName(last.period, source),
      }),
    ],
    rows: [rowOf(first), rowOf(last)],
  }

  function isSurvey({ source: id }: Point): boolean {
    return byId(sources, id).classification === 'Survey'
  }
}
