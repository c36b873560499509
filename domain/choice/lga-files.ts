import type { Location } from '#domain/location/location.ts'
import { isYear, type PeriodCode } from '#domain/period/period.ts'
import type { LgaCoverage } from './availability.ts'

/**
 * The files with the figures of LGAs that a choice shows: that of all LGAs by year, that of one state by
 * month, or both.
 */
export interface LgaFilesNeeded {
  readonly years: boolean
  /** The state whose LGAs are read by month; null for none. */
  readonly monthsOf: number | null
}

/** The wanted figures of LGAs. */
export interface LgaQuestion {
  /** The LGA figures that the indicator has. */
  readonly coverage: LgaCoverage
  readonly source: number
  /** Null: all periods of the source. */
  readonly period: PeriodCode | null
  /** The place whose LGAs are shown, or the LGA itself; undefined while its name is not known. */
  readonly place: Location | undefined
}

/**
 * Months of LGAs travel state by state and are read only where a state or an LGA is chosen and the figures
 * are months. The file by year names every LGA that has a figure, and holds other sources' figures of a
 * chosen one.
 */
export function lgaFilesFor({ coverage, source, period, place }: LgaQuestion): LgaFilesNeeded {
  if (!place) return { years: coverage.size > 0, monthsOf: null }
  const periods = period === null ? (coverage.get(source) ?? []) : [period]
  if (periods.some(isYear)) return { years: true, monthsOf: null }
  const hasYears = [...coverage.values()].some((held) => held.some(isYear))
  return { years: place.level > 3 && hasYears, monthsOf: stateOf(place) }
}

function stateOf({ id, level, parent }: Location): number | null {
  if (level === 3) return id
  return level > 3 ? parent : null
}
