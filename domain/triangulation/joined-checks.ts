import type { CheckedData } from './data-checks.ts'
import type { JudgedSource } from './judged-source.ts'
import type { DataCheck } from './metrics.ts'

/** One check of the data against one source, counted over the indicators. */
export interface JoinedCheck {
  readonly check: DataCheck
  readonly label: string
  readonly against: string
  readonly verdict: 'passed' | 'failed' | 'mixed' | 'not_assessable'
  readonly passed: number
  readonly failed: number
  readonly not_assessable: number
  readonly why: string
}

const LABELS: Readonly<Record<DataCheck, string>> = {
  same_unit: 'Same unit',
  same_periodicity: 'Same periodicity',
  same_numerator: 'Same numerator',
  same_denominator: 'Same denominator',
  same_places: 'Same places at the coarsest common level',
  no_duplicates: 'No repeated keys',
  few_extreme_outliers: 'Less than 5% extreme outliers',
  few_gaps: 'Less than 10% of the years missing',
}

/** The checks of all indicators, one row for each check and source compared with. */
export function joinedChecks(found: readonly JudgedSource[]): JoinedCheck[] {
  const all = found.flatMap(({ checks }) => checks)
  const rows = Map.groupBy(all, ({ against, check }) => `${against} ${check}`)
  return [...rows.values()].flatMap((checks) => {
    const [first] = checks
    return first ? [joined(first, checks)] : []
  })
}

function joined(
  { check, against, why }: CheckedData & { readonly against: string },
  checks: readonly CheckedData[],
): JoinedCheck {
  const count = (wanted: boolean | null) => checks.filter(({ passed }) => passed === wanted).length
  const [passed, failed, unknown] = [count(true), count(false), count(null)]
  const several = `Passed for ${passed}, failed for ${failed}, not assessable for ${unknown} indicators`
  return {
    check,
    label: LABELS[check],
    against,
    verdict: verdictOf(passed, failed),
    passed,
    failed,
    not_assessable: unknown,
    why: checks.length === 1 ? why : several,
  }
}

function verdictOf(passed: number, failed: number): JoinedCheck['verdict'] {
  if (passed + failed === 0) return 'not_assessable'
  if (failed === 0) return 'passed'
  return passed === 0 ? 'failed' : 'mixed'
}
