import type { CustomSeriesOption, EChartsOption } from 'echarts'
import { formatDifference } from '#domain/number/format.ts'
import type { Surface } from '#charts/figure.ts'
import { horizontalValueAxis, positionAxis } from '#charts/plot/axes.ts'
import { circle, group, hitArea, line, text } from '#charts/plot/element.ts'
import { frame } from '#charts/plot/frame.ts'
import { type Look, lookOf } from '#charts/plot/look.ts'
import { fitText, textWidth } from '#charts/plot/text-width.ts'
import { valueScale } from '#charts/plot/value-scale.ts'
import { type EquiplotRow, widestGap } from './equiplot-rows.ts'
import { groupLooks } from './group-look.ts'
import type { GroupsModel } from './model.ts'

const ROW = { few: 30, many: 19 } as const
/** More rows than this stand closer together. */
const FEW = 14
const TOP = 64
const FOOT = 8

function rowHeight(rows: number): number {
  return rows <= FEW ? ROW.few : ROW.many
}

export function equiplotHeight(rows: number): number {
  return TOP + rows * rowHeight(rows) + FOOT
}

/** Rows of dots on one value axis. The first series holds the dots, row after row: marks refer to it. */
export function equiplotOption(
  model: GroupsModel,
  rows: readonly EquiplotRow[],
  surface: Surface,
): EChartsOption {
  const look = lookOf(surface)
  const { indicator } = model
  const values = rows.flatMap(({ marks }) => marks.map(({ point }) => point.value))
  const scale = valueScale(values, indicator, true)
  const names = rows.map(({ name, isWhole }) => textWidth(name, look.size(12), isWhole ? 650 : 400))
  const left = Math.min(Math.max(40, ...names) + 14, look.width * 0.3)
  const gaps = rows.map((row) => formatDifference(widestGap(row), indicator))
  const right = Math.max(...gaps.map((gap) => textWidth(gap, look.size(12), 500)), look.size(46)) + 14
  const room = { left, right, top: look.size(TOP), bottom: look.size(FOOT) }
  return {
    ...frame(look),
    grid: { ...room, containLabel: false },
    xAxis: horizontalValueAxis(scale, look),
    yAxis: positionAxis(rows.length, look, true),
    series: [dots(model, rows, look), joins(rows, gaps, left, look), headings(rows, look)],
  }
}

function dots(model: GroupsModel, rows: readonly EquiplotRow[], look: Look): CustomSeriesOption {
  const looks = groupLooks(model.dimension, model.categories)
  const items = rows.flatMap(({ marks }, place) => marks.map((mark) => ({ ...mark, place })))
  const radius = look.size(rows.length <= FEW ? 6 : 4.5)
  return {
    type: 'custom',
    z: 5,
    data: items.map(({ point, place }) => [point.value, place]),
    renderItem: ({ dataIndex }, api) => {
      const item = items[dataIndex]
      if (!item) return null
      const [x = 0, y = 0] = api.coord([item.point.value, item.place])
      const own = looks.get(item.category.order)
      const colour = look.colour(own?.token ?? 'ink2')
      return group([
        hitArea(x - radius - 2, y - radius - 2, radius * 2 + 4, radius * 2 + 4),
        circle(x, y, radius + 1.2, { fill: look.colour('canvas') }),
        circle(x, y, own?.hollow ? radius - 0.8 : radius, {
          fill: own?.hollow ? look.colour('canvas') : colour,
          stroke: colour,
          lineWidth: own?.hollow ? 1.8 : 0,
        }),
      ])
    },
  }
}

/** Name, joining line and distance of each row. */
function joins(
  rows: readonly EquiplotRow[],
  gaps: readonly string[],
  left: number,
  look: Look,
): CustomSeriesOption {
  return {
    type: 'custom',
    silent: true,
    z: 3,
    data: rows.map((_, place) => [0, place]),
    encode: { x: -1, y: 1 },
    renderItem: ({ dataIndex }, api) => {
      const row = rows[dataIndex]
      if (!row) return null
      const values = row.marks.map(({ point }) => point.value)
      const [from = 0, y = 0] = api.coord([Math.min(...values), dataIndex])
      const [to = 0] = api.coord([Math.max(...values), dataIndex])
      const weight = row.isWhole ? 650 : 400
      const name = fitText(row.name, left - 10, look.size(12), weight)
      return group([
        text(0, y, name, { font: look.font(12, weight), fill: look.colour('ink') }),
        line(from, y, to, y, { stroke: look.colour('control'), lineWidth: row.isWhole ? 3 : 2 }),
        text(look.width, y, gaps[dataIndex] ?? '', {
          font: look.font(12, row.isWhole ? 650 : 500),
          fill: look.colour('ink2'),
          align: 'right',
        }),
      ])
    },
  }
}

/** The names of the first and last group over the first row, and the head of the distances. */
function headings(rows: readonly EquiplotRow[], look: Look): CustomSeriesOption {
  const [first] = rows
  const ends = first ? [first.marks[0], first.marks.length > 1 ? first.marks.at(-1) : undefined] : []
  return {
    type: 'custom',
    silent: true,
    z: 6,
    data: [[0, 0]],
    encode: { x: -1, y: -1 },
    renderItem: (_, api) => {
      const y = look.size(30)
      const places = ends.flatMap((mark) => {
        if (!mark) return []
        const [x = 0] = api.coord([mark.point.value, 0])
        return [{ name: mark.category.name, x, width: textWidth(mark.category.name, look.size(11), 600) }]
      })
      const [a, b] = places.toSorted((one, other) => one.x - other.x)
      const apart = a && b ? Math.max(0, (a.width + b.width) / 2 + 10 - (b.x - a.x)) / 2 : 0
      const style = {
        font: look.font(11, 600),
        fill: look.colour('ink2'),
        align: 'center',
        halo: look.colour('canvas'),
      } as const
      const edge = (x: number, width: number) => Math.min(Math.max(x, width / 2), look.width - width / 2)
      return group([
        ...(a ? [text(edge(a.x - apart, a.width), y, a.name, style)] : []),
        ...(b ? [text(edge(b.x + apart, b.width), y, b.name, style)] : []),
        text(look.width, look.size(14), 'Widest', {
          font: look.font(11),
          fill: look.colour('ink3'),
          align: 'right',
        }),
        text(look.width, look.size(27), 'distance', {
          font: look.font(11),
          fill: look.colour('ink3'),
          align: 'right',
        }),
      ])
    },
  }
}
