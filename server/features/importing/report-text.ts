import { caseWords } from '#domain/data-audit/audit-words.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { english } from '#languages/from-source.ts'
import { type Findings, findingLine } from '#server/dataset/finding.ts'
import { type ChangeCounts, hasChanges } from '#server/release/find-changes.ts'
import type { Difference } from './differences.ts'
import type { ImportReport } from './import-files.ts'
import { SHOWN } from './refused-rows.ts'

const counted = (count: number) => count.toLocaleString('en-GB')

function countsLine(what: string, { added, changed, withdrawn, unchanged }: ChangeCounts): string {
  const out = withdrawn === 0 ? '' : `${counted(withdrawn)} withdrawn, `
  return `${what}: ${counted(added)} added, ${counted(changed)} changed, ${out}${counted(unchanged)} unchanged.`
}

function listed(title: string, { first, total }: Findings): string[] {
  if (total === 0) return []
  const shown = first.slice(0, SHOWN).map((finding) => `  ${findingLine(finding)}`)
  const more = total > SHOWN ? [`  … and ${counted(total - SHOWN)} more.`] : []
  return ['', title, ...shown, ...more]
}

/** A changed figure with its value before and after. */
function changedLine({ was, is, period, ...named }: Difference): string {
  const said = was === is ? `${is}, with another interval, count or flag` : `${was} → ${is ?? 'withdrawn'}`
  const { datasource_name: source, indicator_name: indicator, location_name: location } = named
  return `${source}, ${indicator}, ${location}, ${isoPeriod(period)}: ${said}`
}

function changedLines({ differences, changes }: ImportReport): string[] {
  const changed = differences.filter(({ was }) => was !== null)
  if (changed.length === 0) return []
  const lines = changed.map((one) => `  ${changedLine(one)}`)
  const more = changes.points.changed + changes.points.withdrawn - changed.length
  return ['', 'Changed figures:', ...lines, ...(more > 0 ? [`  … and ${counted(more)} more.`] : [])]
}

/** The findings that the audit would have in the new release, the gravest first. */
function auditLines({ audit }: ImportReport): string[] {
  if (audit === null || audit.findings.length === 0) return []
  const lines = audit.findings.slice(0, SHOWN).map(({ finding, figures }) => {
    const [first] = finding.cases
    const said = first ? english.text(caseWords(finding, first, audit.reference)) : ''
    const source = byId(audit.reference.sources, finding.source).name
    const count = figures === 1 ? '1 figure' : `${counted(figures)} figures`
    return `  ${finding.severity}, ${source}, ${count}: ${said}`
  })
  const more = audit.findings.length - SHOWN
  return [
    '',
    'New open questions of the data audit:',
    ...lines,
    ...(more > 0 ? [`  … and ${counted(more)} more.`] : []),
  ]
}

function outcome({ release, refused, changes, unacknowledged }: ImportReport, asked: boolean): string {
  if (release !== null) return `Published release ${release.number} (${release.hash}).`
  if (refused > 0) return 'Nothing was changed. Correct the refused rows and import the file again.'
  if (unacknowledged) {
    return 'Nothing was changed: the data audit has grave findings. Correct the figures, or add --acknowledge "why".'
  }
  const { points, groups } = changes
  if (!hasChanges(changes)) {
    if (points.unchanged + groups.unchanged === 0)
      return 'Nothing was changed: there are no rows in the files.'
    return 'Nothing was changed: all of this is published already.'
  }
  return asked
    ? 'Nothing was changed.'
    : 'This was a dry run: nothing was changed. Add --publish to make a release of it.'
}

/** The report of an import as people read it. `asked`: whether it was asked to publish. */
export function reportText(report: ImportReport, asked: boolean): string {
  const { changes, refused, refusedList } = report
  const groups = Object.values(changes.groups).some((count) => count > 0)
  return [
    countsLine('Figures', changes.points),
    ...(groups ? [countsLine('Figures of groups', changes.groups)] : []),
    `Refused: ${counted(refused)} ${refused === 1 ? 'row' : 'rows'}.`,
    ...changedLines(report),
    ...listed('Refused:', report.problems),
    ...(refusedList === null ? [] : [`  All of them are listed in ${refusedList}`]),
    ...listed('Worth a look, but not refused:', report.warnings),
    ...auditLines(report),
    '',
    outcome(report, asked),
  ].join('\n')
}
