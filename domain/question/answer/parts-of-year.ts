import type { Indicator } from '#domain/indicator/indicator.ts'
import { message, type Value } from '#domain/message/message.ts'
import { figure, headlineName, listOf, periodName, placeName, sourceName } from '#domain/message/value.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import type { Point } from '#domain/observation/point.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { weeksIn } from '#domain/period/iso-weeks.ts'
import { isYear, type PeriodCode, periodCode, periodKind, periodYear } from '#domain/period/period.ts'
import { periodsBetween } from '#domain/period/period-range.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { isTotalled } from '#domain/statistics/figure-unit.ts'
import { diseaseOf } from '#domain/surveillance/diseases.ts'
import { linkTo } from './address.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { fittingPoints } from './choose-figure.ts'
import { declineWith } from './decline.ts'
import { valueSaid } from './figure-said.ts'
import { madeRow, rowOf } from './rows.ts'

/**
 * A year was asked for, and only its weeks or months are held: their sum, with the number of those that are missing. What is
 * counted at the end of a week or month, and what is no count, is never added up: it is declined. Null: nothing of that.
 */
export function partsOfYear(asked: AnswerInput, stated: StatedFigure, about: Indicator): PartAnswer | null {
  const { question, data } = asked
  const { years, parts } = question.periods
  if (parts.length > 1) return sumOfParts(asked, stated, about)
  const { point, source } = stated
  if (years.length !== 1 || parts.length > 0 || isYear(point.period)) return null
  const year = periodYear(point.period)
  const kind = periodKind(point.period)
  const wanted = { indicator: about.id, source: source.id, location: point.location }
  const own = pointsWhere(data.tableOf(about.id), wanted)
    .filter(({ period }) => periodYear(period) === year && periodKind(period) === kind)
    .toSorted((a, b) => a.period - b.period)
  if (isAtEnd(about, data.reference)) return null
  if (!isTotalled(about) || !addsUp(about, data.reference)) return declineWith(asked, 'not_aggregable')
  const total = own.reduce((sum, { value }) => sum + value, 0)
  const all = kind === 'week' ? weeksIn(year) : kind === 'month' ? MONTHS : QUARTERS
  const whole = { ...point, value: total, lower: null, upper: null }
  return answering({
    said: [
      message('assistant.parts-of-year', {
        indicator: headlineName(about),
        place: placeName(byId(data.reference.locations, point.location)),
        year: `${year}`,
        total: figure(total, asPublished(whole, about)),
        count: own.length,
        all,
        kind: kind === 'year' ? 'quarter' : kind,
        missing: Math.max(0, all - own.length),
        source: sourceName(source),
      }),
    ],
    rows: [
      madeRow(stated, { kind: 'sum', value: total, period: `${year}` }),
      ...[own.length, all, Math.max(0, all - own.length)].map((value) =>
        madeRow(stated, { kind: 'count', value }),
      ),
      ...own.map((one) => rowOf(one)),
    ],
    links: [seriesLink(data, point)],
  })
}

/** The link to the series of which the parts of a sum are. */
function seriesLink(data: AnswerInput['data'], { indicator, source, location }: Point) {
  return linkTo(data, { section: 'indicator-overview', indicator, source, location })
}

/** Parts whose figures are said one by one beside their sum. */
const MOST_SAID = 6

/** Exactly the weeks or months that were named, added up: each figure where they are few, and those that are missing by name. */
function sumOfParts(asked: AnswerInput, stated: StatedFigure, about: Indicator): PartAnswer {
  const { question, data } = asked
  const { point } = stated
  const place = byId(data.reference.locations, point.location)
  const isSummed = isTotalled(about) && addsUp(about, data.reference) && !isAtEnd(about, data.reference)
  if (!isSummed) return declineWith(asked, 'not_aggregable')
  const wished = { indicator: about.id, place, sources: question.sources, years: [] }
  const fitting = fittingPoints(asked, wished).filter(({ coordinates }) => coordinates.supersededBy === null)
  // The source that has most of them; of two, that of the figure that answers for one.
  const [own = [point]] = [...Map.groupBy(fitting, ({ source }) => source).values()].toSorted(
    (a, b) =>
      b.length - a.length || Number(b[0]?.source === point.source) - Number(a[0]?.source === point.source),
  )
  const held = own.toSorted((a, b) => a.period - b.period)
  const source = byId(data.reference.sources, held[0]?.source ?? point.source)
  const wanted = question.periods.parts.flatMap((iso) => periodCode(iso) ?? []).toSorted((a, b) => a - b)
  const has = new Set(held.map(({ period }) => period))
  // Two figures of one week: which of them counts is not known.
  if (has.size < held.length) return declineWith(asked, 'not_aggregable')
  const lacking = wanted.filter((code) => !has.has(code))
  const total = held.reduce((sum, { value }) => sum + value, 0)
  const whole = { ...point, value: total, lower: null, upper: null }
  const nameOf = (code: PeriodCode) => periodName(code, source)
  return answering({
    said: [
      message('assistant.parts-sum', {
        indicator: headlineName(about),
        place: placeName(place),
        periods: periodsSaid(wanted, nameOf),
        total: figure(total, asPublished(whole, about)),
        count: held.length,
        all: wanted.length,
        source: sourceName(source),
      }),
      ...(held.length <= MOST_SAID
        ? [
            message('assistant.series', {
              figures: listOf(
                held.map((one) =>
                  message('assistant.year-value', {
                    year: nameOf(one.period),
                    figure: valueSaid({ point: one, source }, about),
                  }),
                ),
              ),
            }),
          ]
        : []),
      ...(lacking.length > 0
        ? [message('assistant.parts-missing', { periods: periodsSaid(lacking, nameOf) })]
        : []),
    ],
    rows: [
      madeRow({ point, source }, { kind: 'sum', value: total }),
      ...[held.length, wanted.length].map((value) => madeRow({ point, source }, { kind: 'count', value })),
      ...held.map((one) => rowOf(one)),
    ],
    links: [seriesLink(data, point)],
  })
}

/** Periods without a gap by their ends, others one by one. */
function periodsSaid(codes: readonly PeriodCode[], nameOf: (code: PeriodCode) => Value): Value {
  const [first = 0, last = first] = [codes[0], codes.at(-1)]
  const isWhole = codes.length > 2 && periodsBetween(first, last)?.length === codes.length
  return isWhole
    ? message('assistant.parts-span', { start: nameOf(first), end: nameOf(last) })
    : listOf(codes.map(nameOf))
}

const MONTHS = 12
const QUARTERS = 4

/** New events of a week or month: they add up. */
function addsUp({ id, fullName, shortName }: Indicator, { curation }: ReferenceData): boolean {
  const isNew = diseaseOf(id, curation)?.measure.nature === 'new'
  return (
    isNew ||
    curation.routineCounts.some(({ indicator }) => indicator === id) ||
    /\((?:week|month)\)|\bin a (?:week|month)\b/.test(`${fullName} ${shortName}`)
  )
}

/** A count since the beginning: that of the last week is the whole. */
function isAtEnd({ id, fullName }: Indicator, { curation }: ReferenceData): boolean {
  return diseaseOf(id, curation)?.measure.nature === 'cumulative' || /cumulative/i.test(fullName)
}
