import type { EChartsOption } from 'echarts'
import { standingLook } from '#charts/colour/standing-colour.ts'
import type { Surface } from '#charts/figure.ts'
import { type Drawn, group, pixelOf, rect, text } from '#charts/plot/element.ts'
import { frame } from '#charts/plot/frame.ts'
import { type Look, lookOf } from '#charts/plot/look.ts'
import { fitText, wrapText } from '#charts/plot/text-width.ts'
import type { ScorecardCell, ScorecardHead, ScorecardModel } from './model.ts'

const ROW = 20
const HEAD = 78
const NAMES = 128

/** Height of the drawing in CSS pixels. */
export function scorecardHeight(model: ScorecardModel): number {
  return HEAD + model.rows.length * ROW + 8
}

/** The table as a drawing, for pictures and the wide form: cells on a grid, one series, row by row. */
export function scorecardOption(model: ScorecardModel, surface: Surface): EChartsOption {
  const look = lookOf(surface)
  const { heads, rows } = model
  const cells = rows.flatMap((row, y) => row.cells.map((_, x) => [x + 0.5, y + 0.5]))
  const hidden = { show: false, type: 'value', min: 0 } as const
  return {
    ...frame(look),
    grid: { left: look.size(NAMES), right: 8, top: look.size(HEAD), bottom: 8, containLabel: false },
    xAxis: { ...hidden, max: Math.max(1, heads.length) },
    yAxis: { ...hidden, max: Math.max(1, rows.length), inverse: true },
    series: [
      {
        type: 'custom',
        data: cells,
        renderItem: ({ dataIndex }, api) => {
          const x = dataIndex % Math.max(1, heads.length)
          const y = Math.floor(dataIndex / Math.max(1, heads.length))
          const cell = rows[y]?.cells[x]
          const [left, top] = pixelOf(api, x, y)
          const [right, bottom] = pixelOf(api, x + 1, y + 1)
          return cell ? group(drawCell(cell, left, top, right - left, bottom - top, look)) : null
        },
      },
      {
        type: 'custom',
        silent: true,
        data: [[0, 0]],
        renderItem: (_, api) => group(drawNames(model, (x, y) => pixelOf(api, x, y), look)),
      },
    ],
  }
}

function drawCell(
  cell: ScorecardCell,
  x: number,
  y: number,
  width: number,
  height: number,
  look: Look,
): Drawn[] {
  const { standing, uncertain, point, value } = cell
  const style = standingLook(standing)
  const fill = point === null || standing === 'none' ? 'canvas' : uncertain ? 'sunken' : style.pale
  const box = rect(x + 1, y + 1, Math.max(0, width - 2), Math.max(0, height - 2), { fill: look.colour(fill) })
  const words = point === null ? '–' : `${style.arrow}${uncertain ? '?' : ''} ${value}`.trim()
  return [
    box,
    text(x + width / 2, y + height / 2, words, {
      font: look.font(11, uncertain || standing === 'none' ? 500 : 650),
      fill: look.colour(point === null ? 'ink3' : 'ink'),
      align: 'center',
    }),
  ]
}

function drawNames(
  { heads, rows }: ScorecardModel,
  at: (x: number, y: number) => [number, number],
  look: Look,
): Drawn[] {
  const [, first] = at(0, 0)
  const wide = (at(1, 0)[0] ?? 0) - (at(0, 0)[0] ?? 0)
  return [
    ...heads.flatMap((head, x) => drawHead(head, (at(x, 0)[0] ?? 0) + wide / 2, first, wide, look)),
    ...rows.map(({ place }, y) => {
      const indent = place.level === 3 ? 10 : 0
      const name = fitText(place.name, look.size(NAMES) - indent - 10, look.size(11.5), 500)
      const [, middle] = at(0, y + 0.5)
      return text(indent, middle, name, {
        font: look.font(11.5, place.level === 3 ? 400 : 650),
        fill: look.colour('ink'),
      })
    }),
  ]
}

function drawHead(head: ScorecardHead, middle: number, bottom: number, width: number, look: Look): Drawn[] {
  const size = look.size(11)
  const lines = [
    ...wrapText(head.indicator.shortName, width - 8, size, 600).slice(0, 3),
    fitText(`${head.source.name} ${head.periodText}`, width - 4, look.size(10.5)),
  ]
  return lines.map((words, line) =>
    text(middle, bottom - (lines.length - line) * look.size(15) + look.size(4), words, {
      font: look.font(line === lines.length - 1 ? 10.5 : 11, line === lines.length - 1 ? 400 : 600),
      fill: look.colour(line === lines.length - 1 ? 'ink3' : 'ink'),
      align: 'center',
    }),
  )
}
