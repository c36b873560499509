import type { FindingDetail } from '#contract/data-audit/known-errors.ts'
import type { AuditStatus } from '#domain/data-audit/audit-finding.ts'
import { Problem } from '#domain/problem.ts'
import type { KeptCase } from '#server/data-audit/audit-store.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Release } from '#server/release/current-release.ts'
import { auditWords } from './audit-reference.ts'
import {
  FINDING_COLUMNS,
  FINDINGS_FROM,
  findingCaseOf,
  findingRowOf,
  type StoredFinding,
} from './finding-table.ts'

interface StoredDecision {
  readonly status: AuditStatus
  readonly note: string
  readonly by: string | null
  readonly decided_at: Date
}

/** A finding with its cases and answers. Throws `not-found`. */
export async function detailOf(database: Database, release: Release, key: string): Promise<FindingDetail> {
  const [stored] = await database.query<StoredFinding & { readonly cases: readonly KeptCase[] }>(
    `select ${FINDING_COLUMNS}, t.cases from ${FINDINGS_FROM} where t.key = $1`,
    [key],
  )
  if (!stored) throw new Problem('not-found', `There is no finding ${key} in the current release.`)
  const reference = await auditWords(database, release)
  const decisions = await database.query<StoredDecision>(
    `select a.status, a.note, p.name as by, a.decided_at from data_audit_decision a
     left join account p on p.id = a.account where a.finding = $1 order by a.id desc`,
    [key],
  )
  return {
    ...findingRowOf(stored, reference),
    cases: stored.cases.map((one) => findingCaseOf(stored, one, reference)),
    case_count: stored.case_count,
    decisions: decisions.map(({ status, note, by, decided_at }) => ({
      status,
      note,
      by,
      at: decided_at.toISOString(),
    })),
  }
}
