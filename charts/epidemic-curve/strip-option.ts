import type { CustomSeriesOption, EChartsOption } from 'echarts'
import { formatNumber } from '#domain/number/format.ts'
import type { Surface } from '#charts/figure.ts'
import { positionAxis } from '#charts/plot/axes.ts'
import { type Drawn, group, hitArea, pixelOf, rect, text } from '#charts/plot/element.ts'
import { frame, type Room } from '#charts/plot/frame.ts'
import { type Look, lookOf } from '#charts/plot/look.ts'
import { fitText, textWidth } from '#charts/plot/text-width.ts'
import { shadeOf } from './count-shades.ts'
import { hatched } from './hatched.ts'
import type { StripCell, StripModel } from './strip-model.ts'

const ROW = 17
const TOP = 26

export function stripHeight(rows: number): number {
  return TOP + rows * ROW + 8
}

/** Shaded cells, the marks' series first; names at the left, totals at the right. */
export function stripOption(model: StripModel, surface: Surface): EChartsOption {
  const look = lookOf(surface)
  const room = roomOf(model, look)
  return {
    ...frame(look),
    grid: { ...room, containLabel: false },
    xAxis: { ...positionAxis(model.columns.length, look), axisLine: { show: false } },
    yAxis: { ...positionAxis(model.totals.places.length, look, true), axisLine: { show: false } },
    series: [cells(model, look), words(model, room, look)],
  }
}

function roomOf({ totals }: StripModel, look: Look): Room {
  const names = totals.places.map(({ place }) => textWidth(place.name, look.size(12), 600))
  const sums = totals.places.map(({ total }) => textWidth(formatNumber(total, 0), look.size(12), 600))
  return {
    left: Math.min(Math.max(40, ...names) + 8, look.width * 0.3),
    right: Math.max(look.size(34), ...sums) + 10,
    top: look.size(TOP),
    bottom: look.size(6),
  }
}

function cells(model: StripModel, look: Look): CustomSeriesOption {
  return {
    type: 'custom',
    z: 3,
    data: model.cells.map(({ column, row }) => [column, row]),
    renderItem: ({ dataIndex }, api) => {
      const cell = model.cells[dataIndex]
      if (!cell) return null
      const [left, top] = pixelOf(api, cell.column - 0.5, cell.row - 0.5)
      const [right, foot] = pixelOf(api, cell.column + 0.5, cell.row + 0.5)
      const gap = right - left > 5 ? 1 : 0
      const box = { x: left, y: top + 1.5, width: right - left - gap, height: foot - top - 3 }
      return group([
        hitArea(left, top, right - left, foot - top),
        rect(box.x, box.y, box.width, box.height, cellStyle(cell, model, look)),
        ...number(cell, box, model, look),
      ])
    },
  }
}

function cellStyle(cell: StripCell, { shades }: StripModel, look: Look) {
  const found = shadeOf(cell.value, shades)
  if (!found) {
    return { fill: look.colour('canvas'), stroke: look.colour('control'), lineWidth: 0.8 }
  }
  const rim = found.fill === 'map-1' ? { stroke: look.colour('control'), lineWidth: 0.5 } : {}
  return { fill: look.colour(found.fill), ...rim }
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The count itself where the cell is wide enough. */
function number(cell: StripCell, box: Box, { shades }: StripModel, look: Look): Drawn[] {
  const words = formatNumber(cell.value, 0)
  if (textWidth(words, look.size(11)) + 6 > box.width) return []
  const ink = shadeOf(cell.value, shades)?.ink ?? 'ink2'
  return [
    text(box.x + box.width / 2, box.y + box.height / 2, words, {
      font: look.font(11),
      fill: look.colour(ink),
      align: 'center',
    }),
  ]
}

function words(model: StripModel, room: Room, look: Look): CustomSeriesOption {
  const { totals, silent, marked } = model
  return {
    type: 'custom',
    z: 2,
    silent: true,
    data: [[0, 0]],
    renderItem: (_, api) => {
      const foot = look.height - room.bottom
      const gaps = silent.flatMap((column) => {
        const [left] = pixelOf(api, column - 0.5, 0)
        const [right] = pixelOf(api, column + 0.5, 0)
        return hatched(left, room.top, right - left, foot - room.top, look)
      })
      const rows = totals.places.flatMap(({ place, total }, row) => {
        const [, middle] = pixelOf(api, 0, row)
        const weight = place.id === marked.id ? 680 : 400
        const name = fitText(place.name, room.left - 6, look.size(12), weight)
        const style = { font: look.font(12, weight), fill: look.colour('ink') }
        return [
          text(0, middle, name, style),
          text(look.width, middle, formatNumber(total, 0), { ...style, align: 'right' }),
        ]
      })
      const heads = columnHeads(model, room, look).map(([column, name]) =>
        text(pixelOf(api, column, 0)[0], room.top - look.size(12), name, {
          font: look.font(12),
          fill: look.colour('ink2'),
          align: 'center',
        }),
      )
      const corner = { font: look.font(12), fill: look.colour('ink2') }
      const above = room.top - look.size(12)
      const lead = text(0, above, model.year === null ? 'Year' : 'Week', corner)
      const sum = text(look.width, above, 'Total', { ...corner, align: 'right' })
      return group([...gaps, ...rows, ...heads, lead, sum])
    },
  }
}

/** Every year where there is room; of weeks the first, and those that divide by the step that fits. */
function columnHeads({ columns, year }: StripModel, room: Room, look: Look): [number, string][] {
  const width = (look.width - room.left - room.right) / Math.max(columns.length, 1)
  const fits = (words: string) => Math.ceil((textWidth(words, look.size(12)) + 8) / width)
  if (year === null) {
    return columns.flatMap((own, index) => (index % fits('2020') === 0 ? [[index, String(own)]] : []))
  }
  const step = [1, 2, 5, 10, 20].find((size) => size >= fits('20')) ?? 53
  return columns.flatMap((week, index): [number, string][] =>
    week % step === 0 ? [[index, String(week)]] : [],
  )
}
