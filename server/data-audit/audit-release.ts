import { setImmediate } from 'node:timers/promises'
import { auditIndicator } from '#domain/data-audit/audit-indicator.ts'
import { type AuditFinding, findingsOf } from '#domain/data-audit/audit-finding.ts'
import { AUDIT_RULES, type AuditRuleId } from '#domain/data-audit/audit-rule.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Release } from '#server/release/current-release.ts'
import type { FileCache } from '#server/release/file-cache.ts'
import { unpack } from '#server/release/packed-file.ts'
import { openAuditReader } from './read-audit-input.ts'
import { keptFindings, type ReleaseAudit } from './release-audit.ts'

/** Rises when the rules change, so that what was found by earlier ones is found anew. */
const EDITION = 1

/** Audits of releases. They follow from the release alone, so they are kept with its files. */
export interface Audits {
  /** What the audit finds in a release; made when it is first asked for. */
  of(release: Release): Promise<ReleaseAudit>
}

/** Opens the audits of a store. Only the newest stays in memory. */
export function openAudits(database: Database, files: FileCache): Audits {
  let newest: { readonly hash: string; readonly audit: Promise<ReleaseAudit> } | null = null
  const find = async (release: Release): Promise<ReleaseAudit> => {
    const make = async () => JSON.stringify(await auditRelease(database, release))
    const file = await files.file(`${release.hash}-audit-${EDITION}`, make)
    return file ? JSON.parse((await unpack(file, 'identity')).toString('utf8')) : { counts: [], findings: [] }
  }
  return {
    of(release) {
      if (newest?.hash === release.hash) return newest.audit
      const audit = find(release)
      newest = { hash: release.hash, audit }
      audit.catch(() => {
        newest = null
      })
      return audit
    },
  }
}

/** Holds all figures of a release against each other. Other requests are answered between any two rules. */
export async function auditRelease(database: Database, release: Release): Promise<ReleaseAudit> {
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
  return { counts, findings: keptFindings(findings) }
}
