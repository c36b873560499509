import type { PeriodCode } from '#domain/period/period.ts'

/** Who reported, of one source and indicator. */
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
