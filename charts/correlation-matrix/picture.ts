import type { Layer, Picture } from '#charts/picture/picture.ts'
import { shownCoefficient } from '#domain/correlation-study/correlation-words.ts'
import type { StudyCell } from '#domain/correlation-study/matrix-study.ts'
import type { Language } from '#domain/message/language.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { hatching } from '#charts/marks/hatching.ts'
import { decoration, marks } from '#charts/marks/marks.ts'
import { rect, text } from '#charts/marks/shapes.ts'
import type { Size, Spot } from '#charts/picture/drawing.ts'
import { cellAxis } from '#charts/plot/axes.ts'
import { onePlot } from '#charts/plot/frame.ts'
import { type ChartTheme, chartThemeOf } from '#charts/picture/chart-theme.ts'
import { fitText } from '#charts/plot/text-width.ts'
import type { Mode } from '#charts/tokens.ts'
import { cellLook } from './cell-look.ts'
import { type MatrixLayout, matrixLayout } from './layout.ts'
import type { MatrixModel } from './model.ts'
import type { CorrelationMatrixInput } from './view.ts'

/** The lower triangle with the names on the diagonal. */
export function matrixPicture(
  model: MatrixModel,
  { view, language }: CorrelationMatrixInput,
  surface: Surface,
): Picture {
  const theme = chartThemeOf(surface)
  const names = model.indicators.map(({ shortName }) => shortName)
  const count = Math.max(1, names.length)
  const wanted = matrixLayout(names, surface.width, surface.fontScale)
  // Larger type asks for higher rows than the figure has room for.
  const layout = { ...wanted, cellHeight: Math.min(wanted.cellHeight, (surface.height - 8) / count) }
  const { cellWidth, cellHeight } = layout
  return onePlot({
    theme,
    box: { left: 0, top: 0, right: cellWidth * count, bottom: cellHeight * count },
    x: cellAxis(count),
    y: cellAxis(count, true),
    layers: [
      cellLayer(model, layout, { theme, mode: surface.mode, language }),
      nameLayer(names, layout, pairOf(model, view.options.pair), theme),
    ],
  })
}

/** Columns of the marked pair. */
function pairOf({ indicators }: MatrixModel, pair: readonly number[] = []): number[] {
  return pair.map((id) => indicators.findIndex((indicator) => indicator.id === id))
}

interface CellForm {
  readonly theme: ChartTheme
  readonly mode: Mode
  readonly language: Language
}

function cellLayer({ study }: MatrixModel, layout: MatrixLayout, { theme, mode, language }: CellForm): Layer {
  const size: Size = [layout.cellWidth - 1, layout.cellHeight - 1]
  const hatch = { stroke: theme.colour('control'), lineWidth: 1, opacity: 0.7 }
  const rim = { stroke: theme.colour('line'), lineWidth: 1 }
  return marks({
    items: study.cells,
    id: ({ a, b }) => `${a}:${b}`,
    place: ({ a, b }) => [a + 0.5, b + 0.5],
    draw: (cell, [x, y]) => {
      const { fill, ink, weight, hatched } = cellLook(cell, theme, mode)
      const corner: Spot = [x - size[0] / 2, y - size[1] / 2]
      const isPlain = cell.status !== 'ok' || !cell.distinguishable
      const words = cellText(cell, layout, language)
      return [
        rect(corner, size, { fill, ...(isPlain && rim) }),
        hatched && hatching(corner, size, { first: HATCH_STEP, step: HATCH_STEP, style: hatch }),
        words !== '' &&
          text([x, y + 0.5], words, {
            font: theme.font(layout.numberSize, weight),
            fill: ink,
            align: 'center',
          }),
      ]
    },
  })
}

const HATCH_STEP = 7

/** Two digits in every cell: a single one would make the same of 0.98 and 1, and of strong and very strong. */
function cellText(cell: StudyCell, { written }: MatrixLayout, language: Language): string {
  if (cell.status !== 'ok' || written === null) return ''
  const full = language.text(shownCoefficient(cell.value))
  return written === 'full' ? full : full.replace(/^(−?)0\./, '$1.')
}

/** Names where a row of cells ends and a column begins; the marked pair in strong type, its cell outlined. */
function nameLayer(
  names: readonly string[],
  { cellWidth, cellHeight }: MatrixLayout,
  pair: readonly number[],
  theme: ChartTheme,
): Layer {
  const [column = -1, row = -1] = [...pair].sort((a, b) => a - b)
  const outline = { fill: 'none', stroke: theme.colour('ink'), lineWidth: 2 }
  return decoration({
    z: 4,
    draw: ({ at }) => [
      names.map((name, index) => {
        const [x, y] = at(index, index)
        const isMarked = pair.includes(index)
        const weight = isMarked ? 650 : 500
        const fitting = fitText(name, theme.width - x - 8, theme.size(12), weight)
        const type = theme.type(12, weight, isMarked ? 'ink' : 'ink2')
        return text([x + 7, y + cellHeight / 2 + 0.5], fitting, type)
      }),
      column >= 0 && row >= 0 && rect(at(column, row), [cellWidth, cellHeight], outline),
    ],
  })
}
