import type { Picture } from '#charts/picture/picture.ts'
import type { Location } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import { percentage, whole } from '#domain/message/value.ts'
import { pretty } from '#domain/statistics/pretty.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { diamond } from '#charts/marks/class-marker.ts'
import { rowAt } from '#charts/marks/lane.ts'
import { marks } from '#charts/marks/marks.ts'
import { hitArea, rect, text } from '#charts/marks/shapes.ts'
import { inset } from '#charts/picture/box.ts'
import { rowPlot } from '#charts/plot/frame.ts'
import { type ChartTheme, chartThemeOf } from '#charts/picture/chart-theme.ts'
import { fitText, widestText } from '#charts/plot/text-width.ts'
import { scaleWith } from '#charts/plot/value-scale.ts'
import type { FatalityMark } from './fatality-mark.ts'

/** The id of the mark of a ratio. */
export const ratioMark = ({ location, period }: FatalityMark['row']) => `ratio:${location}:${period}`

const ROW = 24
const TOP = 28

export function fatalityHeight(rows: number): number {
  return TOP + Math.max(1, rows) * ROW + 8
}

/** One row a ratio: name, share and counts, then the mark with its interval. */
export function fatalityPicture(
  shown: readonly FatalityMark[],
  { place, say }: { readonly place: Location; say(said: Value): string },
  surface: Surface,
): Picture {
  const theme = chartThemeOf(surface)
  const names = shown.map(({ name }) => name)
  const values = shown.map((entry) => valueWords(entry, theme, say))
  const nameWidth = Math.min(Math.max(30, widestText(names, theme.size(12), 600)) + 8, theme.width * 0.3)
  const valueWidth = Math.max(30, widestText(values, theme.size(12), 500))
  const box = inset(theme, {
    left: nameWidth + valueWidth + 14,
    right: theme.size(12),
    top: theme.size(TOP),
    bottom: theme.size(6),
  })
  const ticks = pretty(0, Math.max(1, ...shown.map(({ ratio }) => ratio.upper)), theme.narrow ? 3 : 5)
  const height = theme.size(ROW)
  const computed = { fill: theme.colour('routine'), stroke: theme.colour('canvas'), lineWidth: 0.8 }
  const published = { fill: 'none', stroke: theme.colour('ink'), lineWidth: 1.1 }
  const rows = marks({
    z: 3,
    items: shown,
    id: ({ row }) => ratioMark(row),
    place: ({ ratio }, index) => [ratio.percent, index],
    draw: (entry, [x, y], plot) => {
      const { ratio, name, row } = entry
      const isMarked = row.location === place.id && shown.some((other) => other.row.location !== place.id)
      const weight = isMarked ? 680 : 400
      const type = theme.type(12, weight)
      return [
        hitArea([0, y - height / 2], [theme.width, height]),
        text([0, y], fitText(name, nameWidth, theme.size(12), weight), type),
        text([box.left - 10, y], valueWords(entry, theme, say), { ...type, align: 'right' }),
        rowAt(y, plot).whisker(ratio.lower, ratio.upper),
        rect([x - 4, y - 4], [8, 8], computed),
        // The ratio as published stands around the computed one.
        row.published !== null && diamond([plot.x(row.published.value), y], theme.size(8), published),
      ]
    },
  })
  return rowPlot({ theme, box, scale: scaleWith(ticks, true), rows: shown.length, layers: [rows] })
}

function valueWords({ ratio }: FatalityMark, { narrow }: ChartTheme, say: (said: Value) => string): string {
  const share = say(percentage(ratio.percent, 1))
  if (narrow) return share
  const parts = { deaths: whole(ratio.deaths), cases: whole(ratio.cases) }
  return `${share}  ${say(message('epidemic-figure.parts-short', parts))}`
}
