import { type GridRow, textOf } from '#exchange/reading/cell.ts'
import type { Layout } from './layout.ts'

/** Rows of figures: blank ones, and notes below and between, are none. */
export function figureRows(rows: readonly GridRow[], layout: Layout): GridRow[] {
  const figures = layout.measures.map(({ value }) => value)
  const hasFigure = (row: GridRow) => figures.some((column) => textOf(row.cells[column]) !== '')
  const withFigures = rows.filter(hasFigure)
  const needed = kindsOfNames(layout).filter(
    (columns) => withFigures.filter((row) => hasAny(row, columns)).length >= withFigures.length * 0.9,
  )
  return rows.filter((row) => hasFigure(row) || isWithoutFigures(row, needed))
}

/** A row that has all its names and no figure: a row of gaps. One with fewer, or with a sentence alone, is a title or a note. */
function isWithoutFigures(row: GridRow, needed: readonly (readonly number[])[]): boolean {
  if (needed.length === 0 || needed.some((columns) => !hasAny(row, columns))) return false
  if (needed.length > 1) return true
  const text = needed[0]?.map((column) => textOf(row.cells[column])).join('') ?? ''
  return text.length < 45 && !/[:.*]|^note|^source/i.test(text)
}

function hasAny(row: GridRow, columns: readonly number[]): boolean {
  return columns.some((column) => textOf(row.cells[column]) !== '')
}

/** The columns in which the place, the indicator and the period of a row stand; of a name and a code the name. */
function kindsOfNames({ indicator, place, period, groups }: Layout): number[][] {
  const kinds = [
    [place.name ?? place.code],
    indicator.name.length > 0 ? indicator.name : indicator.code,
    [...period.whole, period.year, period.month, period.week, period.quarter],
    ...(place.name === null && place.code === null ? groups.map(({ category }) => [category]) : []),
  ]
  return kinds
    .map((columns) => columns.filter((column) => column !== null && column !== undefined))
    .filter((columns) => columns.length > 0)
}
