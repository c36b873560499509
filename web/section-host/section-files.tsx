import { IconCheck, IconDownload, IconQuote } from '#web/kit/icons.ts'
import { useState } from 'react'
import { csvOfRows } from '#charts/export/csv.ts'
import { fileName } from '#charts/export/file-name.ts'
import { aboutSheet, tableSheet } from '#charts/export/workbook.ts'
import { message } from '#domain/message/message.ts'
import type { ResolvedSection, SectionDefinition } from '#sections/definition/section-definition.ts'
import type { SectionTable, SectionTables } from '#sections/definition/section-tables.ts'
import { Button } from '#web/kit/button.tsx'
import { Row } from '#web/kit/layout.tsx'
import { MenuButton } from '#web/kit/menu-button.tsx'
import { saveCsvFile, saveFile } from '#web/kit/save-file.ts'
import { useCopied } from '#web/kit/use-copied.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { addressToShare } from '#web/memory/shown-address.ts'

interface SectionFilesProps<State extends object, Choice> {
  readonly definition: SectionDefinition<State, Choice>
  readonly shown: ResolvedSection<State, Choice>
}

/** The tables of a section as files, and their citation; nothing while it has none. */
export function SectionFiles<State extends object, Choice>({
  definition,
  shown,
}: SectionFilesProps<State, Choice>) {
  const offered = definition.tables?.(shown) ?? null
  return offered && <Offered offered={offered} release={shown.catalogue.release} />
}

interface OfferedProps {
  readonly offered: SectionTables
  readonly release: ResolvedSection<object, unknown>['catalogue']['release']
}

function Offered({ offered, release }: OfferedProps) {
  const [cited, cite] = useCopied()
  const [failed, setFailed] = useState(false)
  const { text } = useLanguage()
  const title = text(offered.title)
  const citation = () =>
    text(offered.citation({ release, address: addressToShare(), readOn: new Date().toISOString() }))
  const saveTable = ({ sheet, rows }: SectionTable) =>
    saveCsvFile(csvOfRows(rows()), fileName(`${title} ${text(sheet)}`, 'csv'))
  const saveAll = async () => {
    setFailed(false)
    try {
      const { workbookOf } = await import('#web/views/export/xlsx.ts')
      saveFile(await workbookOf(sheetsOf(offered, citation(), text)), fileName(title, 'xlsx'))
    } catch {
      setFailed(true)
    }
  }
  return (
    <Row wrap align="center" gap={8} screen above={12}>
      <MenuButton
        items={[
          ...offered.tables.map((table) => ({
            label: text(table.entry),
            hint: text(message('export.plain-table')),
            onSelect: () => saveTable(table),
          })),
          {
            label: text(message('export.all-tables')),
            hint: text(message('export.sheets')),
            onSelect: () => void saveAll(),
          },
        ]}
      >
        {(trigger) => (
          <Button {...trigger}>
            <IconDownload size={16} aria-hidden="true" /> {text(message('card.download'))}
          </Button>
        )}
      </MenuButton>
      <Button onClick={() => cite(citation())}>
        {cited ? <IconCheck size={16} aria-hidden="true" /> : <IconQuote size={16} aria-hidden="true" />}
        {text(message(cited ? 'quote-card.copied' : 'quote-card.copy'))}
      </Button>
      <span className="sr-only" role="status">
        {cited ? text(message('quote-card.is-copied')) : ''}
      </span>
      {failed && <span role="alert">{text(message('export.failed'))}</span>}
    </Row>
  )
}

/** Columns of words need more room than those of numbers. */
const WIDTHS: Readonly<Record<string, number>> = { metric: 32, indicator: 34, description: 90 }

function sheetsOf(
  { about, tables }: SectionTables,
  citation: string,
  text: ReturnType<typeof useLanguage>['text'],
) {
  const lines = about().map(
    ([word, cell]) => [text(word), typeof cell === 'number' ? cell : text(cell)] as const,
  )
  return [
    aboutSheet(text(message('export.about')), [...lines, [text(message('export.cite-tables')), citation]]),
    ...tables.map(({ sheet, rows }) => tableSheet(text(sheet), rows(), (head) => WIDTHS[head] ?? 16)),
  ]
}
