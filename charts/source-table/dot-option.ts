import type { CustomSeriesOption, EChartsOption } from 'echarts'
import { interval } from '#domain/observation/point.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import type { Surface } from '#charts/figure.ts'
import { horizontalValueAxis, positionAxis } from '#charts/plot/axes.ts'
import { circle, type Drawn, group, hitArea, line, polygon, rect, text } from '#charts/plot/element.ts'
import { frame } from '#charts/plot/frame.ts'
import { type Look, lookOf } from '#charts/plot/look.ts'
import { shownTargets, targetLines } from '#charts/plot/targets.ts'
import { textWidth } from '#charts/plot/text-width.ts'
import { upright } from '#charts/plot/upright-targets.ts'
import { type ValueScale, valueScale } from '#charts/plot/value-scale.ts'
import { whisker } from '#charts/plot/whisker.ts'
import type { SourceCell } from './cell.ts'
import type { SourceColumn, SourceTable } from './model.ts'
import type { SourceTableInput, SourceTableView } from './view.ts'

const ROW = 26
const TOP = 40
const FOOT = 8

/** A source of the main row with its cell. */
export interface DotRow {
  readonly column: SourceColumn
  readonly cell: SourceCell
}

export function dotRows(table: SourceTable): DotRow[] {
  const columns = table.groups.flatMap((entry) => entry.columns)
  return columns.flatMap((column, index) => {
    const cell = table.rows[0]?.cells[index]
    return cell ? [{ column, cell }] : []
  })
}

export function dotsHeight(table: SourceTable): number {
  return TOP + dotRows(table).length * ROW + FOOT
}

export function dotScale(table: SourceTable, options: SourceTableView['options']): ValueScale {
  const values = dotRows(table).flatMap(({ cell: { point } }) => {
    const bounds = point && options.intervals !== false ? interval(point) : null
    return [...(point ? [point.value] : []), ...(bounds ? [bounds.lower, bounds.upper] : [])]
  })
  const targets = shownTargets(table.indicator, options)
  return valueScale([...values, ...targets], table.indicator, true)
}

/** The main row of the table as marks on one axis, for narrow screens and images. */
export function dotOption(table: SourceTable, input: SourceTableInput, surface: Surface): EChartsOption {
  const look = lookOf(surface)
  const rows = dotRows(table)
  const widest = (words: readonly string[], size: number, weight: number) =>
    Math.max(0, ...words.map((word) => textWidth(word, look.size(size), weight)))
  const left = widest(rows.map(label), 12, 500) + look.size(16)
  const right =
    widest(
      rows.map((row) => row.cell.value),
      13,
      700,
    ) + look.size(20)
  const room = { left, right, top: look.size(TOP), bottom: look.size(FOOT) }
  return {
    ...frame(look),
    grid: { ...room, containLabel: false },
    xAxis: horizontalValueAxis(dotScale(table, input.view.options), look),
    yAxis: positionAxis(rows.length, look, true),
    series: [
      rowSeries(rows, input.view.options, room.right, look),
      upright(targetLines(table.indicator, input.view.options, input.language), room, look),
    ],
  }
}

function label({ column, cell }: DotRow): string {
  return cell.period === '' ? column.source.name : `${column.source.name} ${cell.period}`
}

function rowSeries(
  rows: readonly DotRow[],
  options: SourceTableView['options'],
  right: number,
  look: Look,
): CustomSeriesOption {
  return {
    type: 'custom',
    z: 3,
    data: rows.map(({ cell }, index) => [cell.point?.value ?? 0, index]),
    renderItem: ({ dataIndex }, api) => {
      const row = rows[dataIndex]
      if (!row) return null
      const y = api.coord([0, dataIndex])[1] ?? 0
      const pixel = (value: number) => api.coord([value, dataIndex])[0] ?? 0
      const height = look.size(ROW)
      return group([
        hitArea(0, y - height / 2, look.width, height),
        line(0, y + height / 2, look.width, y + height / 2, { stroke: look.colour('line'), lineWidth: 1 }),
        ...rowDrawing(row, y, pixel, options, right, look),
      ])
    },
  }
}

function rowDrawing(
  row: DotRow,
  y: number,
  pixel: (value: number) => number,
  options: SourceTableView['options'],
  right: number,
  look: Look,
): Drawn[] {
  const { cell, column } = row
  const ink = look.colour('ink')
  const name = text(0, y, label(row), { font: look.font(12, column.chosen ? 650 : 500), fill: ink })
  if (!cell.point) {
    const style = { font: look.font(12), fill: look.colour('ink3') }
    return [name, text(pixel(0) + 6, y, cell.gap?.short ?? '', style)]
  }
  const bounds = options.intervals === false ? null : interval(cell.point)
  const { token, marker } = classLook(column.source.classification)
  return [
    name,
    ...(bounds ? whisker(pixel(bounds.lower), pixel(bounds.upper), y, 'horizontal', look) : []),
    dot(marker, pixel(cell.point.value), y, look.colour(token)),
    text(look.width - right + look.size(16), y, cell.value, { font: look.font(13, 700), fill: ink }),
  ]
}

function dot(marker: 'square' | 'circle' | 'diamond', x: number, y: number, fill: string): Drawn {
  if (marker === 'circle') return circle(x, y, 5, { fill })
  if (marker === 'square') return rect(x - 4.5, y - 4.5, 9, 9, { fill })
  const corners: [number, number][] = [
    [x, y - 6],
    [x + 6, y],
    [x, y + 6],
    [x - 6, y],
  ]
  return polygon(corners, { fill })
}
