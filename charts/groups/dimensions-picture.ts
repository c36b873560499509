import { decoration } from '#charts/marks/marks.ts'
import { line, text } from '#charts/marks/shapes.ts'
import { inset } from '#charts/picture/box.ts'
import { type ChartTheme, chartThemeOf } from '#charts/picture/chart-theme.ts'
import type { Layer, Picture } from '#charts/picture/picture.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { rowPlot } from '#charts/plot/frame.ts'
import { fitText, widestText } from '#charts/plot/text-width.ts'
import { valueScale } from '#charts/plot/value-scale.ts'
import type { Language } from '#domain/message/language.ts'
import { difference } from '#domain/message/value.ts'
import type { DimensionRow } from './dimension-rows.ts'
import { widestGap } from './equiplot-rows.ts'
import { endNames, groupDots } from './group-dots.ts'
import { groupLooks } from '#charts/people/group-look.ts'
import type { GroupMark, GroupsModel } from '#charts/people/model.ts'

const ROW = 62
const TOP = 30
const FOOT = 8

/** The height of so many dimensions. */
export function dimensionsHeight(rows: number): number {
  return TOP + rows * ROW + FOOT
}

/** The id of the mark of a group of a dimension. */
export const dimensionMark = ({ dimension }: GroupsModel, { category }: GroupMark) =>
  `${dimension}:${category.order}`

/** A row of joined dots for each dimension, all on one value axis, with its own source and the names of its ends. */
export function dimensionsPicture(
  { indicator }: GroupsModel,
  rows: readonly DimensionRow[],
  language: Language,
  surface: Surface,
): Picture {
  const theme = chartThemeOf(surface)
  const values = rows.flatMap(({ marks }) => marks.map(({ point }) => point.value))
  const names = rows.flatMap(({ name, from }) => [name, from])
  const left = Math.min(widestText(names, theme.size(12), 600) + 16, theme.width * 0.34)
  const gaps = rows.map((row) => language.text(difference(widestGap(row), indicator)))
  const right = widestText(gaps, theme.size(12), 500) + 14
  const dots = rows.flatMap(({ model, marks }, row) => {
    const looks = groupLooks(model.dimension, model.categories)
    return marks.map((mark) => ({
      id: dimensionMark(model, mark),
      mark,
      row,
      look: looks.get(mark.category.order),
    }))
  })
  return rowPlot({
    theme,
    box: inset(theme, { left, right, top: theme.size(TOP), bottom: theme.size(FOOT) }),
    scale: valueScale(values, indicator, true),
    rows: rows.length,
    layers: [groupDots(dots, theme.size(6), theme), rowsInWords(rows, gaps, left, theme)],
  })
}

/** Dimension and source before a row, the line that joins its dots, its ends by name, and their distance. */
function rowsInWords(
  rows: readonly DimensionRow[],
  gaps: readonly string[],
  left: number,
  theme: ChartTheme,
): Layer {
  const width = left - 10
  return decoration({
    z: 3,
    draw: (plot) =>
      rows.flatMap(({ name, from, marks }, row) => {
        const y = plot.y(row)
        const ends = marks.map(({ point }) => plot.x(point.value))
        return [
          text([0, y - theme.size(8)], fitText(name, width, theme.size(12), 600), theme.type(12, 600)),
          text(
            [0, y + theme.size(8)],
            fitText(from, width, theme.size(11), 400),
            theme.type(11, 400, 'ink3'),
          ),
          line([Math.min(...ends), y], [Math.max(...ends), y], {
            stroke: theme.colour('control'),
            lineWidth: 2,
          }),
          ...endNames(marks, y - theme.size(18), plot, theme),
          text([theme.width, y], gaps[row] ?? '', { ...theme.type(12, 500, 'ink2'), align: 'right' }),
        ]
      }),
  })
}
