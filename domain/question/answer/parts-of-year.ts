import type { Indicator } from '#domain/indicator/indicator.ts'
import { message } from '#domain/message/message.ts'
import { figure, headlineName, placeName, sourceName } from '#domain/message/value.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { weeksIn } from '#domain/period/iso-weeks.ts'
import { isYear, periodKind, periodYear } from '#domain/period/period.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { isTotalled } from '#domain/statistics/figure-unit.ts'
import { diseaseOf } from '#domain/surveillance/diseases.ts'
import { linkTo } from './address.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { declineWith } from './decline.ts'
import { madeRow, rowOf } from './rows.ts'

/**
 * A year was asked for, and only its weeks or months are held: their sum, with the number of those that are missing. What is
 * counted at the end of a week or month, and what is no count, is never added up: it is declined. Null: nothing of that.
 */
export function partsOfYear(asked: AnswerInput, stated: StatedFigure, about: Indicator): PartAnswer | null {
  const { question, data } = asked
  const { years, parts } = question.periods
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
    links: [
      linkTo(data, {
        section: 'indicator-overview',
        indicator: about.id,
        source: source.id,
        location: point.location,
      }),
    ],
  })
}

const MONTHS = 12
const QUARTERS = 4

/** New events of a week or month: they add up. */
function addsUp({ id, fullName, shortName }: Indicator, { curation }: ReferenceData): boolean {
  const isNew = diseaseOf(id, curation)?.measure.nature === 'new'
  return (
    isNew ||
    curation.routineCounts.some(({ indicator }) => indicator === id) ||
    /\((week|month)\)/.test(`${fullName} ${shortName}`)
  )
}

/** A count since the beginning: that of the last week is the whole. */
function isAtEnd({ id, fullName }: Indicator, { curation }: ReferenceData): boolean {
  return diseaseOf(id, curation)?.measure.nature === 'cumulative' || /cumulative/i.test(fullName)
}
