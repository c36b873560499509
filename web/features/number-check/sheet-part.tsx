import { IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { message, type Value } from '#domain/message/message.ts'
import { indicatorName, listOf, periodName, placeName } from '#domain/message/value.ts'
import { ownFigure } from '#domain/number-check/cause.ts'
import type { AskedNumber } from '#domain/number-check/asked-number.ts'
import type { NumberCheck } from '#domain/number-check/check-number.ts'
import { isQuiet } from '#domain/number-check/how-wrong.ts'
import { isoPeriod } from '#domain/period/period.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { Button, WordButton } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import type { CheckInput } from './check-input.ts'
import { KeepSheet, OwnSheetsPart } from './sheet/own-sheets-part.tsx'
import { type ReadSheet, readSheet } from './sheet/read-sheet.ts'
import { useSheetChecks } from './sheet/use-sheet-checks.ts'
import classes from './number-check.module.css'

interface SheetPartProps {
  readonly catalogue: Catalogue
  /** With the names of local government areas. */
  readonly reference: ReferenceData
  /** False while the form is folded into a line: there only a sheet that is open is shown. */
  readonly hasBox: boolean
  readonly addressOf: (indicator: number, source?: number) => string | null
  readonly onOpen: (input: CheckInput) => void
}

interface OpenSheet extends ReadSheet {
  readonly name: string
  /** What is wrong with the file as a whole. */
  readonly fault: Value | null
}

const MOST_BYTES = 20_000_000
/** Rows that a reader looks through; the rest is opened by a word. */
const SHOWN = 12

/** A box for a sheet of figures, and its figures, worst first. The sheet is read on the device. */
export function SheetPart({ catalogue, reference, hasBox, addressOf, onOpen }: SheetPartProps) {
  const { text } = useLanguage()
  const [sheet, setSheet] = useState<OpenSheet | null>(null)
  const [isOver, setOver] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const read = async (files: Iterable<File>) => {
    const sheets = await Promise.all([...files].map((file) => openSheet(file, reference)))
    if (sheets.length > 0) setSheet(together(sheets))
  }
  return (
    <section
      className={classes.drop}
      data-over={isOver || undefined}
      aria-label={text(message('check-page.sheet'))}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        void read(event.dataTransfer.files)
      }}
    >
      {hasBox && (
        <Row gap={12} align="center" wrap screen above={8}>
          <Button onClick={() => picker.current?.click()}>
            <IconUpload size={18} aria-hidden="true" /> {text(message('check-page.sheet'))}
          </Button>
          <input
            ref={picker}
            type="file"
            multiple
            hidden
            aria-label={text(message('check-page.sheet'))}
            accept=".csv,.tsv,.txt,text/csv"
            onChange={(event) => {
              void read(event.currentTarget.files ?? [])
              event.currentTarget.value = ''
            }}
          />
          <Text as="span" tone="soft" size={13}>
            {text(message(isOver ? 'check-page.sheet-drop' : 'check-page.sheet-about'))}
          </Text>
        </Row>
      )}
      {sheet && <SheetFigures {...{ sheet, catalogue, onOpen, addressOf }} onClose={() => setSheet(null)} />}
      <OwnSheetsPart />
    </section>
  )
}

interface SheetFiguresProps extends Pick<SheetPartProps, 'catalogue' | 'onOpen' | 'addressOf'> {
  readonly sheet: OpenSheet
  readonly onClose: () => void
}

function SheetFigures({ sheet, catalogue, onOpen, addressOf, onClose }: SheetFiguresProps) {
  const { text } = useLanguage()
  const [isWhole, setWhole] = useState(false)
  const { checks, done } = useSheetChecks(sheet.figures, catalogue)
  const { name, figures, refused, fault } = sheet
  const loud = checks.filter((check) => !isQuiet(check))
  const shown = isWhole ? checks : loud.slice(0, SHOWN)
  const rest = checks.length - shown.length
  return (
    <Stack gap={8} above={12} card="plain" screen>
      <Row gap={12} justify="between" align="center">
        <Text as="h2" size={16}>
          {text(fault ?? message('check-page.sheet-title', { name }))}
        </Text>
        <WordButton onClick={onClose}>{text(message('check-page.sheet-close'))}</WordButton>
      </Row>
      {figures.length > 0 && (
        <Text role="status" tone="soft" size={13}>
          {done < figures.length
            ? text(message('check-page.sheet-checking', { done: String(done), all: String(figures.length) }))
            : text(message('check-page.sheet-read', { count: figures.length }))}
        </Text>
      )}
      {shown.length > 0 && (
        <Table
          rows={shown}
          keyOf={keyOf}
          columns={[
            {
              title: text(message('check-page.column-figure')),
              names: true,
              cell: ({ asked }) =>
                text(
                  message('check-page.kept-entry', {
                    figure: ownFigure({ asked }),
                    indicator: indicatorName(asked.indicator),
                    place: placeName(asked.location),
                    period: periodName(asked.period),
                  }),
                ),
            },
            {
              title: text(message('check-page.column-verdict')),
              cell: (check) => (
                <Row gap={12} justify="between" align="center">
                  <span>{text(check.heading)}</span>
                  <Button kind="quiet" onClick={() => onOpen(inputOf(check.asked))}>
                    {text(message('check-page.open'))}
                  </Button>
                </Row>
              ),
            },
          ]}
        />
      )}
      {rest > 0 && (
        <Text size={13} tone="soft">
          {text(message('check-page.sheet-more', { count: rest }))}{' '}
          <WordButton onClick={() => setWhole(true)}>
            {text(message('check-page.sheet-all', { count: String(checks.length) }))}
          </WordButton>
        </Text>
      )}
      {figures.length > 0 && <KeepSheet {...{ name, figures, addressOf }} />}
      {refused.length > 0 && (
        <details>
          <summary>{text(message('check-page.sheet-refused', { count: refused.length }))}</summary>
          <ul className={classes.refused}>
            {refused.slice(0, 100).map(({ row, reason }) => (
              <li key={`${row}-${reason.id}`}>
                {text(message('check-page.sheet-row', { row: String(row), reason }))}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Stack>
  )
}

function keyOf({ asked, own }: NumberCheck): string {
  return [asked.indicator.id, asked.location.id, asked.period, asked.source.name, own.value].join(':')
}

/** Several files as one. */
function together(sheets: readonly OpenSheet[]): OpenSheet {
  const [first] = sheets
  if (first && sheets.length === 1) return first
  return {
    name: sheets.map(({ name }) => name).join(', '),
    figures: sheets.flatMap(({ figures }) => figures),
    refused: sheets.flatMap(({ refused }) => refused),
    missing: [],
    fault: sheets.every(({ figures }) => figures.length === 0) ? (first?.fault ?? null) : null,
  }
}

async function openSheet(file: File, reference: ReferenceData): Promise<OpenSheet> {
  const { name } = file
  const empty = { name, figures: [], refused: [], missing: [] }
  if (file.size > MOST_BYTES) return { ...empty, fault: message('check-page.sheet-too-large', { name }) }
  const content = await file.text()
  if (content.includes('\0') || content.startsWith('PK'))
    return { ...empty, fault: message('check-page.sheet-not-text', { name }) }
  const read = readSheet(content, reference, name.replace(/\.[a-z]+$/i, ''))
  const fault =
    read.missing.length > 0
      ? message('check-page.sheet-columns', { columns: listOf(read.missing) })
      : read.figures.length === 0
        ? message('check-page.sheet-none', { name })
        : null
  return { name, ...read, fault }
}

function inputOf({
  indicator,
  location,
  period,
  value,
  source,
  numerator,
  denominator,
}: AskedNumber): CheckInput {
  return {
    figure: String(value),
    indicator: indicator.id,
    location: location.id,
    period: isoPeriod(period),
    from: source.name,
    count: numerator === null ? '' : String(numerator),
    target: denominator === null ? '' : String(denominator),
    months: [],
  }
}
