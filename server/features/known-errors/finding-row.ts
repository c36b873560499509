import type { FindingCase, FindingDetail, FindingRow } from '#contract/data-audit/known-errors.ts'
import type { Filter } from '#contract/listing/filters.ts'
import type { AuditCase } from '#domain/data-audit/audit-rule.ts'
import { caseWords } from '#domain/data-audit/audit-words.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { byId, type ReferenceData, stateAround } from '#domain/reference/reference-data.ts'
import type { Language } from '#domain/message/language.ts'
import { figureCount } from '#server/data-audit/release-audit.ts'
import type { Decision, KnownFinding } from './known-findings.ts'

/** A finding as it travels in lists. Its sentence is about the gravest case, of a list about some places about the gravest there. */
export function findingRowOf(
  finding: KnownFinding,
  reference: ReferenceData,
  language: Language,
  places: Filter<number> = null,
): FindingRow {
  const { indicator, source, decided, cases } = finding
  const isThere = ({ points }: AuditCase) => points.some(({ location }) => isIn(location, places, reference))
  const first = cases.find(isThere) ?? cases[0]
  return {
    id: finding.id,
    key: finding.key,
    rule: finding.rule,
    severity: finding.severity,
    status: finding.status,
    explanation: finding.explanation,
    indicator,
    indicator_name: byId(reference.indicators, indicator).shortName,
    datasource: source,
    datasource_name: byId(reference.sources, source).name,
    against: finding.other,
    figures: figureCount(finding),
    places: finding.locations.length,
    first_period: isoPeriod(finding.firstPeriod),
    last_period: isoPeriod(finding.lastPeriod),
    sentence: first ? language.text(caseWords(finding, first, reference)) : '',
    note: decided?.note ?? first?.note ?? '',
    decided_at: decided?.decided_at.toISOString() ?? null,
  }
}

/** Whether a place is asked about, itself or as a part of a state. */
export function isIn(
  location: number,
  places: Filter<number>,
  { locations }: Pick<ReferenceData, 'locations'>,
): boolean {
  if (places === null || places.includes(location)) return true
  return places.includes(stateAround(locations, location)?.id ?? 0)
}

/** A finding with its cases and all answers to it. */
export function findingDetailOf(
  finding: KnownFinding,
  decisions: readonly Decision[],
  reference: ReferenceData,
  language: Language,
): FindingDetail {
  return {
    ...findingRowOf(finding, reference, language),
    cases: finding.cases.map((one) => caseOf(finding, one, { reference, language })),
    case_count: finding.caseCount,
    decisions: decisions.map(({ status, note, by, decided_at }) => ({
      status,
      note,
      by,
      at: decided_at.toISOString(),
    })),
  }
}

function caseOf(
  finding: KnownFinding,
  one: AuditCase,
  { reference, language }: { readonly reference: ReferenceData; readonly language: Language },
): FindingCase {
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
    sentence: language.text(caseWords(finding, one, reference)),
  }
}
