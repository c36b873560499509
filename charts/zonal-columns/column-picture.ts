import type { Layer, Picture } from '#charts/picture/picture.ts'
import { tickRoom } from '#charts/plot/axes.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { formatValue } from '#domain/number/format.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { shadeAbove } from '#charts/marks/beyond.ts'
import { decoration } from '#charts/marks/marks.ts'
import { line, text } from '#charts/marks/shapes.ts'
import { levelTargets, roomBeside } from '#charts/marks/target-lines.ts'
import { type Box, inset } from '#charts/picture/box.ts'
import { compactNumber } from '#charts/plot/compact-number.ts'
import { columnPlot } from '#charts/plot/frame.ts'
import { type ChartTheme, chartThemeOf } from '#charts/picture/chart-theme.ts'
import { targetLines } from '#charts/plot/targets.ts'
import { fitText, textWidth } from '#charts/plot/text-width.ts'
import { placeColumns, type PlacedColumn, type PlacedGroup } from './column-places.ts'
import { columnLayer } from './column-layers.ts'
import type { ZonalModel } from './groups.ts'
import { zonalScale } from './zonal-scale.ts'
import type { ZonalColumnsInput } from './view.ts'

/** Longest upright name in pixels; longer ones are cut, the tooltip and the table have them whole. */
const LONGEST_NAME = 84

/** Upright columns in groups. */
export function zonalColumnPicture(model: ZonalModel, input: ZonalColumnsInput, surface: Surface): Picture {
  const theme = chartThemeOf(surface)
  const { options } = input.view
  const { columns, groups, count } = placeColumns(model.groups)
  const scale = zonalScale(model, options, false)
  const names = columns.map(({ place }) => textWidth(place.name, theme.size(10.5), 700))
  const leftRoom = tickRoom(scale, 40, theme)
  const targets = targetLines(model.selection.indicator, options, input.language)
  const rightRoom = 6 + roomBeside(targets, theme)
  const { left, right } = inset(theme, { left: leftRoom, right: rightRoom, top: 0, bottom: 0 })
  const pitch = (right - left) / count
  const widest = Math.max(0, ...names)
  const areUpright = widest + 6 > pitch
  const nameRoom = areUpright ? Math.min(LONGEST_NAME, widest) + 8 : theme.size(18)
  const sides = { left: leftRoom, right: rightRoom, bottom: nameRoom + theme.size(26) }
  const labels = valueLabels(columns, model, pitch, theme)
  const box = inset(theme, { ...sides, top: theme.size(16) + labels.room })
  return columnPlot({
    theme,
    box,
    scale,
    columns: count,
    layers: [
      columnLayer({ columns, model, options, pitch, box }, theme),
      ...shadeAbove(scale, { box, language: input.language }, theme),
      levelTargets(targets, box, 'beside', theme),
      columnNames(columns, areUpright ? nameRoom : null, box, theme),
      groupNames(groups, pitch, box.bottom + nameRoom, theme),
      labelLayer(labels, theme),
    ],
  })
}

/** Names below their columns: upright where one is wider than its column, in so much room; null: they lie. */
function columnNames(
  columns: readonly PlacedColumn[],
  room: number | null,
  { bottom }: Box,
  theme: ChartTheme,
): Layer {
  const draw = ({ place, position, isHead, isMarked }: PlacedColumn, x: (position: number) => number) => {
    const weight = isHead || isMarked ? 700 : 400
    const style = theme.type(10.5, weight, weight > 400 ? 'ink' : 'ink2')
    if (room === null)
      return text([x(position), bottom + theme.size(10)], place.name, { ...style, align: 'center' })
    const name = fitText(place.name, room - 4, theme.size(10.5), weight)
    return text([x(position), bottom + 5], name, { ...style, align: 'right', upright: true })
  }
  return decoration({ z: 5, draw: ({ x }) => columns.map((column) => draw(column, x)) })
}

/** Names of zones below each other's columns; where one has no room all have their codes. A nation alone is named by its column. */
function groupNames(groups: readonly PlacedGroup[], pitch: number, y: number, theme: ChartTheme): Layer {
  const room = ({ from, to }: PlacedGroup) => (to - from) * pitch + pitch * 1.8
  const fits = (entry: PlacedGroup) => textWidth(entry.name, theme.size(11.5), 600) <= room(entry)
  const haveRoom = groups.filter(({ isNation }) => !isNation).every(fits)
  return decoration({
    z: 5,
    draw: (plot) =>
      groups.map((entry) => {
        const from = plot.x(entry.from) - pitch * 0.42
        const to = plot.x(entry.to) + pitch * 0.42
        const short = entry.isNation && entry.columns.length === 1 ? '' : entry.code
        const name = (entry.isNation ? fits(entry) : haveRoom) ? entry.name : short
        return [
          line([from, y + 3], [to, y + 3], { stroke: theme.colour('control'), lineWidth: 2 }),
          text([(from + to) / 2, y + theme.size(14)], name, { ...theme.type(11.5, 600), align: 'center' }),
        ]
      }),
  })
}

/** Longer figures are shortened, all labels alike. */
const LONGEST_VALUE = 7

interface ValueLabel extends Pick<PlacedColumn, 'position' | 'point'> {
  readonly words: string
}

interface ValueLabels {
  readonly labels: readonly ValueLabel[]
  /** Written upwards, as columns are too narrow for words side by side. */
  readonly upright: boolean
  /** Room above the columns, in pixels. */
  readonly room: number
}

/**
 * Values over the first group, whose columns have no whiskers to speak of, or over all where they fit side by side: in the digits
 * that are published.
 */
function valueLabels(
  columns: readonly PlacedColumn[],
  { selection: { indicator }, groups }: ZonalModel,
  pitch: number,
  theme: ChartTheme,
): ValueLabels {
  const inFull = columns.map(({ point }) => formatValue(point.value, asPublished(point, indicator)))
  const isLong = inFull.some((words) => words.length > LONGEST_VALUE)
  const labels = columns.map((column, at) => {
    const words = isLong ? compactNumber(column.point.value) : (inFull[at] ?? '')
    return { ...column, words, width: textWidth(words, theme.size(10.5), 600) }
  })
  const widest = (some: readonly { readonly width: number }[]) =>
    Math.max(0, ...some.map(({ width }) => width))
  const everywhere = groups.length === 1 && widest(labels) + 4 <= pitch
  const isNational = groups[0]?.isNation === true
  const shown = everywhere ? labels : labels.filter(({ group }) => group === 0 && isNational)
  const upright = widest(shown) + 2 > pitch
  return { labels: shown, upright, room: upright ? widest(shown) : 0 }
}

function labelLayer({ labels, upright }: ValueLabels, theme: ChartTheme): Layer {
  const style = { ...theme.type(10.5, 600), halo: theme.colour('canvas') }
  return decoration({
    z: 5,
    draw: ({ x, y }) =>
      labels.map(({ position, point, words }) => {
        const top = Math.min(y(point.value), y(point.upper ?? point.value))
        return upright
          ? text([x(position), top - theme.size(5)], words, { ...style, upright: true })
          : text([x(position), top - theme.size(8)], words, { ...style, align: 'center' })
      }),
  })
}
