import { type Message, message } from '#domain/message/message.ts'
import type { CheckedData } from './data-checks.ts'
import type { JudgedSource } from './judged-source.ts'
import type { DataCheck } from './metrics.ts'

/** One check of the data against one source, counted over the indicators. */
export interface JoinedCheck {
  readonly check: DataCheck
  readonly label: Message
  readonly against: string
  readonly verdict: 'passed' | 'failed' | 'mixed' | 'not_assessable'
  readonly passed: number
  readonly failed: number
  readonly not_assessable: number
  readonly why: Message
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
  const several = message('triangulation.joined-checks', {
    passed: `${passed}`,
    failed: `${failed}`,
    unknown: `${unknown}`,
  })
  return {
    check,
    label: message('triangulation.check', { check }),
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
