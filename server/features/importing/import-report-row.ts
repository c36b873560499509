import type { ImportReportRow } from '#contract/data-import/data-import.ts'
import { caseWords } from '#domain/data-audit/audit-words.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { english } from '#languages/from-source.ts'
import { isSevere } from '#server/data-audit/new-findings.ts'
import { type Findings, findingLine } from '#server/dataset/finding.ts'
import type { ImportReport } from './import-files.ts'
import { changedLine } from './report-text.ts'

/** How many lines of a kind travel. */
const MOST = 100

/** The report of an import as it travels. */
export function importReportRow(report: ImportReport): ImportReportRow {
  const { changes, refused, problems, warnings, changed, release } = report
  return {
    figures: changes.points,
    groups: changes.groups,
    refused,
    problems: linesOf(problems),
    warnings: linesOf(warnings),
    changed: changed.map(changedLine),
    findings: findingRows(report).slice(0, MOST),
    finding_count: report.audit?.findings.length ?? 0,
    release: release && { number: release.number, hash: release.hash },
  }
}

function linesOf({ first }: Findings): string[] {
  return first.slice(0, MOST).map(findingLine)
}

function findingRows({ audit }: ImportReport): ImportReportRow['findings'] {
  if (audit === null) return []
  return audit.findings.map((one) => {
    const { finding, figures } = one
    const [first] = finding.cases
    return {
      key: finding.key,
      rule: finding.rule,
      severity: finding.severity,
      severe: isSevere(one),
      indicator: finding.indicator,
      datasource: finding.source,
      datasource_name: byId(audit.reference.sources, finding.source).name,
      figures,
      sentence: first ? english.text(caseWords(finding, first, audit.reference)) : '',
    }
  })
}
