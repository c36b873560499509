import type { Language } from '#domain/message/language.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { indicatorName } from '#domain/message/value.ts'
import { decoration } from '#charts/marks/marks.ts'
import { text } from '#charts/marks/shapes.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import type { Layer } from '#charts/picture/picture.ts'
import { fitText, wrapText } from '#charts/plot/text-width.ts'
import type { SourceTable } from './model.ts'

const WIDTH = 128
const GAP = 14
const LINE = 13
/** Lines of a heading, above the rows. */
const LINES = 3
/** Narrower plots keep their room for the figures of the main indicator. */
const LEAST_ROOM = 700

/** Pixels that the related indicators take at the right of the plot; none where there is no room for them. */
export function relatedRoom({ rows }: SourceTable, theme: ChartTheme): number {
  return theme.width < theme.size(LEAST_ROOM) ? 0 : (rows.length - 1) * theme.size(WIDTH)
}

/** Pixels for the heading of the main indicator's figures; none where no others stand beside them. */
export function mainRoom(table: SourceTable, theme: ChartTheme): number {
  return relatedRoom(table, theme) === 0 ? 0 : theme.size(WIDTH - GAP)
}

/** The heading of a column in a few lines. */
function headOf(indicator: Indicator, room: number, language: Language, theme: ChartTheme): string[] {
  const lines = wrapText(language.text(indicatorName(indicator), 'name'), room, theme.size(11), 600)
  const rest = lines.slice(LINES - 1).join(' ')
  const last = rest === '' ? [] : [fitText(rest, room, theme.size(11), 600)]
  return [...lines.slice(0, LINES - 1), ...last]
}

/**
 * The figures of the related indicators with their periods, a column each, beside the rows of the sources, and the heading of the figures
 * that these stand beside, which begin at `left`.
 */
export function relatedColumns(
  table: SourceTable,
  left: number,
  language: Language,
  theme: ChartTheme,
): Layer[] {
  if (relatedRoom(table, theme) === 0) return []
  const [, ...related] = table.rows
  const width = theme.size(WIDTH)
  const room = width - theme.size(GAP)
  const main = headOf(table.indicator, mainRoom(table, theme), language, theme)
  const columns = related.map((row, index) => {
    const right = theme.width - (related.length - 1 - index) * width
    return { row, right, head: headOf(row.indicator, room, language, theme) }
  })
  return [
    decoration({
      z: 4,
      draw: () =>
        main.map((line, index) =>
          text([left, theme.size(7 + index * LINE)], line, theme.type(11, 600, 'ink2')),
        ),
    }),
    decoration({
      z: 4,
      draw: ({ at }) =>
        columns.map(({ row, right, head }) => [
          head.map((line, index) =>
            text([right, theme.size(7 + index * LINE)], line, {
              ...theme.type(11, 600, 'ink2'),
              align: 'right',
            }),
          ),
          row.cells.map(({ value, period, point }, index) =>
            text([right, at(0, index)[1]], point ? `${value} (${period})` : '–', {
              ...theme.type(12, point ? 500 : 400, point ? 'ink' : 'ink3'),
              align: 'right',
            }),
          ),
        ]),
    }),
  ]
}
