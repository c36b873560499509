import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Point } from '#domain/observation/point.ts'
import { isPartial, isWhole } from '#domain/observation/settled.ts'
import { periodsBetween } from '#domain/period/period-range.ts'
import { isYear, type PeriodCode, periodKind, periodYear } from '#domain/period/period.ts'
import { yearBefore } from '#domain/period/quarters.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import type { EntryRow, PastFigure } from './entry-row.ts'
import { impliedTarget } from './implied-target.ts'

/** What a form is made of. */
export interface EntryQuestion {
  /** The indicators that the source publishes at the level of the place. */
  readonly indicators: readonly Indicator[]
  readonly period: PeriodCode
  /** Figures of the source at the place, of all periods. */
  readonly own: readonly Point[]
  /** Figures of other sources at the place. */
  readonly others: readonly Point[]
  readonly sources: ReadonlyMap<number, Pick<DataSource, 'classification' | 'derivedFrom'>>
  readonly source: number
}

/** So many figures make a range. */
const LEAST_FOR_RANGE = 3

/** The period before one, of its kind. */
export function periodBefore(period: PeriodCode): PeriodCode {
  return periodsBetween(yearBefore(period), period)?.at(-2) ?? yearBefore(period)
}

/** The lines of a form, each with what was published before and elsewhere: what is typed, then what follows from it. */
export function entryRows(question: EntryQuestion): readonly EntryRow[] {
  const { indicators, period, own } = question
  const alike = own.filter((point) => periodKind(point.period) === periodKind(period))
  const byIndicator = Map.groupBy(alike, ({ indicator }) => indicator)
  const rows = indicators.map((indicator) => {
    const points = (byIndicator.get(indicator.id) ?? []).toSorted((a, b) => a.period - b.period)
    const before = points.filter((point) => point.period < period)
    const former = points.find((point) => point.period === yearBefore(period))
    return {
      indicator: indicator.id,
      last: pastOf(before.findLast(isWhole) ?? before.at(-1)),
      former: pastOf(former),
      usual: usualOf(before.filter(isWhole), period),
      other: otherOf(indicator, question),
      published: points.find((point) => point.period === period)?.value ?? null,
      computed: impliedTarget(indicator, before, { indicators, byIndicator }),
    }
  })
  return rows.toSorted((a, b) => Number(a.computed !== null) - Number(b.computed !== null))
}

function pastOf(point: Point | undefined): PastFigure | null {
  return point
    ? { period: point.period, value: point.value, ...(isPartial(point) && { isPartial: true }) }
    : null
}

/** The range of the periods since a year before; of years, of all that are held. */
function usualOf(before: readonly Point[], period: PeriodCode): EntryRow['usual'] {
  const near = isYear(period) ? before : before.filter((point) => point.period >= yearBefore(period))
  if (near.length < LEAST_FOR_RANGE) return null
  const values = near.map(({ value }) => value)
  return { least: Math.min(...values), most: Math.max(...values) }
}

/** From the source that says most beside this one: what households were asked, before what is modelled or counted. */
const ORDER = { Survey: 0, Estimate: 1, Routine: 2 } as const

/** The figure of a year by another source that is nearest in time; counts of a month are not held against those of a year. */
function otherOf(
  indicator: Indicator,
  { period, own, others, sources, source }: EntryQuestion,
): EntryRow['other'] {
  if (figureUnit(indicator) === 'count' && !isYear(period)) return null
  const rank = (point: Point) => ORDER[sources.get(point.source)?.classification ?? 'Routine']
  const apart = (point: Point) => Math.abs(periodYear(point.period) - periodYear(period))
  const evidence = new Set(own.flatMap(({ coordinates }) => coordinates.evidence))
  const [best] = others
    .filter((point) => point.indicator === indicator.id && point.source !== source && isYear(point.period))
    .filter(({ flags, coordinates }) => !flags.includes('projection') && coordinates.supersededBy === null)
    // What rests on the same reports says nothing about them.
    .filter(({ coordinates }) => !coordinates.evidence.some((one) => evidence.has(one)))
    .filter((point) => !sources.get(point.source)?.derivedFrom.includes(source))
    .toSorted(
      (a, b) =>
        Number(isPartial(a)) - Number(isPartial(b)) ||
        rank(a) - rank(b) ||
        apart(a) - apart(b) ||
        b.period - a.period ||
        a.source - b.source,
    )
  const found = pastOf(best)
  return best && found ? { ...found, source: best.source } : null
}
