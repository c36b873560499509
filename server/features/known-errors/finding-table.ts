import { type FindingCase, type FindingRow, findingRow } from '#contract/data-audit/known-errors.ts'
import type { AuditStatus } from '#domain/data-audit/audit-finding.ts'
import type { AuditExplanation, AuditRuleId, AuditSeverity } from '#domain/data-audit/audit-rule.ts'
import { caseWords } from '#domain/data-audit/audit-words.ts'
import { isoPeriod } from '#domain/period/period.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { english } from '#languages/from-source.ts'
import type { KeptCase } from '#server/data-audit/audit-store.ts'
import type { ListTable } from '#server/platform/listing/list-table.ts'

/** A finding as the store has it, with the newest answer to it. */
export interface StoredFinding {
  readonly id: number
  readonly key: string
  readonly rule: AuditRuleId
  readonly severity: AuditSeverity
  readonly status: AuditStatus
  readonly explanation: AuditExplanation | null
  readonly indicator: number
  readonly indicator_name: string
  readonly datasource: number
  readonly datasource_name: string
  readonly other: number | null
  readonly figures: number
  readonly places: number
  readonly first_period: number
  readonly last_period: number
  readonly case_count: number
  readonly first: KeptCase
  readonly note: string | null
  readonly decided_at: Date | null
}

/** The status that holds: what people said last, else what the rules know. */
export const STATUS = 'coalesce(d.status, t.status)'

export const FINDING_COLUMNS = `t.id, t.key, t.rule, t.severity, ${STATUS} as status, t.explanation, t.indicator,
  i.short_name as indicator_name, t.datasource, s.datasource as datasource_name, t.other, t.figures,
  cardinality(t.locations) as places, t.first_period, t.last_period, t.case_count, t.cases->0 as first,
  d.note, d.decided_at`

export const FINDINGS_FROM = `data_audit_finding t
  join indicator i on i.id = t.indicator
  join datasource s on s.id = t.datasource
  left join lateral (
    select a.status, a.note, a.decided_at from data_audit_decision a where a.finding = t.key order by a.id desc limit 1
  ) d on true`

/** The list of findings, said with these names. */
export function findingTable(reference: ReferenceData): ListTable<StoredFinding, FindingRow> {
  return {
    name: 'known-errors',
    wire: findingRow,
    columns: FINDING_COLUMNS,
    from: FINDINGS_FROM,
    sortBy: { status: STATUS, severity: severityRank() },
    toRow: (stored) => findingRowOf(stored, reference),
  }
}

/** The gravest first. */
function severityRank(): string {
  return `array_position(array['impossible', 'high', 'medium', 'low'], t.severity)`
}

export function findingRowOf(stored: StoredFinding, reference: ReferenceData): FindingRow {
  const { first, note, other, decided_at } = stored
  return {
    id: stored.id,
    key: stored.key,
    rule: stored.rule,
    severity: stored.severity,
    status: stored.status,
    explanation: stored.explanation,
    indicator: stored.indicator,
    indicator_name: stored.indicator_name,
    datasource: stored.datasource,
    datasource_name: stored.datasource_name,
    against: other,
    figures: stored.figures,
    places: stored.places,
    first_period: isoPeriod(stored.first_period),
    last_period: isoPeriod(stored.last_period),
    sentence: inEnglish(stored, first, reference),
    note: note ?? first.note ?? '',
    decided_at: decided_at?.toISOString() ?? null,
  }
}

/** A case as it travels. */
export function findingCaseOf(stored: StoredFinding, one: KeptCase, reference: ReferenceData): FindingCase {
  return {
    severity: one.severity,
    kind: one.sentence,
    numbers: one.numbers,
    figures: one.points.map(({ source, location, period }) => ({
      datasource: source,
      location,
      period: isoPeriod(period),
    })),
    note: one.note,
    sentence: inEnglish(stored, one, reference),
  }
}

function inEnglish(stored: StoredFinding, one: KeptCase, reference: ReferenceData): string {
  const { rule, indicator, datasource: source, other } = stored
  const points = one.points.map((point) => ({ indicator, ...point }))
  return english.text(caseWords({ rule, indicator, source, other }, { ...one, points }, reference))
}
