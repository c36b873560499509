import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Flag } from '#domain/observation/flag.ts'
import { NO_NUMBERS } from '#domain/observation/columns.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodKind, periodYear } from '#domain/period/period.ts'
import { yearUnit } from '#domain/statistics/figure-unit.ts'
import { widthTo95 } from '#domain/statistics/standard-error.ts'
import { yearFromMonths } from './year-from-months.ts'

/** The one figure of a source for a place and a year. */
export interface AnnualFigure {
  readonly location: number
  readonly year: number
  readonly value: number
  /** 95% interval; null without one. */
  readonly interval: readonly [number, number] | null
  /** The flags of the figure; none for a year made from months. */
  readonly flags: readonly Flag[]
  /** The figure as published; of a year made from months the newest of them, at the year. */
  readonly point: Point
}

const MONTHS = 12

/** One source's figures of one indicator by year, with its corrections and omissions. */
export interface AnnualFigures {
  /** Location → year → figure. */
  readonly byPlace: ReadonlyMap<number, ReadonlyMap<number, AnnualFigure>>
  readonly points: readonly Point[]
  /** Further records of a key that had one already; the last one counts. */
  readonly duplicates: number
  /** Bounds that do not enclose their figure, or that lack one side: left out. */
  readonly invalidBounds: number
  /** Intervals of 80% or 90% widened to 95%. */
  readonly widened: number
  /** Years left out, because the period was not complete or parts of the year were missing. */
  readonly incomplete: number
}

/**
 * Figures of one source and indicator by place and year. Months become a year by their own rule where no annual figure
 * exists; weeks and quarters do not. Unfinished periods are left out and counted. Source: methods §0 C1, C2, C4.
 */
export function annualFigures(
  points: readonly Point[],
  indicator: Pick<Indicator, 'factor' | 'fullName' | 'denominator'>,
): AnnualFigures {
  const byPlace = new Map<number, Map<number, AnnualFigure>>()
  const keys = new Set(points.map(({ location, period }) => `${location} ${period}`))
  let incomplete = 0
  for (const [location, ofPlace] of Map.groupBy(points, (point) => point.location)) {
    const years = new Map<number, AnnualFigure>()
    for (const [year, ofYear] of Map.groupBy(ofPlace, (point) => periodYear(point.period))) {
      const figure = figureOf(ofYear, year, indicator)
      if (figure) years.set(year, figure)
      else incomplete += 1
    }
    byPlace.set(location, years)
  }
  return {
    byPlace,
    points,
    duplicates: points.length - keys.size,
    invalidBounds: points.filter((point) => boundsOf(point) === 'invalid').length,
    widened: points.filter(({ lower, intervalLevel }) => lower !== null && (intervalLevel ?? 95) < 95).length,
    incomplete,
  }
}

function figureOf(
  points: readonly Point[],
  year: number,
  indicator: Parameters<typeof annualFigures>[1],
): AnnualFigure | null {
  const finished = points.filter(({ flags }) => !flags.includes('partial_period'))
  const annual = finished.findLast(({ period }) => periodKind(period) === 'year')
  if (!annual) {
    const months = finished.filter(({ period }) => periodKind(period) === 'month')
    const value = yearUnit(indicator) === 'none' ? null : yearFromMonths(months, indicator.factor)
    const month = months.at(-1)
    if (value === null || !month) return null
    const point = yearOfMonths(months, month, { year, value })
    return { location: month.location, year, value, interval: null, flags: [], point }
  }
  const bounds = boundsOf(annual)
  return {
    location: annual.location,
    year,
    value: annual.value,
    interval: bounds === 'invalid' ? null : bounds,
    flags: annual.flags,
    point: annual,
  }
}

/** A year made from months descends from their evidence, and speaks of the whole year where it has all twelve. */
function yearOfMonths(
  months: readonly Point[],
  month: Point,
  { year, value }: { readonly year: number; readonly value: number },
): Point {
  const periods = months.map(({ period }) => period)
  const isWhole = new Set(periods).size === MONTHS
  const coordinates = {
    ...month.coordinates,
    referenceStart: isWhole ? null : Math.min(...periods),
    referenceEnd: isWhole ? null : Math.max(...periods),
  }
  return {
    ...month,
    ...NO_NUMBERS,
    period: year * 1000,
    value,
    flags: ['derived'],
    coordinates,
  }
}

/** The 95% interval of a point; one of a lower level is widened on each side by the ratio of the normal quantiles. */
function boundsOf(point: Point): readonly [number, number] | 'invalid' | null {
  const { value, lower, upper, intervalLevel } = point
  if (lower === null && upper === null) return null
  if (lower === null || upper === null || lower > value || upper < value) return 'invalid'
  const widening = widthTo95(intervalLevel ?? 95)
  return [value - widening * (value - lower), value + widening * (upper - value)]
}

/** The years of a place, or of all places together, in order. */
export function yearsOf({ byPlace }: AnnualFigures, location: number | null): number[] {
  const places =
    location === null ? [...byPlace.values()] : [byPlace.get(location) ?? new Map<number, never>()]
  return [...new Set(places.flatMap((years) => [...years.keys()]))].sort((a, b) => a - b)
}

/** Every figure of a place, or of all places. */
export function figuresIn({ byPlace }: AnnualFigures, location: number | null = null): AnnualFigure[] {
  const places =
    location === null ? [...byPlace.values()] : [byPlace.get(location) ?? new Map<number, AnnualFigure>()]
  return places.flatMap((years) => [...years.values()])
}
