import type { ImportReportRow, SentFile } from '#contract/data-import/data-import.ts'
import { caseWords } from '#domain/data-audit/audit-words.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { english } from '#languages/from-source.ts'
import { isSevere } from '#server/data-audit/new-findings.ts'
import type { Findings } from '#server/dataset/finding.ts'
import { visible } from '#server/platform/terminal.ts'
import type { ImportReport } from './import-files.ts'

/** How many remarks of a kind travel. */
const MOST = 100

/** How many differences travel. */
export const MOST_DIFFERENCES = 500

/** The report of an import as it travels. `sent`: the files, which may know the sheets that they come from. */
export function importReportRow(report: ImportReport, sent: readonly SentFile[]): ImportReportRow {
  const { changes, refused, problems, warnings, rights, release } = report
  const { added, changed, withdrawn } = changes.points
  return {
    figures: changes.points,
    groups: changes.groups,
    refused,
    problems: remarksOf(problems, sent),
    warnings: remarksOf(warnings, sent),
    differences: differencesOf(report, sent),
    difference_count: added + changed + withdrawn,
    findings: findingRows(report).slice(0, MOST),
    finding_count: report.audit?.findings.length ?? 0,
    may: rights.may,
    compared_with: report.comparedWith,
    release: release && { number: release.number, hash: release.hash },
  }
}

/** Signs of the file that steer or hide are written out. */
function remarksOf({ first }: Findings, sent: readonly SentFile[]): ImportReportRow['problems'] {
  return first.slice(0, MOST).map(({ file, line, column, message }) => ({
    ...{ file: visible(file), line, column: visible(column), message: visible(message) },
    cell: cellOf(
      sent.find(({ name }) => name === file),
      line,
    ),
  }))
}

function differencesOf(
  { differences }: ImportReport,
  sent: readonly SentFile[],
): ImportReportRow['differences'] {
  return differences.map(({ kind, indicator, datasource, location, location_name, period, ...one }) => {
    const file = sent[one.file]
    return {
      ...{ kind, indicator, datasource, location, location_name, period: isoPeriod(period) },
      ...{ was: one.was, is: one.is, file: visible(file?.name ?? ''), line: one.line },
      cell: cellOf(file, one.line),
    }
  })
}

/** Where a row stood in the sheet that it comes from: the first row is that of the heads. */
function cellOf(file: SentFile | undefined, line: number): string {
  return visible(file?.cells?.[line - 2] ?? '')
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
