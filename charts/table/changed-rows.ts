import type { Figure, FigureRow } from '#charts/figure.ts'
import type { Language } from '#domain/message/language.ts'
import { signedDifference } from '#domain/message/value.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { tableColumns } from './table-columns.ts'

/** A number of a figure that another release has otherwise; null where one of them has none. */
export interface ChangedRow {
  /** The subject of the number, as far as the rows of its figure differ in it: `NDHS · Kano · 2018`. */
  readonly name: string
  readonly before: string | null
  readonly now: string | null
  /** How much more it is now; empty where one of them has none. */
  readonly difference: string
}

/** A figure of a release, with what its rows are written with. */
export interface ReleasedFigure {
  readonly figure: Figure
  readonly reference: ReferenceData
}

/** How many numbers two releases have of one figure, and those that differ as they are written. */
export interface ChangedNumbers {
  readonly count: number
  readonly changed: readonly ChangedRow[]
}

/**
 * Compares the numbers of a figure in two releases, one by one: those in both, and those that only one has. A number is the same
 * when it is, also where its series is published in more digits by now, or when it is written the same, so that nothing is called
 * a change that nobody can see.
 */
export function changedRows(before: ReleasedFigure, now: ReleasedFigure, language: Language): ChangedNumbers {
  const all = [...before.figure.rows, ...now.figure.rows]
  const [oldWriting, newWriting] = [writingOf(all, before, language), writingOf(all, now, language)]
  const [oldRows, newRows] = [byKey(before.figure.rows), byKey(now.figure.rows)]
  const keys = [...new Set([...oldRows.keys(), ...newRows.keys()])]
  const changed = keys.flatMap((key): readonly ChangedRow[] => {
    const [old, own] = [oldRows.get(key), newRows.get(key)]
    const texts = { before: old ? oldWriting.value(old) : null, now: own ? newWriting.value(own) : null }
    if (texts.before === texts.now || (old && old.point.value === own?.point.value)) return []
    const name = own ? newWriting.name(own) : old ? oldWriting.name(old) : ''
    return [{ name, ...texts, difference: differenceOf(old, own, now, language) }]
  })
  return { count: keys.length, changed }
}

function differenceOf(
  before: FigureRow | undefined,
  after: FigureRow | undefined,
  { reference }: ReleasedFigure,
  language: Language,
): string {
  const indicator = after && reference.indicators.get(after.point.indicator)
  if (!before || !after || !indicator) return ''
  const more = after.point.value - before.point.value
  return language.text(signedDifference(more, asPublished(after.point, indicator)))
}

function writingOf(all: readonly FigureRow[], { reference }: ReleasedFigure, language: Language) {
  const columns = tableColumns(all, { reference, language })
  const at = columns.findIndex(({ name }) => name === 'value')
  const words = columns.slice(0, at)
  return {
    name: (row: FigureRow) => words.map((column) => column.text(row)).join(' · '),
    value: (row: FigureRow) => columns[at]?.text(row) ?? '',
  }
}

function byKey(rows: readonly FigureRow[]): ReadonlyMap<string, FigureRow> {
  return new Map(rows.map((row) => [keyOf(row), row]))
}

function keyOf({ point, group }: FigureRow): string {
  const { indicator, source, location, period } = point
  return JSON.stringify([indicator, source, location, period, group?.name ?? ''])
}
