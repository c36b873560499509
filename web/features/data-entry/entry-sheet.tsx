import { IconChevronDown, IconChevronRight } from '#web/kit/icons.ts'
import { useRef, useState } from 'react'
import type { EntryFormRow } from '#contract/data-entry/entry-forms.ts'
import type { EntryCells } from '#domain/data-entry/entry-cell.ts'
import { pasteBlock, pastedBlock } from '#domain/data-entry/pasted-block.ts'
import { message } from '#domain/message/message.ts'
import { named } from '#domain/message/value.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { Box, Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { AreaTable } from './area-table.tsx'
import classes from './data-entry.module.css'
import type { EntrySession } from './entry-session.ts'
import { moveAmongCells } from './move-among-cells.ts'
import { pasteTargets, type Sheet, type SheetArea } from './sheet-lines.ts'

interface EntrySheetProps {
  readonly form: EntryFormRow
  readonly sheet: Sheet
  readonly cells: EntryCells
  readonly session: EntrySession
  readonly reference: ReferenceData
  /** False: it is only looked at. */
  readonly isTyped: boolean
}

/** Forms up to this many figures are shown whole. */
const SHORT = 40

/** The sheet: a table for each program area, one column of it to type into, moved in and pasted into as in a spreadsheet. */
export function EntrySheet({ form, sheet, cells, session, reference, isTyped }: EntrySheetProps) {
  const language = useLanguage()
  const { text } = language
  const body = useRef<HTMLDivElement>(null)
  const [closed, setClosed] = useState(() => firstClosed(form, sheet))
  const [pasted, setPasted] = useState('')
  const turn = (area: string) =>
    setClosed((before) => (before.has(area) ? without(before, area) : new Set([...before, area])))
  const paste = (event: React.ClipboardEvent) => {
    const copied = event.clipboardData.getData('text/plain')
    const at = event.target instanceof HTMLInputElement ? event.target.dataset.cell : undefined
    if (!isTyped || at === undefined || !/[\n\t]/.test(copied.trim())) return
    event.preventDefault()
    const { filled, left, isByName } = pasteBlock(pastedBlock(copied), pasteTargets(sheet, language), at)
    session.fill(filled)
    const how = isByName ? 'name' : 'order'
    setPasted(text(message('entry.pasted', { count: filled.size, left, how })))
  }
  return (
    <Stack
      gap={8}
      shrinks
      ref={body}
      onPaste={paste}
      onKeyDown={(event: React.KeyboardEvent) => moveAmongCells(event, body.current)}
    >
      {sheet.areas.map((area) => (
        <Box as="section" key={area.area} shrinks aria-label={text(named(area.area))}>
          <AreaHead area={area} isOpen={!closed.has(area.area)} onTurn={() => turn(area.area)} />
          {!closed.has(area.area) && <AreaTable {...{ area, form, cells, session, reference, isTyped }} />}
        </Box>
      ))}
      <Text role="status" size={13} tone="soft" unlessEmpty>
        {pasted}
      </Text>
      {isTyped && (
        <Row gap={16} rows={4} wrap tone="faint" size={12} screen className={classes.keys}>
          <span>{text(message('entry.keys'))}</span>
          <span>{text(message('entry.empty-means'))}</span>
        </Row>
      )}
    </Stack>
  )
}

interface AreaHeadProps {
  readonly area: SheetArea
  readonly isOpen: boolean
  readonly onTurn: () => void
}

function AreaHead({ area: { area, filled, total }, isOpen, onTurn }: AreaHeadProps) {
  const { text } = useLanguage()
  const Sign = isOpen ? IconChevronDown : IconChevronRight
  return (
    <h2 className={classes.area}>
      <Row as="button" bare type="button" gap={8} align="center" aria-expanded={isOpen} onClick={onTurn}>
        <Sign size={18} aria-hidden="true" />
        <Text as="span" weight={650}>
          {text(named(area))}
        </Text>
        <Text as="span" size={13} tone="soft" weight={400}>
          {text(message('entry.area', { filled, total }))}
        </Text>
      </Row>
    </h2>
  )
}

/** Of a long form the areas that somebody has to fill are open, or those that hold something; else the first. */
function firstClosed({ tasks }: EntryFormRow, { areas, total }: Sheet): ReadonlySet<string> {
  if (total <= SHORT) return new Set()
  const wanted = new Set(tasks.filter(({ is_own: isOwn }) => isOwn).flatMap((task) => task.areas))
  const open = areas.filter(({ area, filled }) => wanted.has(area) || filled > 0).map(({ area }) => area)
  const shown = new Set(open.length > 0 ? open : areas.slice(0, 1).map(({ area }) => area))
  return new Set(areas.map(({ area }) => area).filter((area) => !shown.has(area)))
}

function without(set: ReadonlySet<string>, one: string): ReadonlySet<string> {
  return new Set([...set].filter((other) => other !== one))
}
