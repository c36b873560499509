import type { CustomSeriesOption } from 'echarts'
import { classLook } from '#charts/colour/class-colour.ts'
import { classMarker } from '#charts/plot/class-marker.ts'
import { type Drawn, group, line, rect, text } from '#charts/plot/element.ts'
import type { Look } from '#charts/plot/look.ts'
import { fitText, textWidth, wrapText } from '#charts/plot/text-width.ts'
import type { DatasetItem, DatasetModel, DatasetRow } from './model.ts'
import { type RowLayout, shownDifference } from './row-layout.ts'

/** The figure of a data set in its column. */
export function valueText(
  { row }: DatasetItem,
  value: string,
  edge: number,
  y: number,
  { rows }: DatasetModel,
  look: Look,
): Drawn {
  const weight = rows[row]?.kind === 'whole' ? 650 : 500
  return text(edge, y, value, { font: look.font(12, weight), fill: look.colour('ink'), align: 'right' })
}

/** Names, dashes for gaps, and differences: bold where more than chance, the rest in grey. */
export function wordSeries(model: DatasetModel, layout: RowLayout, look: Look): CustomSeriesOption {
  return {
    type: 'custom',
    silent: true,
    clip: false,
    z: 3,
    data: model.rows.map((_, index) => [0, index]),
    encode: { x: -1, y: -1 },
    renderItem: ({ dataIndex }, api) => {
      const row = model.rows[dataIndex]
      const y = api.coord([0, dataIndex])[1] ?? 0
      return row
        ? group([...nameOf(row, y, layout, look), ...gaps(row, y, layout, look), ...apart(row, y)])
        : null
    },
  }

  function apart(row: DatasetRow, y: number): Drawn[] {
    if (layout.difference === null || row.kind === 'heading') return []
    const isTold = row.entry.verdict === 'apart'
    return [
      text(layout.difference, y, shownDifference(row, model), {
        font: look.font(12, isTold ? 700 : 400),
        fill: look.colour(isTold ? 'ink' : 'ink3'),
        align: 'right',
      }),
    ]
  }
}

function nameOf(row: DatasetRow, y: number, layout: RowLayout, look: Look): Drawn[] {
  if (row.kind === 'heading') {
    const swatch = look.size(8)
    return [
      rect(0, y - swatch / 2, swatch, swatch, { fill: look.colour(row.token) }),
      text(look.size(13), y, row.label, { font: look.font(11, 650), fill: look.colour('ink2') }),
    ]
  }
  const weight = row.kind === 'whole' ? 650 : 400
  const name = fitText(row.label, layout.nameWidth, look.size(12), weight)
  return [text(0, y, name, { font: look.font(12, weight), fill: look.colour('ink') })]
}

function gaps(row: DatasetRow, y: number, layout: RowLayout, look: Look): Drawn[] {
  if (row.kind === 'heading') return []
  return row.entry.points.flatMap((point, index) => {
    const style = { font: look.font(12), fill: look.colour('ink3'), align: 'right' } as const
    return point ? [] : [text(layout.values[index] ?? 0, y, '–', style)]
  })
}

/** The name and marker of each data set over its column. */
export function headSeries(model: DatasetModel, layout: RowLayout, look: Look): CustomSeriesOption {
  return {
    type: 'custom',
    silent: true,
    clip: false,
    z: 3,
    data: [[0, 0]],
    encode: { x: -1, y: -1 },
    renderItem: () => {
      const bottom = layout.top - look.size(layout.isNarrow ? 14 : 10)
      const rule = line(0, layout.top, layout.difference ?? layout.values.at(-1) ?? 0, layout.top, {
        stroke: look.colour('control'),
        lineWidth: 1,
      })
      const heads = model.looks.flatMap((dataset, index) => {
        const edge = layout.values[index] ?? 0
        const style = {
          font: look.font(11, 600),
          fill: look.colour(classLook(dataset.classification).token),
          align: 'right',
        } as const
        const lines = layout.isNarrow
          ? wrapText(dataset.name, layout.valueWidth - 4, look.size(11), 600)
          : [dataset.name]
        const from = bottom - (lines.length - 1) * look.size(13)
        const widest = Math.max(...lines.map((part) => textWidth(part, look.size(11), 600)))
        const marker = layout.isNarrow
          ? classMarker(
              edge - look.size(6),
              from - look.size(14),
              dataset.classification,
              look,
              shape(dataset),
            )
          : classMarker(edge - widest - look.size(9), bottom, dataset.classification, look, shape(dataset))
        return [marker, ...lines.map((part, at) => text(edge, from + at * look.size(13), part, style))]
      })
      const difference =
        layout.difference === null
          ? []
          : [
              text(layout.difference, bottom, 'Difference', {
                font: look.font(11, 600),
                fill: look.colour('ink2'),
                align: 'right',
              }),
            ]
      return group([rule, ...heads, ...difference])
    },
  }
}

function shape({ hollow, small }: DatasetModel['looks'][number]) {
  return { hollow, radius: small ? 3 : 4 }
}
