import { quantile } from '#domain/statistics/quantile.ts'
import type { WeekCount } from './weekly-counts.ts'

/** The lowest and highest count of one week of the year over several years. */
export interface WeekRange {
  readonly week: number
  readonly low: number
  readonly high: number
  /** Years with a count of this week. */
  readonly years: number
  /** The upper quartile: more than that is more than usual. Null with fewer than 5 years. */
  readonly threshold: number | null
}

/** One year says nothing about a range. */
const LEAST_YEARS = 2

/** The number of years for the usual course of a season. Source: WHO AFRO, Integrated Disease Surveillance and Response. */
const USUAL_YEARS = 5
const UPPER = 0.75

/** The range of each week of the year over the weeks given; weeks counted in fewer than 2 years are left out. */
export function seasonRange(weeks: readonly WeekCount[]): WeekRange[] {
  const byWeek = Map.groupBy(weeks, ({ week }) => week)
  return [...byWeek]
    .map(([week, all]) => ({ week, values: all.flatMap(({ value }) => value ?? []) }))
    .filter(({ values }) => values.length >= LEAST_YEARS)
    .map(({ week, values }) => ({
      week,
      low: Math.min(...values),
      high: Math.max(...values),
      years: values.length,
      threshold:
        values.length < USUAL_YEARS
          ? null
          : quantile(
              values.toSorted((a, b) => a - b),
              UPPER,
            ),
    }))
    .toSorted((a, b) => a.week - b.week)
}

/** A running total within one year. */
export interface RunningTotal {
  readonly year: number
  readonly weeks: readonly { readonly week: number; readonly total: number; readonly counted: boolean }[]
}

/**
 * Totals from the first week of each year on, the oldest year first. A week without a count adds nothing and is marked as not
 * counted. A count that is published as cumulative is taken as it is.
 */
export function runningTotals(weeks: readonly WeekCount[], isCumulative: boolean): RunningTotal[] {
  return [...Map.groupBy(weeks, ({ year }) => year)].map(([year, own]) => {
    let total = 0
    return {
      year,
      weeks: own.map(({ week, value, point }) => {
        const counted = isCumulative ? point !== null : value !== null
        if (isCumulative) total = point?.value ?? total
        else total += value ?? 0
        return { week, total, counted }
      }),
    }
  })
}
