import type { z } from 'zod'
import { type FindingRow, findingRow, type listFindings } from '#contract/data-audit/known-errors.ts'
import type { Filter } from '#contract/listing/filters.ts'
import type { Page } from '#contract/listing/page.ts'
import { AUDIT_SEVERITIES } from '#domain/data-audit/audit-rule.ts'
import { languageOf } from '#languages/from-source.ts'
import type { Streamed } from '#server/platform/http/endpoint-route.ts'
import { csvAnswer } from '#server/platform/listing/csv-answer.ts'
import { pageAnswer } from '#server/platform/listing/page-answer.ts'
import { pageWindow } from '#server/platform/listing/page-window.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { figureCount, touchedBy } from '#server/data-audit/release-audit.ts'
import { findingRowOf, isIn } from './finding-row.ts'
import type { KnownFinding, KnownFindings } from './known-findings.ts'

type Query = z.output<typeof listFindings.query>

/** The findings that fit, in their order or the one asked for: a page of JSON, or a table of that page or of all. */
export function answerFindings(
  { findings, reference }: KnownFindings,
  query: Query,
  url: URL,
): Page<FindingRow> | Streamed {
  const found = inOrder(
    findings.filter((finding) => fits(finding, query, reference)),
    query.ordering,
  )
  const language = languageOf(query.lang)
  const window = pageWindow(query)
  const shown = found.slice(window.offset, window.offset + window.size)
  const rows = (some: readonly KnownFinding[]) =>
    some.map((finding) => findingRowOf(finding, reference, language, query.location))
  if (query.format === 'csv') {
    return csvAnswer('known-errors', Object.keys(findingRow.shape), rows(query.size === null ? found : shown))
  }
  return pageAnswer(rows(shown), found.length, window, url)
}

function fits(finding: KnownFinding, query: Query, reference: ReferenceData): boolean {
  const among = <Item>(filter: Filter<Item>, item: Item) => filter === null || filter.includes(item)
  return (
    among(query.rule, finding.rule) &&
    among(query.severity, finding.severity) &&
    among(query.status, finding.status) &&
    among(query.key, finding.key) &&
    (query.indicator === null ||
      touchedBy(finding).some(({ indicator }) => among(query.indicator, indicator))) &&
    (query.datasource === null ||
      among(query.datasource, finding.source) ||
      (finding.other !== null && among(query.datasource, finding.other))) &&
    finding.locations.some((location) => isIn(location, query.location, reference))
  )
}

/** The sorting value of a field; severity by how grave it is. */
function sortValue(finding: KnownFinding, field: Query['ordering'][number]['field']): number | string {
  if (field === 'severity') return AUDIT_SEVERITIES.indexOf(finding.severity)
  if (field === 'datasource') return finding.source
  return field === 'figures' ? figureCount(finding) : finding[field]
}

function inOrder(findings: readonly KnownFinding[], keys: Query['ordering']): readonly KnownFinding[] {
  return findings.toSorted((a, b) => {
    for (const { field, descending } of keys) {
      const [one, other] = [sortValue(a, field), sortValue(b, field)]
      if (one !== other) return (one < other ? -1 : 1) * (descending ? -1 : 1)
    }
    return a.id - b.id
  })
}
