import { type GridRow, textOf } from '#exchange/reading/cell.ts'
import { isTotal } from '#exchange/values/category.ts'
import type { Layout } from './layout.ts'

const SAMPLE = 5000
const MOST_CATEGORIES = 60
const MOST_DIMENSIONS = 2

/**
 * Columns of texts by which alone rows differ are groups, whatever their heads say: without them a figure of some people would
 * stand for everybody.
 */
export function withHiddenDimensions(
  layout: Layout,
  heads: readonly string[],
  rows: readonly GridRow[],
): Layout {
  const sample = rows.slice(0, SAMPLE)
  const used = usedColumns(layout)
  const free = heads.flatMap((head, column) =>
    head === '' || used.has(column) || !isOfTexts(sample, column) ? [] : [column],
  )
  let found = layout
  let repeated = repeatedIn(sample, namingColumns(found))
  for (let count = 0; count < MOST_DIMENSIONS && repeated > sample.length / 20; count += 1) {
    const columns = namingColumns(found)
    const counts = free.map((column) => ({ column, left: repeatedIn(sample, [...columns, column]) }))
    const [best] = counts.sort((a, b) => a.left - b.left)
    if (!best || best.left > repeated / 2) break
    found = {
      ...found,
      groups: [...found.groups, { category: best.column, dimension: heads[best.column] ?? '' }],
    }
    repeated = best.left
  }
  return found
}

function isOfTexts(rows: readonly GridRow[], column: number): boolean {
  const texts = new Set(rows.map(({ cells }) => textOf(cells[column])).filter((text) => text !== ''))
  return (
    texts.size > 0 &&
    texts.size <= MOST_CATEGORIES &&
    [...texts].some((text) => !isTotal(text) && /[A-Za-z]/.test(text))
  )
}

function repeatedIn(rows: readonly GridRow[], columns: readonly number[]): number {
  const keys = new Set(rows.map(({ cells }) => columns.map((column) => textOf(cells[column])).join('\u0000')))
  return rows.length - keys.size
}

function namingColumns({ indicator, place, period, groups, source }: Layout): number[] {
  const columns = [
    ...indicator.code,
    ...indicator.name,
    place.code,
    place.name,
    place.within,
    ...period.whole,
    period.year,
    period.month,
    period.week,
    period.quarter,
    period.day,
    source,
    ...groups.map(({ category }) => category),
  ]
  return columns.filter((column) => column !== null && column !== undefined)
}

function usedColumns(layout: Layout): ReadonlySet<number> {
  const figures = layout.measures.flatMap(({ value, lower, upper, numerator, denominator, sampleSize }) => [
    value,
    lower,
    upper,
    numerator,
    denominator,
    sampleSize,
  ])
  const others = [...figures, layout.unit, ...layout.notes].filter((column) => typeof column === 'number')
  return new Set([...namingColumns(layout), ...others])
}
