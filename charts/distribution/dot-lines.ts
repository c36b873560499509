import type { Layer } from '#charts/picture/picture.ts'
import { message } from '#domain/message/message.ts'
import type { Language } from '#domain/message/language.ts'
import type { Likeness, LikenessGroup } from '#domain/statistics/indistinguishable.ts'
import { decoration } from '#charts/marks/series.ts'
import { circle, line, text } from '#charts/marks/shapes.ts'
import type { Drawing } from '#charts/picture/drawing.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import { spreadApart } from '#charts/plot/spread-apart.ts'
import type { TargetLine } from '#charts/plot/targets.ts'
import { textWidth, wrapText } from '#charts/plot/text-width.ts'
import { type BarLayout, ROW } from './layout.ts'
import type { DistributionModel } from './rows.ts'

interface Dot {
  readonly row: number
  readonly likeness: Likeness
}

/** The dots of a group by row: from the first to the last place that cannot be told apart, untested ones between. */
export function dotsOf(group: LikenessGroup, firstRow: number): Dot[] {
  const all = group.likeness.map((entry, index) => ({ row: index + firstRow, likeness: entry.likeness }))
  const joined = all.filter((dot) => dot.likeness === 'same' || dot.likeness === 'reference')
  const from = joined[0]?.row ?? 0
  const to = joined.at(-1)?.row ?? 0
  return all.filter((dot) => dot.row >= from && dot.row <= to && dot.likeness !== 'different')
}

interface DotLinesForm {
  readonly targets: readonly TargetLine[]
  readonly layout: BarLayout
  readonly language: Language
}

/** Lines of dots at the right: large the reference, small a place that may be the same, hollow one without interval. */
export function dotLineSeries(
  model: DistributionModel,
  { targets, layout, language }: DotLinesForm,
  theme: ChartTheme,
): Layer {
  const firstRow = model.rows[0]?.isParent ? 1 : 0
  return decoration({
    z: 4,
    draw: (plot) =>
      model.groups.map((likeness, index) => {
        const x = layout.dots[index]
        if (x === undefined) return null
        const dots = dotsOf(likeness, firstRow).map((dot) => ({ ...dot, y: plot.y(dot.row) }))
        const name = model.rows.find((row) => row.point === likeness.reference)?.place.name ?? ''
        const space = labelSpace(
          targets.map(({ value }) => plot.x(value)),
          layout,
        )
        const words = language.text(message('distribution.alike', { name }))
        return [column(dots, x, theme), label(words, { dots, x, space }, theme)]
      }),
  })
}

type PlacedDot = Dot & { readonly y: number }

interface DotColumn {
  readonly dots: readonly PlacedDot[]
  readonly x: number
  readonly space: LabelSpace
}

function column(dots: readonly PlacedDot[], x: number, theme: ChartTheme): Drawing {
  const first = dots[0]
  const last = dots.at(-1)
  if (!first || !last) return null
  const ink = theme.colour('ink2')
  return [
    line([x, first.y], [x, last.y], { stroke: ink, lineWidth: 1 }),
    ...dots.map(({ likeness, y }) =>
      likeness === 'untested'
        ? circle([x, y], 2.6, { fill: theme.colour('canvas'), stroke: ink, lineWidth: 1 })
        : circle([x, y], likeness === 'reference' ? 4 : 2.2, { fill: ink }),
    ),
  ]
}

/** Upright beside the line of the highest place; the lowest, whose line is short, has it inside the plot. */
function label(words: string, { dots, x, space }: DotColumn, theme: ChartTheme): Drawing {
  const first = dots[0]
  const last = dots.at(-1)
  if (!first || !last) return null
  const size = theme.size(11)
  const style = theme.type(11, 500, 'ink2')
  const width = textWidth(words, size, 500)
  const isLow = last.likeness === 'reference' && first !== last
  if (!isLow || width <= last.y - first.y) {
    const wanted = { middle: (first.y + last.y) / 2, size: width }
    const [middle = 0] = spreadApart([wanted], first.y - theme.size(ROW) / 2, theme.height)
    return text([x + theme.size(13), middle], words, { ...style, align: 'center', upright: true })
  }
  const lines = wrapText(words, space.width * 0.4, size, 500)
  return lines.map((part, index) =>
    text([space.right, last.y - (lines.length - 1 - index) * theme.size(13)], part, {
      ...style,
      align: 'right',
      halo: theme.colour('canvas'),
    }),
  )
}

/** Where a label inside the plot may end, left of any target line near the right edge. */
interface LabelSpace {
  readonly right: number
  readonly width: number
}

function labelSpace(targets: readonly number[], layout: BarLayout): LabelSpace {
  const width = layout.right - layout.left
  const near = targets.filter((x) => x > layout.left + width * 0.6)
  return { right: Math.min(layout.right, ...near) - 10, width }
}
