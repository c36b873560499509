import { asPublished } from '#domain/observation/as-published.ts'
import { formatNumber, formatValue } from '#domain/number/format.ts'
import type { Box } from '#charts/picture/box.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import { textWidth } from '#charts/plot/text-width.ts'
import type { BarRow, DistributionModel } from './rows.ts'
import type { DistributionView } from './view.ts'

/** Height of a row and thickness of its bar in pixels at the medium font size. */
export const ROW = 17
/** Rows this close are still read well on paper. */
const CLOSE_ROW = 14
export const BAR = 9

/** The plot, and pixel positions of the columns beside it, from left to right. */
export interface BarLayout extends Box {
  /** Left edge of the names. */
  readonly name: number
  readonly nameWidth: number
  /** Right edge of the values. */
  readonly value: number
  /** Middle of the arrows. */
  readonly arrow: number
  /** Middle of the dot-lines, one a group. */
  readonly dots: readonly number[]
}

const TOP = 40
const FOOT = 6

export function barsHeight(rows: number, row = ROW): number {
  return TOP + rows * row + FOOT
}

/** As {@link barsHeight}, with rows as close as they are still read. */
export function leastBarsHeight(rows: number): number {
  return barsHeight(rows, CLOSE_ROW)
}

/** The label of a value: with its numerator in brackets when parts are on. */
export function valueLabel(
  { point }: BarRow,
  model: DistributionModel,
  options: DistributionView['options'],
): string {
  const value = formatValue(point.value, asPublished(point, model.selection.indicator))
  if (options.parts !== true || point.numerator === null) return value
  return `${value} (${formatNumber(point.numerator, 0)})`
}

export function barLayout(
  model: DistributionModel,
  options: DistributionView['options'],
  theme: ChartTheme,
): BarLayout {
  const names = model.rows.map((row) =>
    textWidth(row.place.name, theme.size(12), row.isParent || row.isMarked ? 650 : 400),
  )
  const values = model.rows.map((row) => textWidth(valueLabel(row, model, options), theme.size(12), 600))
  const nameWidth = Math.min(Math.max(40, ...names) + 4, theme.width * 0.28)
  const value = nameWidth + 10 + Math.max(theme.size(28), ...values)
  const hasArrow = model.rows.some((row) => row.standing !== 'none')
  const arrow = value + theme.size(11)
  const left = hasArrow ? value + theme.size(22) : value + theme.size(10)
  const dotRoom =
    model.groups.length === 0 ? 14 : theme.size(model.groups.length > 1 && intervalsOverlap(model) ? 66 : 40)
  const right = theme.width - dotRoom
  return {
    name: 0,
    nameWidth,
    value,
    arrow,
    left,
    right,
    top: theme.size(TOP),
    bottom: theme.height - theme.size(FOOT),
    dots: model.groups.map((_, index) => right + theme.size(intervalsOverlap(model) ? 12 + index * 28 : 16)),
  }
}

/** True when the dot-lines of two groups would meet and need columns of their own. */
export function intervalsOverlap(model: DistributionModel): boolean {
  const [first, second] = model.groups.map((group) => {
    const at = group.likeness.flatMap((entry, index) =>
      entry.likeness === 'same' || entry.likeness === 'reference' ? [index] : [],
    )
    return [Math.min(...at), Math.max(...at)] as const
  })
  return first !== undefined && second !== undefined && first[1] >= second[0]
}
