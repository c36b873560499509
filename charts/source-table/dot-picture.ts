import type { Picture } from '#charts/picture/picture.ts'
import { periodKind } from '#domain/period/period.ts'
import { isTotalled } from '#domain/statistics/figure-unit.ts'
import { lengthsOf } from '#charts/over-time/length.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { diamond } from '#charts/marks/class-marker.ts'
import { rowAt } from '#charts/marks/lane.ts'
import { marks } from '#charts/marks/marks.ts'
import { circle, hitArea, line, rect, text } from '#charts/marks/shapes.ts'
import type { Shape, Spot } from '#charts/picture/drawing.ts'
import { uprightTargets } from '#charts/marks/target-lines.ts'
import { inset } from '#charts/picture/box.ts'
import { bareAxis, positionAxis } from '#charts/plot/axes.ts'
import { onePlot, rowPlot } from '#charts/plot/frame.ts'
import { type ChartTheme, chartThemeOf } from '#charts/picture/chart-theme.ts'
import { shownTargets, targetLines } from '#charts/plot/targets.ts'
import { widestText } from '#charts/plot/text-width.ts'
import { figureScale, type ValueScale } from '#charts/plot/value-scale.ts'
import type { SourceCell } from './cell.ts'
import type { SourceColumn, SourceTable } from './model.ts'
import { mainRoom, relatedColumns, relatedRoom } from './related-columns.ts'
import type { SourceTableInput, SourceTableView } from './view.ts'

const ROW = 26
/** The most that a row takes where a sheet is higher than its rows. */
const MOST_ROW = 64
const TOP = 40
const FOOT = 8

/** A source of the main row with its cell. */
export interface DotRow {
  readonly column: SourceColumn
  readonly cell: SourceCell
  /** The letter of the evidence that it shares with others; null where it stands alone. */
  readonly mark: string | null
}

export function dotRows(table: SourceTable): DotRow[] {
  const columns = table.groups.flatMap((entry) => entry.columns)
  return columns.flatMap((column, index) => {
    const cell = table.rows[0]?.cells[index]
    return cell ? [{ column, cell, mark: table.marks.get(column.source.id) ?? null }] : []
  })
}

/** Counts of months have no axis in common with those of years: their figures are written without a dot. */
export function hasDot({ cell: { point } }: DotRow, table: SourceTable): boolean {
  if (!point || !isTotalled(table.indicator)) return point !== null
  const [longest] = lengthsOf(dotRows(table).flatMap(({ cell }) => cell.point ?? []))
  return periodKind(point.period) === longest
}

/** One figure alone has nothing on an axis to stand beside: it is written, without a frame around nothing. */
export function hasAxis(table: SourceTable, options: SourceTableView['options']): boolean {
  const dots = dotRows(table).filter((row) => hasDot(row, table)).length
  return dots > 1 || (dots === 1 && shownTargets(table.indicator, options).length > 0)
}

export function dotsHeight(table: SourceTable): number {
  return TOP + dotRows(table).length * ROW + FOOT
}

export function sourceDotScale(table: SourceTable, options: SourceTableView['options']): ValueScale {
  const { indicator } = table
  const { intervals } = options
  const points = dotRows(table)
    .filter((row) => hasDot(row, table))
    .flatMap(({ cell }) => cell.point ?? [])
  return figureScale(points, {
    indicator,
    targets: shownTargets(indicator, options),
    intervals,
    coarse: true,
  })
}

/** The main row of the table as marks on one axis, the related ones as words beside it, for images. */
export function dotPicture(
  table: SourceTable,
  { view, language }: SourceTableInput,
  surface: Surface,
): Picture {
  const theme = chartThemeOf(surface)
  const rows = dotRows(table)
  const isOnAxis = hasAxis(table, view.options)
  const values = rows.map(({ cell }) => cell.value)
  const valueRoom = Math.max(widestText(values, theme.size(13), 700), mainRoom(table, theme))
  // On a large sheet rows do not stand further apart than they can be read together.
  const highest = theme.size(TOP + rows.length * MOST_ROW)
  const box = inset(theme, {
    left: widestText(rows.map(label), theme.size(12), 500) + theme.size(16),
    right: valueRoom + theme.size(20) + relatedRoom(table, theme),
    top: theme.size(TOP),
    bottom: Math.max(theme.size(FOOT), theme.height - highest),
  })
  const targets = targetLines(table.indicator, view.options, language)
  const height = theme.size(ROW)
  const rowLayer = marks({
    z: 3,
    items: rows,
    id: ({ column }) => String(column.source.id),
    place: (row, index) => [hasDot(row, table) ? (row.cell.point?.value ?? 0) : 0, index],
    draw: (row, [x, y], plot) => {
      const { point, gap, value } = row.cell
      const foot = y + height / 2
      const { chosen, source } = row.column
      return [
        hitArea([0, y - height / 2], [theme.width, height]),
        line([0, foot], [theme.width, foot], { stroke: theme.colour('line'), lineWidth: 1 }),
        text([0, y], label(row), theme.type(12, chosen ? 650 : 500)),
        point
          ? [
              isOnAxis &&
                hasDot(row, table) && [
                  view.options.intervals !== false && rowAt(y, plot).interval(point),
                  dot([x, y], classLook(source.classification), theme),
                ],
              text([box.right + theme.size(16), y], value, theme.type(13, 700)),
            ]
          : text([x + 6, y], gap?.short ?? '', theme.type(12, 400, 'ink3')),
      ]
    },
  })
  const beside = relatedColumns(table, box.right + theme.size(16), language, theme)
  if (!isOnAxis) {
    const y = { ...positionAxis(rows.length, true), line: false }
    return onePlot({ theme, box, x: bareAxis(0, 1), y, layers: [rowLayer, ...beside] })
  }
  return rowPlot({
    theme,
    box,
    scale: sourceDotScale(table, view.options),
    rows: rows.length,
    layers: [rowLayer, uprightTargets(targets, box, theme), ...beside],
  })
}

function label({ column, cell, mark }: DotRow): string {
  const name = cell.period === '' ? column.source.name : `${column.source.name} ${cell.period}`
  return mark === null ? name : `${name} (${mark})`
}

function dot([x, y]: Spot, { token, marker }: ReturnType<typeof classLook>, theme: ChartTheme): Shape {
  const style = { fill: theme.colour(token) }
  if (marker === 'circle') return circle([x, y], 5, style)
  if (marker === 'square') return rect([x - 4.5, y - 4.5], [9, 9], style)
  return diamond([x, y], 6, style)
}
