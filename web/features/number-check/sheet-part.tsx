import { IconUpload } from '#web/kit/icons.ts'
import { useRef, useState } from 'react'
import { message } from '#domain/message/message.ts'
import { indicatorName, periodName, placeName } from '#domain/message/value.ts'
import { ownFigure } from '#domain/number-check/cause.ts'
import type { AskedNumber } from '#domain/number-check/asked-number.ts'
import type { NumberCheck } from '#domain/number-check/check-number.ts'
import { isQuiet } from '#domain/number-check/how-wrong.ts'
import { isoPeriod } from '#domain/period/period.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { Button, WordButton } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { Table } from '#web/kit/table/table.tsx'
import { showToast } from '#web/kit/toast.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import type { CheckInput } from './check-input.ts'
import { KeepSheet, OwnSheetsPart } from './sheet/own-sheets-part.tsx'
import type { ReadSheets } from './sheet/read-sheet.ts'
import { useFigureChecks } from '#web/queries/use-figure-checks.ts'
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

interface OpenSheet extends ReadSheets {
  readonly name: string
}

const MOST_BYTES = 20_000_000
/** Rows that a reader looks through; the rest is opened by a word. */
const SHOWN = 12
const MOST_REFUSED = 100

/** A box for a sheet of figures, and its figures, worst first. The sheet is read on the device. */
export function SheetPart({ catalogue, reference, hasBox, addressOf, onOpen }: SheetPartProps) {
  const { text } = useLanguage()
  const [sheet, setSheet] = useState<OpenSheet | null>(null)
  const [isOver, setOver] = useState(false)
  const [isReading, setReading] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const read = (files: readonly File[]) => {
    if (files.length === 0) return
    setReading(true)
    openSheets(files, reference)
      .then(setSheet, () => showToast({ kind: 'error', title: text(message('check-page.sheet-failed')) }))
      .finally(() => setReading(false))
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
        read([...event.dataTransfer.files])
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
            onChange={(event) => {
              read([...(event.currentTarget.files ?? [])])
              event.currentTarget.value = ''
            }}
          />
          <Text as="span" tone="soft" size={13}>
            {text(
              message(
                isReading
                  ? 'check-page.sheet-reading'
                  : isOver
                    ? 'check-page.sheet-drop'
                    : 'check-page.sheet-about',
              ),
            )}
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
  const { checks, done } = useFigureChecks(sheet.figures, catalogue)
  const { name, figures, refused, unreadable } = sheet
  const loud = checks.filter((check) => !isQuiet(check))
  const shown = isWhole ? checks : loud.slice(0, SHOWN)
  const rest = checks.length - shown.length
  return (
    <Stack gap={8} above={12} card="plain" screen>
      <Row gap={12} justify="between" align="center">
        <Text as="h2" size={16}>
          {text(message(figures.length > 0 ? 'check-page.sheet-title' : 'check-page.sheet-none', { name }))}
        </Text>
        <WordButton onClick={onClose}>{text(message('check-page.sheet-close'))}</WordButton>
      </Row>
      {unreadable.map(({ file, reason }) => (
        <Text key={file} tone="error">
          {text(message('check-page.sheet-unreadable', { file, reason }))}
        </Text>
      ))}
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
            {refused.slice(0, MOST_REFUSED).map(({ file, row, reason }) => (
              <li key={`${file}-${row}-${text(reason)}`}>
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

/** Reads files on the device; the code that reads them is fetched when somebody brings one. */
async function openSheets(files: readonly File[], reference: ReferenceData): Promise<OpenSheet> {
  const name = files.map((file) => file.name).join(', ')
  const [small, large] = [true, false].map((isSmall) =>
    files.filter((file) => file.size <= MOST_BYTES === isSmall),
  )
  const { readSheets } = await import('./sheet/read-sheet.ts')
  const given = await Promise.all(
    (small ?? []).map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  )
  const read = await readSheets(given, reference, name.replace(/\.[a-z]+$/i, ''))
  const tooLarge = (large ?? []).map((file) => ({
    file: file.name,
    reason: message('check-page.sheet-too-large', { name: file.name }),
  }))
  return { name, ...read, unreadable: [...read.unreadable, ...tooLarge] }
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
