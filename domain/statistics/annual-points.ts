import { isPartial } from '#domain/observation/settled.ts'
import { NO_NUMBERS } from '#domain/observation/columns.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodKind, periodYear } from '#domain/period/period.ts'
import type { YearUnit } from './figure-unit.ts'

/** Months needed for the mean of a year; a sum needs all twelve. Source: methods §0 C4. */
const MONTHS_FOR_MEAN = 9
const MONTHS_FOR_SUM = 12

/**
 * Points of whole years: those of a year as they are, and years made of months where the place has no annual figure.
 * With parts 100 · Σ numerator / Σ denominator (`scale` for rates) over the months there are; else the mean of 9 months
 * or more; counts are added up over 12 months. Years with too few months stay a gap; weeks and quarters are left out.
 * A month of which only a part is told is not among them, and stocks have no year (`none`). Made years carry no interval. Source: methods §0 C4.
 */
export function annualPoints(points: readonly Point[], unit: YearUnit, scale = 100): Point[] {
  const years = points.filter((point) => periodKind(point.period) === 'year')
  const has = new Set(years.map(yearKey))
  const months = points.filter(
    (point) => periodKind(point.period) === 'month' && !isPartial(point) && !has.has(yearKey(point)),
  )
  const made = [...Map.groupBy(months, yearKey).values()].flatMap((year) => yearOf(year, unit, scale) ?? [])
  return [...years, ...made].toSorted(
    (a, b) =>
      a.indicator - b.indicator || a.source - b.source || a.location - b.location || a.period - b.period,
  )
}

function yearKey({ indicator, source, location, period }: Point): string {
  return `${indicator}|${source}|${location}|${periodYear(period)}`
}

function yearOf(unsorted: readonly Point[], unit: YearUnit, scale: number): Point | null {
  const months = unsorted.toSorted((a, b) => a.period - b.period)
  const [first] = months
  const value = first ? yearValue(months, unit, scale) : null
  if (!first || value === null) return null
  const hasParts = unit !== 'count' && hasAllParts(months)
  return {
    ...first,
    ...NO_NUMBERS,
    period: periodYear(first.period) * 1000,
    value,
    numerator: hasParts ? total(months, 'numerator') : null,
    denominator: hasParts ? total(months, 'denominator') : null,
    coordinates: {
      ...first.coordinates,
      referenceEnd: months.at(-1)?.coordinates.referenceEnd ?? first.coordinates.referenceEnd,
    },
    flags: [...new Set([...months.flatMap(({ flags }) => flags), 'derived' as const])],
  }
}

function yearValue(months: readonly Point[], unit: YearUnit, scale: number): number | null {
  if (unit === 'none') return null
  const sum = months.reduce((all, { value }) => all + value, 0)
  if (unit === 'count') return months.length === MONTHS_FOR_SUM ? sum : null
  if (hasAllParts(months)) return (scale * total(months, 'numerator')) / total(months, 'denominator')
  return months.length >= MONTHS_FOR_MEAN ? sum / months.length : null
}

function hasAllParts(months: readonly Point[]): boolean {
  return months.every(({ numerator, denominator }) => numerator !== null && (denominator ?? 0) > 0)
}

function total(months: readonly Point[], part: 'numerator' | 'denominator'): number {
  return months.reduce((all, month) => all + (month[part] ?? 0), 0)
}
