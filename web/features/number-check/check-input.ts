import type { DataSource } from '#domain/data-source/data-source.ts'
import { type AskedNumber, ownSource } from '#domain/number-check/asked-number.ts'
import { typedNumber } from '#domain/number-check/typed-number.ts'
import { parsePeriod, type PeriodCode, periodKind, periodYear } from '#domain/period/period.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'

/** The fields of the form, as they were typed. */
export interface CheckInput {
  readonly figure: string
  readonly indicator: number
  readonly location: number
  readonly period: string
  readonly from: string
  readonly count: string
  readonly target: string
  /** The counts of twelve months; empty: the fields are not open. */
  readonly months: readonly string[]
}

export const MONTHS_OF_YEAR = 12

/** The fields that hold something that cannot be read. */
export type CheckFault = 'figure' | 'period' | 'future' | 'count' | 'target'

/** What the form asks: a figure to check, or the fields at fault. An empty figure asks nothing and is no fault. */
export interface ReadInput {
  readonly asked: AskedNumber | null
  readonly faults: readonly CheckFault[]
}

/**
 * Reads the form. Names of sources of the release are those sources; other words describe one, and no words none. A time later than
 * `currentYear` has no figure yet.
 */
export function readInput(input: CheckInput, reference: ReferenceData, currentYear: number): ReadInput {
  const value = typedNumber(input.figure)
  const period = parsePeriod(input.period)
  const [numerator, denominator] = [input.count, input.target].map(typedNumber)
  const isFilled = (text: string) => text.trim() !== ''
  const isWrong: Readonly<Record<CheckFault, boolean>> = {
    figure: isFilled(input.figure) && value === null,
    period: period === null,
    future: period !== null && periodYear(period) > currentYear,
    count: isFilled(input.count) && (numerator ?? -1) < 0,
    target: isFilled(input.target) && (denominator ?? 0) <= 0,
  }
  const faults = FIELDS.filter((field) => isWrong[field])
  const indicator = reference.indicators.get(input.indicator)
  const location = reference.locations.get(input.location)
  if (faults.length > 0 || value === null || period === null || !indicator || !location)
    return { asked: null, faults }
  return {
    asked: {
      indicator,
      location,
      period,
      value,
      source: sourceNamed(input.from, reference) ?? ownSource(input.from),
      numerator: numerator ?? null,
      denominator: denominator ?? null,
      months: monthsFor(input, period),
    },
    faults,
  }
}

const FIELDS = ['figure', 'period', 'future', 'count', 'target'] as const

function monthsFor({ months }: CheckInput, period: PeriodCode): readonly (number | null)[] | null {
  if (periodKind(period) !== 'year') return null
  const counts = months.map(typedNumber)
  return counts.some((count) => count !== null) ? counts : null
}

function sourceNamed(text: string, { sources }: ReferenceData): DataSource | undefined {
  const wanted = text.trim().toLowerCase()
  return [...sources.values()].find(({ name }) => name.toLowerCase() === wanted)
}
