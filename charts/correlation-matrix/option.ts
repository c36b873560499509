import type { Language } from '#domain/message/language.ts'
import type { CustomSeriesOption, EChartsOption } from 'echarts'
import { shownCoefficient } from '#domain/correlation-study/correlation-words.ts'
import type { StudyCell } from '#domain/correlation-study/matrix-study.ts'
import { formatNumber } from '#domain/number/format.ts'
import type { Surface } from '#charts/figure.ts'
import { type Drawn, group, line, pixelOf, rect, text } from '#charts/plot/element.ts'
import { frame } from '#charts/plot/frame.ts'
import { type Look, lookOf } from '#charts/plot/look.ts'
import { fitText } from '#charts/plot/text-width.ts'
import { cellLook } from './cell-look.ts'
import { type MatrixLayout, matrixLayout } from './layout.ts'
import type { MatrixModel } from './model.ts'
import type { CorrelationMatrixInput } from './view.ts'

/** The lower triangle with the names on the diagonal. The first series holds the cells: marks refer to it. */
export function matrixOption(
  model: MatrixModel,
  { view, language }: CorrelationMatrixInput,
  surface: Surface,
): EChartsOption {
  const look = lookOf(surface)
  const names = model.indicators.map(({ shortName }) => shortName)
  const count = Math.max(1, names.length)
  const wanted = matrixLayout(names, surface.width, surface.fontScale)
  // Larger type asks for higher rows than the figure has room for.
  const layout = { ...wanted, cellHeight: Math.min(wanted.cellHeight, (surface.height - 8) / count) }
  const axis = { type: 'value' as const, min: 0, max: count, show: false }
  return {
    ...frame(look),
    grid: {
      left: 0,
      top: 0,
      width: layout.cellWidth * count,
      height: layout.cellHeight * count,
      containLabel: false,
    },
    xAxis: axis,
    yAxis: { ...axis, inverse: true },
    series: [
      cellSeries(model, layout, look, surface, language),
      nameSeries(names, layout, look, pairOf(model, view.options.pair)),
    ],
  }
}

/** Columns of the marked pair. */
function pairOf({ indicators }: MatrixModel, pair: readonly number[] = []): number[] {
  return pair.map((id) => indicators.findIndex((indicator) => indicator.id === id))
}

function cellSeries(
  { study }: MatrixModel,
  layout: MatrixLayout,
  look: Look,
  { mode }: Surface,
  language: Language,
): CustomSeriesOption {
  return {
    type: 'custom',
    clip: false,
    data: study.cells.map(({ a, b }) => [a + 0.5, b + 0.5]),
    renderItem: ({ dataIndex }, api) => {
      const cell = study.cells[dataIndex]
      if (!cell) return null
      const [x, y] = pixelOf(api, cell.a, cell.b)
      const { fill, ink, weight, hatched } = cellLook(cell, look, mode)
      const box = { width: layout.cellWidth - 1, height: layout.cellHeight - 1 }
      const isPlain = cell.status !== 'ok' || !cell.distinguishable
      const stroke = isPlain ? { stroke: look.colour('line'), lineWidth: 1 } : {}
      const style = { font: look.font(11, weight), fill: ink, align: 'center' } as const
      const words = cellText(cell, layout, language)
      return group([
        rect(x + 0.5, y + 0.5, box.width, box.height, { fill, ...stroke }),
        ...(hatched ? hatching(x + 0.5, y + 0.5, box, look) : []),
        words === '' ? null : text(x + layout.cellWidth / 2, y + layout.cellHeight / 2 + 0.5, words, style),
      ])
    },
  }
}

function cellText(cell: StudyCell, { decimals }: MatrixLayout, language: Language): string {
  if (cell.status !== 'ok' || decimals === null) return ''
  return decimals === 2
    ? language.text(shownCoefficient(cell.value))
    : formatNumber(cell.value, 1).replace(/^−(0\.0)$/, '$1')
}

/** Diagonal lines inside a box, as everywhere for what is missing. */
function hatching(left: number, top: number, { width, height }: Box, look: Look): Drawn[] {
  const style = { stroke: look.colour('control'), lineWidth: 1, opacity: 0.7 }
  const count = Math.floor((width + height) / HATCH_STEP)
  return Array.from({ length: count }, (_, step) => {
    const along = (step + 1) * HATCH_STEP
    const [x1, y1] = along <= height ? [0, along] : [along - height, height]
    const [x2, y2] = along <= width ? [along, 0] : [width, along - width]
    return line(left + x1, top + y1, left + x2, top + y2, style)
  })
}

interface Box {
  readonly width: number
  readonly height: number
}

const HATCH_STEP = 7

/** Names where a row of cells ends and a column begins; the marked pair in strong type, its cell outlined. */
function nameSeries(
  names: readonly string[],
  layout: MatrixLayout,
  look: Look,
  pair: readonly number[],
): CustomSeriesOption {
  return {
    type: 'custom',
    silent: true,
    clip: false,
    z: 4,
    data: [[0, 0]],
    encode: { x: -1, y: -1 },
    renderItem: (_, api) => {
      const labels = names.map((name, index): Drawn => {
        const [x, y] = pixelOf(api, index, index)
        const isMarked = pair.includes(index)
        const weight = isMarked ? 650 : 500
        const fitting = fitText(name, look.width - x - 8, look.size(12), weight)
        const fill = look.colour(isMarked ? 'ink' : 'ink2')
        return text(x + 7, y + layout.cellHeight / 2 + 0.5, fitting, { font: look.font(12, weight), fill })
      })
      return group([...labels, outline(pair, layout, look, (a, b) => pixelOf(api, a, b))])
    },
  }
}

function outline(
  pair: readonly number[],
  layout: MatrixLayout,
  look: Look,
  pixel: (a: number, b: number) => [number, number],
): Drawn | null {
  const [column = -1, row = -1] = [...pair].sort((a, b) => a - b)
  if (column < 0 || row < 0) return null
  const [x, y] = pixel(column, row)
  const style = { fill: 'none', stroke: look.colour('ink'), lineWidth: 2 }
  return rect(x, y, layout.cellWidth, layout.cellHeight, style)
}
