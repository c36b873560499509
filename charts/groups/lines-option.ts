import type { CustomSeriesOption, EChartsOption, LineSeriesOption, ScatterSeriesOption } from 'echarts'
import type { Category } from '#domain/disaggregation/group-filter.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import { formatWithUnit } from '#domain/number/format.ts'
import { interval, type Point } from '#domain/observation/point.ts'
import { periodPosition } from '#domain/period/period.ts'
import type { Surface } from '#charts/figure.ts'
import { verticalValueAxis } from '#charts/plot/axes.ts'
import { group, pixelOf, polyline, text } from '#charts/plot/element.ts'
import { frame } from '#charts/plot/frame.ts'
import { type Look, lookOf } from '#charts/plot/look.ts'
import { spreadApart } from '#charts/plot/spread-apart.ts'
import { targetSeries } from '#charts/plot/target-series.ts'
import { targetLines } from '#charts/plot/targets.ts'
import { fitText, textWidth } from '#charts/plot/text-width.ts'
import { valueScale } from '#charts/plot/value-scale.ts'
import { stretches } from '#charts/trend/gaps.ts'
import { timeAxis, timeRange } from '#charts/trend/time-axis.ts'
import { whisker } from '#charts/plot/whisker.ts'
import { hasTargets } from './group-words.ts'
import { type GroupLook, groupLooks } from './group-look.ts'
import type { GroupsModel } from './model.ts'
import type { GroupsInput } from './view.ts'

/** The figures of one group over time. Never empty. */
export interface GroupLine {
  readonly category: Category
  readonly source: DataSource
  readonly points: readonly Point[]
}

/** More lines of one ink than this are drawn light, so that each can still be followed. */
const MOST_PLAIN = 6

const PLAIN: GroupLook = { token: 'ink2', hollow: false }

/** Lines with their names at the right end. The first series are the markers, one a line: marks refer to them. */
export function linesOption(
  model: GroupsModel,
  lines: readonly GroupLine[],
  input: GroupsInput,
  surface: Surface,
): EChartsOption {
  const look = lookOf(surface)
  const { indicator } = model
  const targets = hasTargets(model) ? targetLines(indicator, input.view.options, input.language) : []
  const points = lines.flatMap((line) => line.points)
  const values = points.flatMap(({ value, lower, upper }) => [value, lower ?? value, upper ?? value])
  const scale = valueScale([...values, ...targets.map(({ value }) => value)], indicator, look.narrow)
  const labels = lines.map((line) => endLabel(line, model))
  const widest = Math.max(0, ...labels.map((label) => textWidth(label, look.size(12), 600)))
  const left = look.size(44)
  const right = Math.min(widest + 22, surface.width * 0.42)
  const box = {
    left,
    right: surface.width - right,
    top: look.size(14),
    bottom: surface.height - look.size(26),
  }
  const range = timeRange({ lines: lines.map((line) => ({ ...line, role: 'other', rank: 0 })) })
  const looks = groupLooks(model.dimension, model.categories)
  const own = (line: GroupLine) => looks.get(line.category.order) ?? PLAIN
  const isTangle = lines.length > MOST_PLAIN && lines.every((line) => own(line).token === PLAIN.token)
  return {
    ...frame(look),
    grid: { left, right, top: box.top, bottom: look.size(26), containLabel: false },
    xAxis: timeAxis(range, box.right - box.left, look),
    yAxis: verticalValueAxis(scale, look),
    series: [
      ...lines.map((line) => markers(line, own(line), look)),
      ...lines.flatMap((line) => strokes(line, own(line), isTangle, look)),
      whiskers(points, look),
      targetSeries(targets, box, 'short', look),
      endLabels(lines, labels, own, box, look),
    ],
  }
}

function endLabel({ category, points }: GroupLine, { indicator }: GroupsModel): string {
  const last = points.at(-1)
  return last ? `${category.name} ${formatWithUnit(last.value, indicator)}` : category.name
}

function markers(line: GroupLine, own: GroupLook, look: Look): ScatterSeriesOption {
  const colour = look.colour(own.token)
  return {
    type: 'scatter',
    name: line.category.name,
    symbol: 'circle',
    symbolSize: (line.points.length > 12 ? 5 : 8) * (look.narrow ? 0.8 : 1),
    z: 5,
    itemStyle: {
      color: own.hollow ? look.colour('canvas') : colour,
      borderColor: colour,
      borderWidth: own.hollow ? 1.6 : 0,
    },
    data: line.points.map((point) => [periodPosition(point.period), point.value]),
  }
}

/** Rounds of surveys are joined by thin dashes, yearly series by solid lines; gaps stay gaps, projections are dashed. */
function strokes(line: GroupLine, own: GroupLook, isTangle: boolean, look: Look): LineSeriesOption[] {
  const isSurvey = line.source.classification === 'Survey'
  return stretches({ ...line, role: 'chosen', rank: 0 })
    .filter((stretch) => stretch.points.length > 1)
    .map((stretch) => ({
      type: 'line',
      silent: true,
      showSymbol: false,
      z: 4,
      lineStyle: {
        color: look.colour(own.token),
        width: isSurvey || isTangle ? 1.2 : 2,
        opacity: isTangle ? 0.45 : 1,
        type: stretch.projected ? [6, 4] : isSurvey ? [4, 4] : 'solid',
      },
      data: stretch.points.map((point) => [periodPosition(point.period), point.value]),
    }))
}

function whiskers(points: readonly Point[], look: Look): CustomSeriesOption {
  const bounded = points.flatMap((point) => {
    const bounds = interval(point)
    return bounds ? [{ at: periodPosition(point.period), ...bounds }] : []
  })
  return {
    type: 'custom',
    silent: true,
    z: 4,
    data: bounded.map(({ at, lower, upper }) => [at, lower, upper]),
    renderItem: ({ dataIndex }, api) => {
      const bounds = bounded[dataIndex]
      if (!bounds) return null
      const [x, from] = pixelOf(api, bounds.at, bounds.lower)
      const [, to] = pixelOf(api, bounds.at, bounds.upper)
      return group(whisker(from, to, x, 'vertical', look))
    },
  }
}

function endLabels(
  lines: readonly GroupLine[],
  labels: readonly string[],
  own: (line: GroupLine) => GroupLook,
  box: { readonly right: number; readonly bottom: number },
  look: Look,
): CustomSeriesOption {
  return {
    type: 'custom',
    silent: true,
    z: 6,
    data: [[0]],
    encode: { x: -1, y: -1 },
    renderItem: (_, api) => {
      const ends = lines.map(({ points }) => {
        const last = points.at(-1)
        return last ? pixelOf(api, periodPosition(last.period), last.value) : null
      })
      const wanted = ends.map((end) => ({ middle: end?.[1] ?? 0, size: look.size(15) }))
      const middles = spreadApart(wanted, 2, box.bottom)
      return group(
        lines.flatMap((line, index) => {
          const [end, middle] = [ends[index], middles[index]]
          if (!end || middle === undefined) return []
          const colour = look.colour(own(line).token)
          const room = look.width - box.right - 16
          return [
            polyline(
              [
                [end[0] + 6, end[1]],
                [Math.max(box.right + 4, end[0] + 6), end[1]],
                [box.right + 12, middle],
              ],
              {
                stroke: colour,
                lineWidth: 0.8,
                opacity: 0.5,
                lineDash: [1, 3],
              },
            ),
            text(box.right + 14, middle, fitText(labels[index] ?? '', room, look.size(12), 600), {
              font: look.font(12, 600),
              fill: look.colour('ink'),
              halo: look.colour('canvas'),
            }),
          ]
        }),
      )
    },
  }
}
