import { useRef } from 'react'
import { CELL_LIMITS, cellNumber, EMPTY_CELL, type EntryCells } from '#domain/data-entry/entry-cell.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName, shortFigure } from '#domain/message/value.ts'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './data-entry.module.css'
import type { EntrySession } from './entry-session.ts'
import type { SheetLine } from './sheet-lines.ts'

interface EntryFieldProps {
  readonly line: SheetLine
  readonly cells: EntryCells
  readonly session: EntrySession
  readonly isTyped: boolean
}

/** Digits of a number as it is typed; more are no figure of anything. */
const DIGITS = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 6 })

/** The cell of a line: a field, or without a border what follows from others or is only looked at. */
export function EntryField({ line, cells, session, isTyped }: EntryFieldProps) {
  const { text } = useLanguage()
  const { name, part, figure, indicator, check, isUnanswered, row } = line
  const typed = cells[name] ?? EMPTY_CELL
  const before = useRef(typed.text)
  const isWrong = check !== null && isUnanswered
  if (part === null) {
    return (
      <output className={classes.computed} data-wrong={isWrong || undefined}>
        {figure.value === null ? '–' : text(shortFigure(figure.value, indicator))}
      </output>
    )
  }
  if (!isTyped) return <span className={classes.computed}>{typed.text || '–'}</span>
  const label = text(message(`entry.cell-${part}`, { indicator: text(indicatorName(indicator), 'name') }))
  const number = cellNumber(typed)
  return (
    <input
      className={classes.field}
      data-cell={name}
      data-wrong={isWrong || undefined}
      aria-label={label}
      aria-invalid={check?.grade === 'fault' || undefined}
      aria-describedby={check ? `check-${name}` : undefined}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="next"
      maxLength={CELL_LIMITS.text}
      value={typed.text}
      onChange={(event) => {
        const written = event.currentTarget.value
        // A figure that is published and was emptied goes, unless the reader lets it stay.
        const isEmptied = part === 'value' && written === '' && row.published !== null
        session.type(name, { text: written, isWithdrawn: isEmptied })
      }}
      onFocus={() => {
        before.current = typed.text
      }}
      onBlur={() => {
        const written = typeof number === 'number' ? DIGITS.format(number) : typed.text
        if (written !== typed.text) session.type(name, { text: written, isZero: typed.isZero })
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || typed.text === before.current) return
        event.preventDefault()
        session.type(name, { text: before.current })
      }}
    />
  )
}
