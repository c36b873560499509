import { asPublished } from '#domain/observation/as-published.ts'
import { isComparable } from '#domain/comparison/pair-verdict.ts'
import { formatNumber, formatValue } from '#domain/number/format.ts'
import { textWidth } from '#charts/plot/text-width.ts'
import { compactLike } from '#charts/plot/compact-number.ts'
import type { DatasetItem, DatasetModel, DatasetRow } from './model.ts'

/** Height of a line with one or two figures, and what each further one adds, at the medium font size. */
const ROW = 20
const MORE = 5
/** Room for the heads of the columns and the axis. */
const TOP = { wide: 36, narrow: 64 } as const
const FOOT = 6
const LONGEST_VALUE = 9
/** Narrower surfaces have no room for the column of differences. */
const NARROW = 640

/** Pixel positions of the columns of the figure, from left to right. */
export interface RowLayout {
  readonly isNarrow: boolean
  readonly nameWidth: number
  /** Right edges of the values, one a data set. */
  readonly values: readonly number[]
  readonly valueWidth: number
  /** Right edge of the differences; null with other than two data sets or without room. */
  readonly difference: number | null
  readonly left: number
  readonly right: number
  readonly top: number
  readonly rowHeight: number
}

export function rowHeight({ looks }: Pick<DatasetModel, 'looks'>): number {
  return ROW + Math.max(0, looks.length - 2) * MORE
}

export function datasetRowsHeight(model: DatasetModel, width: number): number {
  return (width < NARROW ? TOP.narrow : TOP.wide) + model.rows.length * rowHeight(model) + FOOT
}

/** The figure in the column of its data set: one decimal, or shortened in one unit where one of the figure's numbers is too long. */
export function itemValue({ point }: DatasetItem, model: DatasetModel): string {
  if (isShortened(model)) return compactLike(largestOf(model))(point.value)
  return formatValue(point.value, asPublished(point, model.comparison.indicator))
}

/** Numbers of one figure are written alike: all in full, or all shortened. */
function isShortened(model: DatasetModel): boolean {
  return formatValue(largestOf(model), model.comparison.indicator).length > LONGEST_VALUE
}

function largestOf({ items }: DatasetModel): number {
  return Math.max(0, ...items.map(({ point }) => Math.abs(point.value)))
}

/** `+3.7`, first minus second, or nothing without both. */
export function shownDifference(row: DatasetRow, model: DatasetModel): string {
  if (row.kind === 'heading' || !row.entry.pair || !isComparable(row.entry.pair)) return ''
  const { a, b } = row.entry.pair
  const difference = a.value - b.value
  const size = Math.abs(difference)
  const text = isShortened(model)
    ? compactLike(largestOf(model))(size)
    : formatNumber(size, model.comparison.indicator.decimals)
  return `${difference < 0 ? '−' : '+'}${text}`
}

export function rowLayout(model: DatasetModel, width: number, scale: number): RowLayout {
  const isNarrow = width / scale < NARROW
  const names = model.rows.map(({ label }) => textWidth(label, 12 * scale, 650))
  const nameWidth = Math.min(Math.max(40, ...names) + 4, width * 0.26)
  const texts = model.items.map((item) => textWidth(itemValue(item, model), 12 * scale, 600))
  const heads = isNarrow
    ? 0
    : Math.max(0, ...model.looks.map(({ name }) => textWidth(name, 11 * scale, 600) + 14 * scale))
  const valueWidth = Math.max(30 * scale, heads, ...texts) + (isNarrow ? 6 : 14) * scale
  const values = model.looks.map((_, index) => nameWidth + (index + 1) * valueWidth)
  const after = values.at(-1) ?? nameWidth
  const difference = model.looks.length === 2 && !isNarrow ? after + 84 * scale : null
  return {
    isNarrow,
    nameWidth,
    values,
    valueWidth,
    difference,
    left: (difference ?? after) + 18 * scale,
    right: width - 20 * scale,
    top: (isNarrow ? TOP.narrow : TOP.wide) * scale,
    rowHeight: rowHeight(model) * scale,
  }
}
