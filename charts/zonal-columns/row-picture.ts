import { columnMark } from './column-places.ts'
import type { Layer, Picture } from '#charts/picture/picture.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { formatValue } from '#domain/number/format.ts'
import { anomaliesOf, isMarked } from '#domain/observation/anomaly.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { rowAt } from '#charts/marks/lane.ts'
import { decoration, marks } from '#charts/marks/marks.ts'
import { hitArea, rect, text } from '#charts/marks/shapes.ts'
import { uprightTargets } from '#charts/marks/target-lines.ts'
import { warningSign } from '#charts/marks/warning-sign.ts'
import { inset } from '#charts/picture/box.ts'
import { rowPlot } from '#charts/plot/frame.ts'
import { type ChartTheme, chartThemeOf } from '#charts/picture/chart-theme.ts'
import { targetLines } from '#charts/plot/targets.ts'
import { fitText, textWidth } from '#charts/plot/text-width.ts'
import { columnBar } from './column-layers.ts'
import type { ZonalColumn, ZonalModel } from './groups.ts'
import { zonalScale } from './zonal-scale.ts'
import type { ZonalColumnsInput } from './view.ts'

const ROW = 17
const BAR = 9
const TOP = 40
const FOOT = 6

/** A line of the lying form: a group's name or a place. */
export type ZonalRow = { readonly heading: string } | (ZonalColumn & { readonly group: number })

/** The rows from top to bottom: each group's name, then its places; a group that begins with its own place has no name. */
export function zonalRows(model: ZonalModel): ZonalRow[] {
  return model.groups.flatMap((entry, group): readonly ZonalRow[] => {
    const columns = entry.columns.map((column) => ({ ...column, group }))
    const isNamed = entry.columns[0]?.place.name === entry.name
    const heading = { heading: isNamed ? '' : entry.name }
    return model.groups.length === 1 ? columns : [heading, ...columns]
  })
}

export function zonalRowsHeight(model: ZonalModel): number {
  return TOP + zonalRows(model).length * ROW + FOOT
}

/** The same groups lying, for narrow surfaces. */
export function zonalRowPicture(
  model: ZonalModel,
  { view, language }: ZonalColumnsInput,
  surface: Surface,
): Picture {
  const theme = chartThemeOf(surface)
  const { indicator } = model.selection
  const rows = zonalRows(model)
  const places = rows.flatMap((row, index) => {
    if ('heading' in row) return []
    return [{ ...row, index, value: formatValue(row.point.value, asPublished(row.point, indicator)) }]
  })
  const names = places.map(({ place, isHead }) => textWidth(place.name, theme.size(12), isHead ? 650 : 400))
  const values = places.map(({ value }) => textWidth(value, theme.size(12), 600))
  const nameWidth = Math.min(Math.max(40, ...names) + 4, theme.width * 0.32)
  const valueEdge = nameWidth + 8 + Math.max(0, ...values)
  const box = inset(theme, {
    left: valueEdge + 10,
    right: 18,
    top: theme.size(TOP),
    bottom: theme.size(FOOT),
  })
  const targets = targetLines(indicator, view.options, language)
  const height = theme.size(ROW)
  const placeLayer = marks({
    z: 3,
    items: places,
    id: (row) => columnMark(row),
    place: ({ point, index }) => [point.value, index],
    draw: (row, [end, y], plot) => {
      const { place, point, value, isHead, isMarked: isChosen } = row
      const lane = rowAt(y, plot)
      const weight = isHead || isChosen ? 650 : 400
      return [
        hitArea([0, y - height / 2], [theme.width, height]),
        isChosen && rect([0, y - height / 2], [theme.width, height], { fill: theme.colour('accent-soft') }),
        text([0, y], fitText(place.name, nameWidth, theme.size(12), weight), theme.type(12, weight)),
        text([valueEdge, y], value, { ...theme.type(12, Math.max(weight, 500)), align: 'right' }),
        columnBar(row, lane, theme.size(BAR), theme),
        view.options.intervals !== false && lane.interval(point),
        isMarked(anomaliesOf(point, indicator)) && warningSign([end + 10, y], theme),
      ]
    },
  })
  return rowPlot({
    theme,
    box,
    scale: zonalScale(model, view.options, true),
    rows: rows.length,
    layers: [placeLayer, headings(rows, theme), uprightTargets(targets, box, theme)],
  })
}

function headings(rows: readonly ZonalRow[], theme: ChartTheme): Layer {
  const size = theme.size(12)
  return decoration({
    z: 4,
    draw: (plot) =>
      rows.map((row, index) => {
        if (!('heading' in row) || row.heading === '') return null
        const y = plot.y(index) + 1
        return [
          rect([0, y - size / 2], [3, size], { fill: theme.colour('control') }),
          text([8, y], row.heading, { ...theme.type(12, 650, 'ink2'), halo: theme.colour('canvas') }),
        ]
      }),
  })
}
