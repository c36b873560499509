import type { Location } from '#domain/location/location.ts'
import type { PeriodCode } from '#domain/period/period.ts'

/** The reporters of a count, of one source and indicator. */
export interface Reporting {
  /** Number of LGAs by state. */
  readonly due: ReadonlyMap<number, number>
  /** LGAs with a figure, by {@link reportKey}. */
  readonly came: ReadonlyMap<string, number>
}

/** Key of a state in a period, as in `came`. */
export function reportKey(state: number, period: PeriodCode): string {
  return `${state}:${period}`
}

/**
 * The share of LGA-months with a figure, 0 to 1: of a state, or of the states of a zone or of the nation together. It says
 * how many of the places are in a sum, not how many facilities reported. Null where LGAs are not known.
 */
export function reportedShare(
  states: readonly Location[],
  months: readonly PeriodCode[],
  { due, came }: Reporting,
): number | null {
  const lgas = states.reduce((sum, { id }) => sum + (due.get(id) ?? 0), 0)
  if (lgas === 0 || months.length === 0) return null
  const reports = states.flatMap(({ id }) => months.map((month) => came.get(reportKey(id, month)) ?? 0))
  return reports.reduce((sum, count) => sum + count, 0) / (lgas * months.length)
}

/** The reporters of a count by month; null where they are not known. */
export type ReportingOf = (indicator: number, source: number) => Reporting | null
