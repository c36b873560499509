import type { ImportReportRow, RemarkRow } from '#contract/data-import/data-import.ts'
import { message } from '#domain/message/message.ts'
import { Stack, Text } from '#web/kit/layout.tsx'
import { Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { Loading } from '#web/kit/state-message.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { useCatalogueOf } from '#web/queries/new-items.ts'
import { DifferencesPart } from './differences-part.tsx'
import { EvidencePart } from './evidence-part.tsx'
import { TouchedPart } from './touched-part.tsx'

interface ImportReportProps {
  readonly report: ImportReportRow
  readonly catalogue: Catalogue
}

/** What figures would change, which pages show them, and what the data audit would find then. */
export function ImportReport({ report, catalogue: ofPage }: ImportReportProps) {
  const { text } = useLanguage()
  const catalogue = useCatalogueOf(ofPage, report.differences)
  const { figures, groups, refused, problems, warnings, findings, finding_count, compared_with } = report
  if (catalogue === null) return <Loading what={message('shell.figure-list')} />
  const hasGroups = groups.added + groups.changed + groups.unchanged + groups.withdrawn > 0
  return (
    <Stack as="section" gap={12} shrinks aria-label={text(message('publish.would-change'))}>
      <Text as="h2" heading>
        {text(message('publish.would-change'))}
      </Text>
      <Text tone="soft">{text(message('publish.compared-with', { release: String(compared_with) }))}</Text>
      <Text>{text(message('publish.counts', { what: 'figures', ...figures }))}</Text>
      {hasGroups && <Text>{text(message('publish.counts', { what: 'groups', ...groups }))}</Text>}
      <Remarks title={text(message('publish.refused', { count: refused }))} rows={problems} />
      <Remarks title={text(message('publish.worth-look'))} rows={warnings} />
      <DifferencesPart {...{ report, catalogue }} />
      <EvidencePart differences={report.differences} catalogue={catalogue} />
      <TouchedPart differences={report.differences} catalogue={catalogue} />
      {refused === 0 && finding_count === 0 && <Text>{text(message('publish.nothing-new'))}</Text>}
      {finding_count > 0 && (
        <div>
          <Text as="h3" weight={600}>
            {text(message('publish.questions', { count: finding_count }))}
          </Text>
          <ul>
            {findings.map(({ key, severity, datasource_name: source, figures: count, sentence }) => (
              <li key={key}>
                <Text breaks>{text(message('publish.question', { severity, source, count, sentence }))}</Text>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Stack>
  )
}

function Remarks({ title, rows }: { readonly title: string; readonly rows: readonly RemarkRow[] }) {
  const { text } = useLanguage()
  if (rows.length === 0) return null
  return (
    <div>
      <Text as="h3" weight={600} below={4}>
        {title}
      </Text>
      <Table
        dense
        blocks
        label={title}
        rows={rows}
        keyOf={({ file, line, column, message: why }) => `${file} ${line} ${column} ${why}`}
        columns={[
          {
            title: text(message('publish.row')),
            names: true,
            cell: ({ file, line, cell }) =>
              cell || text(message('publish.line-of', { file, line: String(line) })),
          },
          { title: text(message('publish.column')), cell: ({ column }) => column },
          { title: text(message('publish.reason')), cell: ({ message: why }) => why },
        ]}
      />
    </div>
  )
}
