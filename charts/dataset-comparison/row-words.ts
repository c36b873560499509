import type { Layer } from '#charts/picture/picture.ts'
import { message } from '#domain/message/message.ts'
import type { Language } from '#domain/message/language.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import { classMarker } from '#charts/marks/class-marker.ts'
import { rowHeading } from '#charts/marks/row-heading.ts'
import { decoration } from '#charts/marks/marks.ts'
import { line, text } from '#charts/marks/shapes.ts'
import type { Drawing, Spot } from '#charts/picture/drawing.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import { fitText, widestText, wrapText } from '#charts/plot/text-width.ts'
import { type DatasetModel, type DatasetRow, isStrong } from './model.ts'
import { type RowLayout, shownDifference } from './row-layout.ts'

/** Names, dashes for gaps, and differences: bold where more than chance, the rest in grey. */
export function wordLayer(model: DatasetModel, layout: RowLayout, theme: ChartTheme): Layer {
  const apart = (row: DatasetRow, y: number): Drawing => {
    if (layout.difference === null || row.kind === 'heading') return null
    const isTold = row.entry.verdict === 'apart'
    const type = theme.type(12, isTold ? 700 : 400, isTold ? 'ink' : 'ink3')
    return text([layout.difference, y], shownDifference(row, model), { ...type, align: 'right' })
  }
  return decoration({
    z: 3,
    draw: (plot) =>
      model.rows.map((row, index) => {
        const y = plot.y(index)
        return [nameOf(row, y, layout, theme), gaps(row, y, layout, theme), apart(row, y)]
      }),
  })
}

function nameOf(row: DatasetRow, y: number, { nameWidth }: RowLayout, theme: ChartTheme): Drawing {
  if (row.kind === 'heading') return rowHeading([0, y], row, theme)
  const weight = isStrong(row) ? 650 : 400
  return text([0, y], fitText(row.label, nameWidth, theme.size(12), weight), theme.type(12, weight))
}

function gaps(row: DatasetRow, y: number, { values }: RowLayout, theme: ChartTheme): Drawing {
  if (row.kind === 'heading') return null
  const style = { ...theme.type(12, 400, 'ink3'), align: 'right' } as const
  return row.entry.points.map((point, index) => !point && text([values[index] ?? 0, y], '–', style))
}

/** The name and marker of each data set over its column. */
export function headLayer(
  { looks }: DatasetModel,
  language: Language,
  layout: RowLayout,
  theme: ChartTheme,
): Layer {
  const { isNarrow, top, values, valueWidth, difference } = layout
  const [size, step] = [theme.size(11), theme.size(13)]
  const bottom = top - theme.size(isNarrow ? 14 : 10)
  const heads = looks.map(({ name, classification, hollow, small }, index): Drawing => {
    const edge = values[index] ?? 0
    const style = { ...theme.type(11, 600, classLook(classification).token), align: 'right' } as const
    const lines = isNarrow ? wrapText(name, valueWidth - 4, size, 600) : [name]
    const from = bottom - (lines.length - 1) * step
    const spot: Spot = isNarrow
      ? [edge - theme.size(6), from - theme.size(14)]
      : [edge - widestText(lines, size, 600) - theme.size(9), bottom]
    return [
      classMarker(spot, { classification, hollow, radius: small ? 3 : 4 }, theme),
      lines.map((part, at) => text([edge, from + at * step], part, style)),
    ]
  })
  const rule = line([0, top], [difference ?? values.at(-1) ?? 0, top], {
    stroke: theme.colour('control'),
    lineWidth: 1,
  })
  const head = { ...theme.type(11, 600, 'ink2'), align: 'right' } as const
  const words = language.text(message('datasets.head-difference'))
  const drawing = [rule, heads, difference !== null && text([difference, bottom], words, head)]
  return decoration({ z: 3, draw: () => drawing })
}
