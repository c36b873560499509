import { itemMark } from './model.ts'
import type { Layer, Picture } from '#charts/picture/picture.ts'
import { tickRoom } from '#charts/plot/axes.ts'
import { anomaliesOf, isMarked } from '#domain/observation/anomaly.ts'
import { isPartial } from '#domain/observation/settled.ts'
import { interval } from '#domain/observation/point.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { columnAt } from '#charts/marks/lane.ts'
import { decoration, marks } from '#charts/marks/marks.ts'
import { hitArea, rect, text } from '#charts/marks/shapes.ts'
import type { Drawing, Fill, Spot } from '#charts/picture/drawing.ts'
import { textWidth } from '#charts/plot/text-width.ts'
import { warningSign } from '#charts/marks/warning-sign.ts'
import { inset } from '#charts/picture/box.ts'
import { columnPlot } from '#charts/plot/frame.ts'
import { type ChartTheme, chartThemeOf } from '#charts/picture/chart-theme.ts'
import { type DatasetModel, type DatasetRow, datasetScale, isStrong, type PickLook } from './model.ts'
import { itemValue } from './row-layout.ts'
import type { DatasetComparisonInput } from './view.ts'

export const COLUMNS_HEIGHT = 450

/** Room below the plot for the longest name, written upright. */
const NAMES = 74

/** Share of a place's room that its columns take together. */
const CLUSTER = 0.8
/** Narrower columns have no value above them. */
const LABELLED = 9

/** Where a column stands on the axis of places: 0 is the middle of the first. */
export function columnPosition(row: number, pick: number, { looks }: Pick<DatasetModel, 'looks'>): number {
  const count = Math.max(1, looks.length)
  return row + ((pick + 0.5) / count - 0.5) * CLUSTER
}

/** Standing columns, one cluster a place, from zero. */
export function datasetColumnPicture(
  model: DatasetModel,
  input: DatasetComparisonInput,
  surface: Surface,
): Picture {
  const theme = chartThemeOf(surface)
  const { rows, looks } = model
  const scale = datasetScale(model, input, theme.narrow)
  const box = inset(theme, {
    left: tickRoom(scale, 44, theme),
    right: 8,
    top: theme.size(34),
    bottom: theme.size(NAMES),
  })
  const slot = (box.right - box.left) / Math.max(1, rows.length)
  const width = (slot * CLUSTER) / Math.max(1, looks.length)
  return columnPlot({
    theme,
    box,
    scale,
    columns: rows.length,
    layers: [
      columnLayer(model, input, width, theme),
      groundLayer(rows, { slot, head: box.top, foot: box.bottom }, theme),
      nameLayer(rows, { slot, foot: box.bottom }, theme),
    ],
  })
}

function columnLayer(
  model: DatasetModel,
  { view }: DatasetComparisonInput,
  width: number,
  theme: ChartTheme,
): Layer {
  const label = { ...theme.type(10.5, 400, 'ink2'), align: 'left', upright: true } as const
  return marks({
    z: 3,
    items: model.items,
    id: itemMark,
    place: ({ position, row, pick }) => [columnPosition(row, pick, model), position ?? 0],
    draw: (item, [x, end], plot) => {
      const { point, pick, position } = item
      const dataset = model.looks[pick]
      const foot = plot.y(0)
      const lane = columnAt(x, plot)
      const bounds = position !== null && view.options.intervals !== false ? interval(point) : null
      const head = bounds ? Math.min(end, lane.along(bounds.upper)) : end
      const inner = Math.max(1, width - 2) * (dataset?.small ? 0.6 : 1)
      const isWarned = isMarked(anomaliesOf(point, model.comparison.indicator))
      return [
        hitArea([x - width / 2, Math.min(end, foot)], [width, Math.max(4, Math.abs(foot - end))]),
        isPartial(point)
          ? lane.part(position ?? 0, inner, columnColour(dataset, theme))
          : lane.bar(position ?? 0, inner, columnStyle(dataset, theme)),
        bounds && lane.interval(point),
        isWarned && warningSign([x, head - theme.size(34)], theme),
        width >= theme.size(LABELLED) && text([x, head - theme.size(4)], itemValue(item, model), label),
      ]
    },
  })
}

function columnColour(dataset: PickLook | undefined, theme: ChartTheme): string {
  return theme.colour(dataset ? classLook(dataset.classification).token : 'ink2')
}

function columnStyle(dataset: PickLook | undefined, theme: ChartTheme): Fill {
  const colour = columnColour(dataset, theme)
  return dataset?.hollow ? { fill: theme.colour('canvas'), stroke: colour, lineWidth: 1.4 } : { fill: colour }
}

interface NameRoom {
  /** Width of a place, and foot of the plot, in pixels. */
  readonly slot: number
  readonly foot: number
}

/** The ground behind the columns and the name of the place that the view marks. */
function groundLayer(
  rows: readonly DatasetRow[],
  { slot, head, foot }: NameRoom & { readonly head: number },
  theme: ChartTheme,
): Layer {
  const style = { fill: theme.colour('accent-soft') }
  const size = [slot, foot + theme.size(NAMES - 8) - head] as const
  return decoration({
    z: 1,
    draw: ({ x }) =>
      rows.map(
        (row, index) =>
          row.kind !== 'heading' && row.isMarked && rect([x(index) - slot / 2, head], size, style),
      ),
  })
}

/** Names of the places, level where they fit; zones as their names over their states. */
function nameLayer(rows: readonly DatasetRow[], { slot, foot }: NameRoom, theme: ChartTheme): Layer {
  const nameAt = (row: DatasetRow, x: number): Drawing => {
    if (row.kind === 'heading') {
      return [
        rect([x - 4, foot + 4], [8, 8], { fill: theme.colour(row.token) }),
        text([x, foot - theme.size(6)], row.label, {
          ...theme.type(11, 650, 'ink2'),
          align: 'left',
          upright: true,
        }),
      ]
    }
    const isLevel = textWidth(row.label, theme.size(10.5), 650) < slot
    const spot: Spot = [x, foot + theme.size(isLevel ? 10 : 4)]
    return text(spot, row.label, {
      ...theme.type(10.5, isStrong(row) ? 650 : 400, 'ink2'),
      ...(isLevel ? { align: 'center' } : { align: 'right', upright: true }),
    })
  }
  return decoration({ z: 3, draw: ({ x }) => rows.map((row, index) => nameAt(row, x(index))) })
}
