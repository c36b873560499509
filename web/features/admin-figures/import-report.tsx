import type { ImportReportRow } from '#contract/data-import/data-import.ts'
import { Stack, Text } from '#web/kit/layout.tsx'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** What a file would change, and what the data audit would find then. */
export function ImportReport({ report }: { readonly report: ImportReportRow }) {
  const { text } = useLanguage()
  const { figures, groups, refused, problems, warnings, changed, findings, finding_count } = report
  const questions = findings.map(({ severity, datasource_name, figures: touched, sentence }) =>
    text(message('publish.question', { severity, source: datasource_name, count: touched, sentence })),
  )
  const hasGroups = groups.added + groups.changed + groups.unchanged > 0
  return (
    <Stack as="section" gap={12} aria-label={text(message('publish.would-change'))}>
      <Text as="h2" heading>
        {text(message('publish.would-change'))}
      </Text>
      <Text>{text(message('publish.counts', { what: 'figures', ...figures }))}</Text>
      {hasGroups && <Text>{text(message('publish.counts', { what: 'groups', ...groups }))}</Text>}
      <Lines title={text(message('publish.refused', { count: refused }))} lines={problems} />
      <Lines title={text(message('publish.worth-look'))} lines={warnings} />
      <Lines title={text(message('publish.changed-first'))} lines={changed} />
      {refused === 0 && finding_count === 0 && <Text>{text(message('publish.nothing-new'))}</Text>}
      <Lines title={text(message('publish.questions', { count: finding_count }))} lines={questions} />
    </Stack>
  )
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
