import {
  type CheckedLine,
  checkEntry,
  type EntryCheck,
  isUnanswered,
} from '#domain/data-entry/check-entry.ts'
import { cellAt, cellName, type EntryCells, type EntryPart } from '#domain/data-entry/entry-cell.ts'
import { type EntryFigure, entryFigure, hasParts } from '#domain/data-entry/entry-figure.ts'
import type { EntryRow } from '#domain/data-entry/entry-row.ts'
import type { PasteTarget } from '#domain/data-entry/pasted-block.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName } from '#domain/message/value.ts'

/** A line of the sheet: a cell to type into, or a figure that follows from others. */
export interface SheetLine {
  readonly name: string
  readonly indicator: Indicator
  readonly row: EntryRow
  /** The number that is typed; null: it is computed. */
  readonly part: EntryPart | null
  readonly figure: EntryFigure
  /** Said at one line of each figure. */
  readonly check: EntryCheck | null
  readonly reason: string
  readonly isUnanswered: boolean
}

/** The lines of one program area. */
export interface SheetArea {
  readonly area: string
  readonly lines: readonly SheetLine[]
  /** Figures of it, and how many of them are there. */
  readonly total: number
  readonly filled: number
}

/** The form as it was typed so far. */
export interface Sheet {
  readonly areas: readonly SheetArea[]
  readonly total: number
  readonly filled: number
  /** Figures of which nothing was typed: not those that hold something that is no number yet. */
  readonly empty: number
  /** Lines with a question, a fault or a zero that nobody has answered. */
  readonly unanswered: readonly SheetLine[]
  /** Lines that are sent although a check asks. */
  readonly explained: readonly SheetLine[]
}

interface SheetInput {
  readonly rows: readonly EntryRow[]
  readonly cells: EntryCells
  readonly indicators: ReadonlyMap<number, Indicator>
  readonly sources: ReadonlyMap<number, DataSource>
  /** Shares are typed as numerator and denominator. */
  readonly byParts: boolean
}

/** The sheet of a form: its lines by program area, each checked. */
export function sheetOf({ rows, cells, indicators, sources, byParts }: SheetInput): Sheet {
  const lines = rows.flatMap((row) => {
    const indicator = indicators.get(row.indicator)
    return indicator ? linesOf({ row, indicator, cells, sources }, byParts) : []
  })
  const areas = [...Map.groupBy(lines, ({ indicator }) => indicator.programArea)].map(([area, own]) => ({
    area,
    lines: own,
    ...counted(own),
  }))
  const { total, filled } = counted(lines)
  const faulty = lines.filter(({ check, figure }) => check?.grade === 'fault' && figure.value === null)
  const checked = lines.filter(({ check }) => check !== null)
  return {
    areas,
    ...{ total, filled },
    empty: total - filled - new Set(faulty.map(({ indicator }) => indicator.id)).size,
    unanswered: checked.filter((line) => line.isUnanswered),
    explained: checked.filter((line) => line.check?.grade === 'question' && !line.isUnanswered),
  }
}

function counted(lines: readonly SheetLine[]) {
  const figures = new Map(lines.map(({ indicator, figure }) => [indicator.id, figure.value !== null]))
  return { total: figures.size, filled: [...figures.values()].filter(Boolean).length }
}

function linesOf(checked: CheckedLine, byParts: boolean): SheetLine[] {
  const { row, indicator, cells } = checked
  const figure = entryFigure(row, indicator, cells)
  const check = checkEntry(checked)
  const { reason } = cellAt(cells, row.indicator)
  const said = { check, reason, isUnanswered: check !== null && isUnanswered(check, reason) }
  const quiet = { check: null, reason: '', isUnanswered: false }
  const common = { indicator, row, figure }
  const part = (name: EntryPart): SheetLine => ({
    ...common,
    ...quiet,
    ...{ name: cellName(row.indicator, name), part: name },
  })
  const whole = { ...common, ...said, name: cellName(row.indicator) }
  if (figure.from === 'count') return [{ ...whole, part: null }]
  // Parts that were typed stay in sight, whatever is chosen now.
  if (hasParts(indicator, row) && (byParts || figure.from === 'parts')) {
    return [part('numerator'), part('denominator'), { ...whole, part: null }]
  }
  return [{ ...whole, part: 'value' }]
}

/** The cells of a sheet, in its order, with the names that a pasted row may call them. */
export function pasteTargets({ areas }: Pick<Sheet, 'areas'>, { text }: Language): readonly PasteTarget[] {
  return areas
    .flatMap(({ lines }) => lines)
    .filter(({ part }) => part !== null)
    .map(({ name, part, indicator }) => {
      const { code, shortName, fullName } = indicator
      const names = [code, shortName, fullName, text(indicatorName(indicator), 'name'), String(indicator.id)]
      const word = part === 'numerator' || part === 'denominator' ? text(message(`entry.${part}`)) : ''
      return { cell: name, names: word === '' ? names : names.map((one) => `${one} ${word}`) }
    })
}
