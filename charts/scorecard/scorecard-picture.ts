import { cellMark } from './model.ts'
import type { Picture, Plot } from '#charts/picture/picture.ts'
import { hollowArrow, standingLook } from '#charts/colour/standing-colour.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { decoration, marks } from '#charts/marks/marks.ts'
import { rect, text } from '#charts/marks/shapes.ts'
import { warningSign } from '#charts/marks/warning-sign.ts'
import { isMarked } from '#domain/observation/anomaly.ts'
import type { Drawing, Size, Spot } from '#charts/picture/drawing.ts'
import { inset } from '#charts/picture/box.ts'
import { cellAxis } from '#charts/plot/axes.ts'
import { onePlot } from '#charts/plot/frame.ts'
import { type ChartTheme, chartThemeOf } from '#charts/picture/chart-theme.ts'
import { fitText, wrapText } from '#charts/plot/text-width.ts'
import type { ScorecardCell, ScorecardHead, ScorecardModel } from './model.ts'

const ROW = 23
const HEAD = 82
const NAMES = 136
/** Room for a sign and a value with its unit. */
const COLUMN = 82

/** Height of the drawing in CSS pixels. */
export function scorecardHeight(model: ScorecardModel): number {
  return HEAD + model.rows.length * ROW + 8
}

/** Width below which values run into each other, in CSS pixels. */
export function scorecardWidth({ heads }: ScorecardModel): number {
  return NAMES + heads.length * COLUMN
}

/** The table as a drawing, for pictures and the wide form: cells on a grid, one series, row by row. */
export function scorecardPicture(model: ScorecardModel, surface: Surface): Picture {
  const theme = chartThemeOf(surface)
  const { heads, rows } = model
  const box = inset(theme, { left: theme.size(NAMES), right: 8, top: theme.size(HEAD), bottom: 8 })
  const [columns, lines] = [Math.max(1, heads.length), Math.max(1, rows.length)]
  const size: Size = [(box.right - box.left) / columns, (box.bottom - box.top) / lines]
  const cells = rows.flatMap((row, y) => row.cells.map((cell, x) => ({ place: row.place, cell, x, y })))
  return onePlot({
    theme,
    box,
    x: cellAxis(columns),
    y: cellAxis(lines, true),
    layers: [
      marks({
        items: cells,
        id: ({ place, x }) => cellMark(place, x),
        place: ({ x, y }) => [x + 0.5, y + 0.5],
        draw: ({ cell }, middle) => drawCell(cell, middle, size, theme),
      }),
      decoration({ draw: (plot) => drawNames(model, size, plot) }),
    ],
  })
}

function drawCell(cell: ScorecardCell, [x, y]: Spot, [width, height]: Size, theme: ChartTheme): Drawing {
  const { standing, uncertain, untested, point, value } = cell
  const { arrow: solid, pale } = standingLook(standing)
  const arrow = untested ? hollowArrow(standing) : solid
  const isWarned = isMarked(cell.anomalies)
  const isPlain = point === null || standing === 'none' || untested
  const fill = isPlain ? 'canvas' : uncertain || isWarned ? 'sunken' : pale
  const [inner, outer] = [Math.max(0, width - 2), Math.max(0, height - 2)]
  const words = point === null ? '–' : `${uncertain ? '?' : ''} ${arrow} ${value}`.trim()
  const weight = uncertain || untested || isWarned || standing === 'none' ? 500 : 650
  return [
    rect([x - width / 2 + 1, y - height / 2 + 1], [inner, outer], { fill: theme.colour(fill) }),
    text([x, y], words, { ...theme.type(12.5, weight, point === null ? 'ink3' : 'ink'), align: 'center' }),
    isWarned && warningSign([x - width / 2 + 9, y], theme, 4),
  ]
}

function drawNames({ heads, rows }: ScorecardModel, [width]: Size, { x, y, theme }: Plot): Drawing {
  return [
    heads.map((head, column) => drawHead(head, [x(column + 0.5), y(0)], width, theme)),
    rows.map(({ place }, row) => {
      const indent = place.level === 3 ? 10 : 0
      const name = fitText(place.name, theme.size(NAMES) - indent - 10, theme.size(12.5), 500)
      return text([indent, y(row + 0.5)], name, theme.type(12.5, place.level === 3 ? 400 : 650))
    }),
  ]
}

function drawHead(head: ScorecardHead, [middle, bottom]: Spot, width: number, theme: ChartTheme): Drawing {
  const source = fitText(`${head.source.name} ${head.periodText}`, width - 4, theme.size(11.5))
  const names = wrapText(head.indicator.shortName, width - 8, theme.size(12), 600).slice(0, 3)
  const lines = [
    ...names.map((words) => ({ words, type: theme.type(12, 600) })),
    { words: source, type: theme.type(11.5, 400, 'ink3') },
  ]
  return lines.map(({ words, type }, line) => {
    const y = bottom - (lines.length - line) * theme.size(16) + theme.size(4)
    return text([middle, y], words, { ...type, align: 'center' })
  })
}
