import { setImmediate } from 'node:timers/promises'
import { auditIndicator } from '#domain/data-audit/audit-indicator.ts'
import { type AuditFinding, findingsOf } from '#domain/data-audit/audit-finding.ts'
import { AUDIT_RULES, type AuditRuleId } from '#domain/data-audit/audit-rule.ts'
import type { Database } from '#server/platform/database/database.ts'
import { currentRelease, type Release } from '#server/release/current-release.ts'
import { keepAudit, type RuleCount } from './audit-store.ts'
import { openAuditReader } from './read-audit-input.ts'

/** Rises when the rules change, so that what was found by earlier ones is found anew. */
const EDITION = 1

/** Audits that are being made here, by hash of the release and edition. */
const underWay = new Map<string, Promise<void>>()

/** The current release, once what the audit finds in it is in the store: it is made when nobody has made it yet. */
export async function auditedRelease(database: Database): Promise<Release> {
  const release = await currentRelease(database)
  const [made] = await database.query(
    'select release from data_audit_run where release = $1 and edition = $2',
    [release.number, EDITION],
  )
  if (made) return release
  // Of several that ask at once, one does it.
  const already = underWay.get(release.hash)
  const work = already ?? make(database, release).finally(() => underWay.delete(release.hash))
  underWay.set(release.hash, work)
  await work
  return release
}

async function make(database: Database, release: Release): Promise<void> {
  const { findings, counts } = await auditFigures(database, release)
  await keepAudit(database, { release: release.number, edition: EDITION, findings, counts })
}

/** Everything that the audit finds in a release. Other requests are answered between any two rules. */
export async function auditFigures(
  database: Database,
  release: Release,
): Promise<{ readonly findings: readonly AuditFinding[]; readonly counts: readonly RuleCount[] }> {
  const reader = await openAuditReader(database, release)
  const indicators = await database.query<{ id: number }>('select id from indicator order by id')
  const checked = new Map<AuditRuleId, number>()
  const findings: AuditFinding[] = []
  for (const { id } of indicators) {
    const input = await reader.inputOf(id)
    if (input.table.length + input.rejections.length === 0) continue
    const rules = []
    for (const audited of auditIndicator(input)) {
      checked.set(audited.rule, (checked.get(audited.rule) ?? 0) + audited.checked)
      rules.push(audited)
      await setImmediate()
    }
    findings.push(...findingsOf(rules))
  }
  const open = findings.filter(({ status }) => status === 'open')
  const counts = AUDIT_RULES.map((rule) => ({
    rule,
    checked: checked.get(rule) ?? 0,
    found: open.filter((one) => one.rule === rule).reduce((sum, { cases }) => sum + cases.length, 0),
  }))
  return { findings, counts }
}
