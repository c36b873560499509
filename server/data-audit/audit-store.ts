import type { AuditFinding } from '#domain/data-audit/audit-finding.ts'
import { AUDIT_SEVERITIES, type AuditCase, type AuditRuleId } from '#domain/data-audit/audit-rule.ts'
import type { PointKey } from '#domain/observation/point.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { copyLine, inChunks } from '#server/release/copy-lines.ts'

/** Cases of a finding that are kept; the others are counted. */
const MOST_CASES = 500

/** What a rule looked at in the whole release, and how many cases nobody can explain. */
export interface RuleCount {
  readonly rule: AuditRuleId
  readonly checked: number
  readonly found: number
}

/** What the audit of a release found. */
interface Audit {
  readonly release: number
  readonly edition: number
  readonly findings: readonly AuditFinding[]
  readonly counts: readonly RuleCount[]
}

/** A case as it is kept: without the indicator, which is that of its finding. */
export type KeptCase = Omit<AuditCase, 'points' | 'explanation' | 'other'> & {
  readonly points: readonly Omit<PointKey, 'indicator'>[]
}

const COLUMNS = [
  'id',
  'release',
  'key',
  'rule',
  'severity',
  'status',
  'explanation',
  'figures',
  'first_period',
  'last_period',
  'indicator',
  'datasource',
  'other',
  'locations',
  'case_count',
  'cases',
]

/** Puts what was found in place of what an earlier audit found. Of two that do so at once, the later stays. */
export async function keepAudit(database: Database, audit: Audit): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.script('lock table data_audit_run in share row exclusive mode')
    await transaction.query('delete from data_audit_run')
    await transaction.query(
      'insert into data_audit_run (release, edition, rules) values ($1, $2, $3::jsonb)',
      [audit.release, audit.edition, JSON.stringify(audit.counts)],
    )
    await copyFindings(transaction, audit)
  })
}

/** The gravest come first, so that ids are their order. */
async function copyFindings(transaction: Transaction, { release, findings }: Audit): Promise<void> {
  const ordered = findings.toSorted((a, b) => rank(a) - rank(b) || b.cases.length - a.cases.length)
  const lines = ordered.map((finding, index) => {
    const points = finding.cases.flatMap((one) => one.points)
    const periods = points.map(({ period }) => period)
    return copyLine([
      index + 1,
      release,
      finding.key,
      finding.rule,
      finding.severity,
      finding.status,
      finding.explanation,
      new Set(points.map(({ source, location, period }) => `${source}:${location}:${period}`)).size,
      periods.reduce((a, b) => Math.min(a, b)),
      periods.reduce((a, b) => Math.max(a, b)),
      finding.indicator,
      finding.source,
      finding.other,
      [...new Set(points.map(({ location }) => location))],
      finding.cases.length,
      JSON.stringify(finding.cases.slice(0, MOST_CASES).map(kept)),
    ])
  })
  await transaction.copy('data_audit_finding', COLUMNS, inChunks(lines))
}

/** Open before explained and withdrawn, then by severity. */
function rank({ status, severity }: AuditFinding): number {
  return (status === 'open' ? 0 : 10) + AUDIT_SEVERITIES.indexOf(severity)
}

function kept({ severity, sentence, numbers, note, points }: AuditCase): KeptCase {
  return {
    severity,
    sentence,
    numbers,
    note,
    points: points.map(({ source, location, period }) => ({ source, location, period })),
  }
}
