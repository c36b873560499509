import type { Estimate } from '#domain/policy-simulation/intervention.ts'
import { type Lever, type Simulation, simulate } from '#domain/policy-simulation/simulate.ts'
import type { Outcome } from '#domain/statistics/outcome.ts'
import type { PolicyOptionRow } from './policy.ts'

/** A lever as it is asked for: an effect of the answer, and the coverage in percent. */
export interface AskedLever {
  readonly option: PolicyOptionRow
  readonly to: number
  /** Instead of the coverage that is held; it has no interval. */
  readonly from?: number | undefined
}

/** The coverage that a lever starts from. */
export function startOf({ option, from }: Pick<AskedLever, 'option' | 'from'>): Estimate {
  if (from === undefined) return option.coverage.estimate
  return { value: from, lower: null, upper: null, level: null }
}

/**
 * Runs levers on the inputs of an answer, so that every holder of the answer gets the same result from it.
 * Refused with `no_deaths` where the place has none.
 */
export function runPolicy(asked: readonly AskedLever[]): Outcome<Simulation> {
  const deaths: Record<string, Estimate> = {}
  const levers = asked.map(({ option, to, from }): Lever => {
    if (option.deaths) deaths[option.cause] = option.deaths
    return {
      key: String(option.intervention),
      coverage: option.coverage.indicator,
      cause: option.cause,
      from: startOf({ option, from }),
      to,
      avoided: option.avoided,
      isRatio: option.is_ratio,
      affected: option.affected,
    }
  })
  return simulate({ levers, deaths })
}
