import { stripMark } from './strip-model.ts'
import type { Layer, Picture } from '#charts/picture/picture.ts'
import { formatNumber } from '#domain/number/format.ts'
import { message } from '#domain/message/message.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { decoration, marks } from '#charts/marks/marks.ts'
import { hitArea, rect, text } from '#charts/marks/shapes.ts'
import type { Fill } from '#charts/picture/drawing.ts'
import { positionAxis } from '#charts/plot/axes.ts'
import { type Box, inset } from '#charts/picture/box.ts'
import { onePlot } from '#charts/plot/frame.ts'
import { type ChartTheme, chartThemeOf } from '#charts/picture/chart-theme.ts'
import { fitText, textWidth, widestText } from '#charts/plot/text-width.ts'
import { shadeOf } from './count-shades.ts'
import { hatched } from './hatched.ts'
import type { StripCell, StripModel } from './strip-model.ts'

const ROW = 17
const TOP = 26

export function stripHeight(rows: number): number {
  return TOP + rows * ROW + 8
}

/** Shaded cells; names at the left, totals at the right. */
export function stripPicture(model: StripModel, surface: Surface): Picture {
  const theme = chartThemeOf(surface)
  const box = boxOf(model, theme)
  return onePlot({
    theme,
    box,
    x: { ...positionAxis(model.columns.length), line: false },
    y: { ...positionAxis(model.totals.places.length, true), line: false },
    layers: [cells(model, theme), words(model, box, theme)],
  })
}

function boxOf({ totals: { places } }: StripModel, theme: ChartTheme): Box {
  const names = places.map(({ place }) => place.name)
  const sums = places.map(({ total }) => formatNumber(total, 0))
  return inset(theme, {
    left: Math.min(Math.max(40, widestText(names, theme.size(12), 600)) + 8, theme.width * 0.3),
    right: Math.max(theme.size(34), widestText(sums, theme.size(12), 600)) + 10,
    top: theme.size(TOP),
    bottom: theme.size(6),
  })
}

function cells(model: StripModel, theme: ChartTheme): Layer {
  return marks({
    z: 3,
    items: model.cells,
    id: (cell) => stripMark(model, cell),
    place: ({ column, row }) => [column, row],
    draw: (cell, [x, y], { at }) => {
      const [left, top] = at(cell.column - 0.5, cell.row - 0.5)
      const [width, height] = [2 * (x - left), 2 * (y - top)]
      const inner = width - (width > 5 ? 1 : 0)
      // The count itself where the cell is wide enough.
      const count = formatNumber(cell.value, 0)
      const type = theme.type(11, 400, shadeOf(cell.value, model.shades)?.ink ?? 'ink2')
      return [
        hitArea([left, top], [width, height]),
        rect([left, top + 1.5], [inner, height - 3], cellStyle(cell, model, theme)),
        textWidth(count, theme.size(11)) + 6 <= inner &&
          text([left + inner / 2, y], count, { ...type, align: 'center' }),
      ]
    },
  })
}

function cellStyle(cell: StripCell, { shades }: StripModel, theme: ChartTheme): Fill {
  const found = shadeOf(cell.value, shades)
  if (!found) {
    return { fill: theme.colour('canvas'), stroke: theme.colour('control'), lineWidth: 0.8 }
  }
  const rim = found.fill === 'map-1' ? { stroke: theme.colour('control'), lineWidth: 0.5 } : {}
  return { fill: theme.colour(found.fill), ...rim }
}

function words(
  { totals, silent, marked, year, columns, language }: StripModel,
  box: Box,
  theme: ChartTheme,
): Layer {
  const corner = theme.type(12, 400, 'ink2')
  const above = box.top - theme.size(12)
  const word = (head: 'year' | 'week' | 'total') => language.text(message('epidemic-figure.head', { head }))
  const heads = columnHeads(columns, year, (box.right - box.left) / Math.max(columns.length, 1), theme)
  return decoration({
    z: 2,
    draw: ({ x, y }) => [
      silent.map((column) => hatched({ ...box, left: x(column - 0.5), right: x(column + 0.5) }, theme)),
      totals.places.map(({ place, total }, row) => {
        const weight = place.id === marked.id ? 680 : 400
        const name = fitText(place.name, box.left - 6, theme.size(12), weight)
        const type = theme.type(12, weight)
        return [
          text([0, y(row)], name, type),
          text([theme.width, y(row)], formatNumber(total, 0), { ...type, align: 'right' }),
        ]
      }),
      heads.map(([column, name]) => text([x(column), above], name, { ...corner, align: 'center' })),
      text([0, above], word(year === null ? 'year' : 'week'), corner),
      text([theme.width, above], word('total'), { ...corner, align: 'right' }),
    ],
  })
}

/** Every year where there is room; of weeks the first, and those that divide by the step that fits. */
function columnHeads(
  columns: readonly number[],
  year: number | null,
  width: number,
  theme: ChartTheme,
): [number, string][] {
  const fits = (words: string) => Math.ceil((textWidth(words, theme.size(12)) + 8) / width)
  const step = [1, 2, 5, 10, 20].find((size) => size >= fits('20')) ?? 53
  return columns.flatMap((own, index): [number, string][] => {
    const isShown = year === null ? index % fits('2020') === 0 : own % step === 0
    return isShown ? [[index, String(own)]] : []
  })
}
