import type { ImportReportRow } from '#contract/data-import/data-import.ts'
import { Stack, Text } from '#web/kit/layout.tsx'

/** What a file would change, and what the data audit would find then. */
export function ImportReport({ report }: { readonly report: ImportReportRow }) {
  const { figures, groups, refused, problems, warnings, changed, findings, finding_count } = report
  const questions = findings.map(
    ({ severity, datasource_name, figures: touched, sentence }) =>
      `${severity}, ${datasource_name}, ${touched === 1 ? '1 figure' : `${touched} figures`}: ${sentence}`,
  )
  const hasGroups = groups.added + groups.changed + groups.unchanged > 0
  return (
    <Stack as="section" gap={12} aria-label="What the file would change">
      <Text as="h2" heading>
        What the file would change
      </Text>
      <Text>{countsLine('Figures', figures)}</Text>
      {hasGroups && <Text>{countsLine('Figures of groups', groups)}</Text>}
      <Lines title={`Refused: ${refused} ${refused === 1 ? 'row' : 'rows'}`} lines={problems} />
      <Lines title="Worth a look, but not refused" lines={warnings} />
      <Lines title="Changed figures, the first of them" lines={changed} />
      {refused === 0 && finding_count === 0 && <Text>The data audit finds nothing new.</Text>}
      <Lines title={`New open questions of the data audit: ${finding_count}`} lines={questions} />
    </Stack>
  )
}

function countsLine(what: string, { added, changed, unchanged }: ImportReportRow['figures']): string {
  return `${what}: ${added} added, ${changed} changed, ${unchanged} unchanged.`
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div>
      <Text as="h3" weight={600}>
        {title}
      </Text>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Text breaks>{line}</Text>
          </li>
        ))}
      </ul>
    </div>
  )
}
