import type { CustomSeriesOption, CustomSeriesRenderItemAPI, EChartsOption } from 'echarts'
import { formatValue, formatWithUnit } from '#domain/number/format.ts'
import { interval, type Point } from '#domain/observation/point.ts'
import type { Surface } from '#charts/figure.ts'
import { horizontalValueAxis, positionAxis } from '#charts/plot/axes.ts'
import { type Drawn, group, hitArea, rect, text } from '#charts/plot/element.ts'
import { frame } from '#charts/plot/frame.ts'
import { type Look, lookOf } from '#charts/plot/look.ts'
import { targetLines } from '#charts/plot/targets.ts'
import { fitText, textWidth } from '#charts/plot/text-width.ts'
import { upright } from '#charts/plot/upright-targets.ts'
import { valueScale } from '#charts/plot/value-scale.ts'
import { whisker } from '#charts/plot/whisker.ts'
import { hasTargets } from './group-words.ts'
import { groupLooks } from './group-look.ts'
import type { GroupMark, GroupsModel } from './model.ts'
import type { GroupsInput } from './view.ts'

/** A bar: a group, or all people together on top. */
export interface BarRow {
  readonly name: string
  readonly point: Point
  /** Null for all people together. */
  readonly mark: GroupMark | null
}

const ROW = 26
const BAR = 13
const TOP = 40
const FOOT = 8

export function barsHeight(rows: number): number {
  return TOP + rows * ROW + FOOT
}

/** Lying bars with name and value at the left. The first series holds the rows: marks refer to it. */
export function barsOption(
  model: GroupsModel,
  rows: readonly BarRow[],
  input: GroupsInput,
  surface: Surface,
): EChartsOption {
  const look = lookOf(surface)
  const { indicator } = model
  const { options } = input.view
  const targets = hasTargets(model) ? targetLines(indicator, options, input.language) : []
  const values = rows.flatMap(({ point }) => [
    point.value,
    point.lower ?? point.value,
    point.upper ?? point.value,
  ])
  const scale = valueScale([...values, ...targets.map(({ value }) => value)], indicator, true)
  const names = rows.map(({ name, mark }) => textWidth(name, look.size(13), mark ? 400 : 650))
  const nameWidth = Math.min(Math.max(60, ...names) + 6, look.width * 0.36)
  const written = rows.map(({ point }) =>
    textWidth(formatWithUnit(point.value, indicator), look.size(13), 600),
  )
  const valueEdge = nameWidth + 8 + Math.max(look.size(30), ...written)
  const room = {
    left: valueEdge + look.size(12),
    right: look.size(20),
    top: look.size(TOP),
    bottom: look.size(FOOT),
  }
  return {
    ...frame(look),
    grid: { ...room, containLabel: false },
    xAxis: horizontalValueAxis(scale, look),
    yAxis: positionAxis(rows.length, look, true),
    series: [rowSeries(model, rows, nameWidth, valueEdge, look), upright(targets, room, look)],
  }
}

function rowSeries(
  model: GroupsModel,
  rows: readonly BarRow[],
  nameWidth: number,
  valueEdge: number,
  look: Look,
): CustomSeriesOption {
  const looks = groupLooks(model.dimension, model.categories)
  return {
    type: 'custom',
    z: 3,
    data: rows.map(({ point }, index) => [point.value, index]),
    renderItem: ({ dataIndex }, api) => {
      const row = rows[dataIndex]
      if (!row) return null
      const [foot = 0, middle = 0] = api.coord([0, dataIndex])
      const [end = 0] = api.coord([row.point.value, dataIndex])
      const own = row.mark ? looks.get(row.mark.category.order) : null
      const colour = look.colour(own?.token ?? 'ink2')
      const weight = row.mark ? 400 : 650
      const fill = look.colour('ink')
      return group([
        hitArea(0, middle - look.size(ROW) / 2, look.width, look.size(ROW)),
        text(0, middle, fitText(row.name, nameWidth, look.size(13), weight), {
          font: look.font(13, weight),
          fill,
        }),
        text(valueEdge, middle, formatValue(row.point.value, model.indicator), {
          font: look.font(13, row.mark ? 550 : 650),
          fill,
          align: 'right',
        }),
        rect(Math.min(foot, end), middle - look.size(BAR) / 2, Math.abs(end - foot), look.size(BAR), {
          fill: own?.hollow ? look.colour('canvas') : colour,
          stroke: colour,
          lineWidth: own?.hollow ? 2 : 0,
        }),
        ...bounds(row.point, middle, api, look),
      ])
    },
  }
}

function bounds(point: Point, middle: number, api: CustomSeriesRenderItemAPI, look: Look): Drawn[] {
  const limits = interval(point)
  if (!limits) return []
  const pixel = (value: number) => api.coord([value, 0])[0] ?? 0
  return whisker(pixel(limits.lower), pixel(limits.upper), middle, 'horizontal', look)
}
