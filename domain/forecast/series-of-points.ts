import { ofLastEdition } from '#domain/observation/edition.ts'
import type { Classification } from '#domain/data-source/data-source.ts'
import { type Evidence, isModelled } from '#domain/evidence/evidence.ts'
import { unitClass } from '#domain/number/factor.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { NO_NUMBERS } from '#domain/observation/columns.ts'
import { interval, type Point } from '#domain/observation/point.ts'
import { type PeriodKind, periodKind, periodYear } from '#domain/period/period.ts'
import type { ForecastQuestion } from './forecast.ts'
import { monthsFromWeeks } from './weeks-to-months.ts'

/** A change made to a series before its forecast, or its contents besides figures as published. */
export type SeriesRemark =
  /** Figures of periods that are not complete were left out. */
  | 'partial_left_out'
  /** Weekly counts were added up to months. */
  | 'weeks_added_up'
  /** The source has figures of another frequency too, which were left out. */
  | 'other_frequency_left_out'
  /** Some figures were interpolated by the publisher between two surveys. */
  | 'interpolated'

/** Why a series cannot be set on a grid of years or months. */
export type SeriesRefusal = 'no_figures' | 'quarters' | 'weeks_do_not_add_up'

/** One source's figures of one place, ready for a forecast. */
export interface ForecastSeries {
  readonly status: 'ready'
  readonly asked: Pick<
    ForecastQuestion,
    'values' | 'start' | 'frequency' | 'unit' | 'model_based' | 'published'
  >
  /** The figures that the forecast is made from, by period; months that were added up carry the flag `summed`. */
  readonly actual: readonly Point[]
  /** Projections that the source publishes itself, by period. They are shown beside the forecast and never enter it. */
  readonly published: readonly Point[]
  readonly remarks: readonly SeriesRemark[]
}

export interface RefusedSeries {
  readonly status: 'refused'
  readonly reason: SeriesRefusal
  /** The points that exist, by period. */
  readonly actual: readonly Point[]
  readonly published: readonly Point[]
}

/** The facts that decide whether figures are those of a model. */
export interface SeriesOrigin {
  readonly classification: Classification
  /** The evidence that figures descend from, by id. */
  readonly evidence: ReadonlyMap<string, Evidence>
  /** The source says that countries reported the figures; absent: it does not. */
  readonly reported?: boolean | undefined
}

/** Weekly figures of these are counts of new events; those of the next are standing or running totals. */
const EVENTS = /\b(cases|deaths|infections|births|visits|doses|workers)\b/i
const NOT_EVENTS = /cumulative|active|average|\bper\b|rate|ratio/i

/**
 * Sets the figures of one source and place on a grid of years or months. Published projections and incomplete periods stay
 * out. Of several frequencies the one with most figures is taken. Weekly counts of events are added up to months; weekly
 * rates and running totals, and quarters, are refused. A series is a model's where one of its figures descends from the run of one,
 * and where nothing is known of that, where its source publishes estimates. Source: methods §0 C4 and §5.
 */
export function forecastSeries(
  points: readonly Point[],
  indicator: Indicator,
  origin: SeriesOrigin,
): ForecastSeries | RefusedSeries {
  const sorted = points.toSorted((a, b) => a.period - b.period)
  const published = sorted.filter((point) => point.flags.includes('projection'))
  const observed = sorted.filter((point) => !point.flags.includes('projection'))
  const whole = observed.filter((point) => !point.flags.includes('partial_period'))
  const kind = mainKind(whole)
  const refuse = (reason: SeriesRefusal) =>
    ({ status: 'refused', reason, actual: observed, published }) as const
  if (kind === null) return refuse('no_figures')
  if (kind === 'quarter') return refuse('quarters')
  const own = ofLastEdition(whole.filter((point) => periodKind(point.period) === kind))
  const actual = kind === 'week' ? monthlyPoints(own, indicator) : own
  if (actual === null || actual.length === 0) return refuse('weeks_do_not_add_up')
  const remarks: readonly (readonly [SeriesRemark, boolean])[] = [
    ['partial_left_out', whole.length < observed.length],
    ['weeks_added_up', kind === 'week'],
    ['other_frequency_left_out', own.length < whole.length],
    ['interpolated', own.some((point) => point.flags.includes('interpolated'))],
  ]
  return {
    status: 'ready',
    asked: {
      ...gridOf(actual),
      unit: unitOf(actual, indicator),
      model_based:
        origin.reported !== true && own.some((point) => isModelled(point.coordinates.evidence, origin)),
      published: publishedOf(actual),
    },
    actual,
    published,
    remarks: remarks.filter(([, holds]) => holds).map(([remark]) => remark),
  }
}

function publishedOf(actual: readonly Point[]): ForecastQuestion['published'] {
  const last = actual.at(-1)
  return last ? interval(last) : null
}

/** The frequency with most figures; the finer one of equals. */
function mainKind(points: readonly Point[]): PeriodKind | null {
  const order: readonly PeriodKind[] = ['week', 'month', 'quarter', 'year']
  const counts = Map.groupBy(points, (point) => periodKind(point.period))
  const size = (kind: PeriodKind) => counts.get(kind)?.length ?? 0
  const [most] = order.toSorted((a, b) => size(b) - size(a))
  return most !== undefined && size(most) > 0 ? most : null
}

function monthlyPoints(weeks: readonly Point[], indicator: Indicator): Point[] | null {
  const [first] = weeks
  const addsUp = EVENTS.test(indicator.fullName) && !NOT_EVENTS.test(indicator.fullName)
  if (!first || indicator.factor !== 4 || !addsUp) return null
  return monthsFromWeeks(weeks).flatMap(({ period, value }) =>
    value === null ? [] : [{ ...first, ...NO_NUMBERS, period, value, flags: ['summed'] as const }],
  )
}

function gridOf(points: readonly Point[]): Pick<ForecastQuestion, 'values' | 'start' | 'frequency'> {
  const start = points[0]?.period ?? 0
  const frequency = periodKind(start) === 'month' ? 12 : 1
  const stepOf = (period: number) =>
    frequency === 1 ? periodYear(period) : periodYear(period) * 12 + (period % 1000)
  const first = stepOf(start)
  const values = new Array<number | null>(stepOf(points.at(-1)?.period ?? start) - first + 1).fill(null)
  for (const { period, value } of points) values[stepOf(period) - first] = value
  return { values, start, frequency }
}

/** A growth rate in percent may be negative, so no range is imposed where a value lies below zero. */
function unitOf(points: readonly Point[], { factor }: Indicator): ForecastQuestion['unit'] {
  if (points.some((point) => point.value < 0)) return 'other'
  const unit = unitClass(factor)
  return unit === 'number' ? 'count' : unit
}
