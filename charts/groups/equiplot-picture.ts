import type { Layer, Picture } from '#charts/picture/picture.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { difference } from '#domain/message/value.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { decoration } from '#charts/marks/marks.ts'
import { line, text } from '#charts/marks/shapes.ts'
import { inset } from '#charts/picture/box.ts'
import { rowPlot } from '#charts/plot/frame.ts'
import { type ChartTheme, chartThemeOf } from '#charts/picture/chart-theme.ts'
import { fitText, textWidth, widestText } from '#charts/plot/text-width.ts'
import { valueScale } from '#charts/plot/value-scale.ts'
import { type EquiplotRow, widestGap } from './equiplot-rows.ts'
import { endNames, groupDots } from './group-dots.ts'
import { groupLooks } from '#charts/people/group-look.ts'
import type { GroupMark, GroupsModel } from '#charts/people/model.ts'

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

/** Rows of dots on one value axis. */
export function equiplotPicture(
  model: GroupsModel,
  rows: readonly EquiplotRow[],
  language: Language,
  surface: Surface,
): Picture {
  const theme = chartThemeOf(surface)
  const { indicator } = model
  const values = rows.flatMap(({ marks: dots }) => dots.map(({ point }) => point.value))
  const names = rows.map(({ name, isWhole }) => textWidth(name, theme.size(12), isWhole ? 650 : 400))
  const left = Math.min(Math.max(40, ...names) + 14, theme.width * 0.3)
  const joined = rows.map((row) => ({ ...row, gap: language.text(difference(widestGap(row), indicator)) }))
  const gaps = joined.map(({ gap }) => gap)
  const right = Math.max(widestText(gaps, theme.size(12), 500), theme.size(46)) + 14
  return rowPlot({
    theme,
    box: inset(theme, { left, right, top: theme.size(TOP), bottom: theme.size(FOOT) }),
    scale: valueScale(values, indicator, true),
    rows: rows.length,
    layers: [dotLayer(model, rows, theme), joins(joined, left, theme), headings(rows, language, theme)],
  })
}

/** The id of the mark of a group in a row. */
export const equiplotMark = (row: number, { category }: GroupMark) => `${row}:${category.order}`

function dotLayer(
  { dimension, categories }: GroupsModel,
  rows: readonly EquiplotRow[],
  theme: ChartTheme,
): Layer {
  const looks = groupLooks(dimension, categories)
  const dots = rows.flatMap(({ marks: ofRow }, row) =>
    ofRow.map((mark) => ({ id: equiplotMark(row, mark), mark, row, look: looks.get(mark.category.order) })),
  )
  return groupDots(dots, theme.size(rows.length <= FEW ? 6 : 4.5), theme)
}

/** Name, joining line and distance of each row. */
function joins(
  rows: readonly (EquiplotRow & { readonly gap: string })[],
  left: number,
  theme: ChartTheme,
): Layer {
  return decoration({
    z: 3,
    draw: ({ x, y: rowY }) =>
      rows.map(({ name, marks: dots, isWhole, gap }, row) => {
        const y = rowY(row)
        const ends = dots.map(({ point }) => x(point.value))
        const weight = isWhole ? 650 : 400
        return [
          text([0, y], fitText(name, left - 10, theme.size(12), weight), theme.type(12, weight)),
          line([Math.min(...ends), y], [Math.max(...ends), y], {
            stroke: theme.colour('control'),
            lineWidth: isWhole ? 3 : 2,
          }),
          text([theme.width, y], gap, { ...theme.type(12, isWhole ? 650 : 500, 'ink2'), align: 'right' }),
        ]
      }),
  })
}

/** The names of the first and last group over the first row, and the head of the distances. */
function headings([first]: readonly EquiplotRow[], language: Language, theme: ChartTheme): Layer {
  const head = { ...theme.type(11, 400, 'ink3'), align: 'right' } as const
  return decoration({
    z: 6,
    draw: (plot) => [
      ...(first ? endNames(first.marks, theme.size(30), plot, theme) : []),
      text([theme.width, theme.size(14)], language.text(message('groups.head-widest')), head),
      text([theme.width, theme.size(27)], language.text(message('groups.head-distance')), head),
    ],
  })
}
