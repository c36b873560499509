import type { Layer } from '#charts/picture/picture.ts'
import { message } from '#domain/message/message.ts'
import type { Language } from '#domain/message/language.ts'
import type { Likeness, LikenessGroup } from '#domain/statistics/indistinguishable.ts'
import { decoration } from '#charts/marks/marks.ts'
import { circle, line, text } from '#charts/marks/shapes.ts'
import type { Drawing } from '#charts/picture/drawing.ts'
import type { Plot } from '#charts/picture/picture.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import { spreadApart } from '#charts/plot/spread-apart.ts'
import type { TargetLine } from '#charts/plot/targets.ts'
import { textWidth, widestText, wrapText } from '#charts/plot/text-width.ts'
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
export function dotLineLayer(
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
        const space = labelSpace(model, { targets, layout }, plot)
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
  const inside = freePlace(words, last.y, space, theme)
  return inside.map(([part, y]) =>
    text([space.right, y], part, { ...style, align: 'right', halo: theme.colour('canvas') }),
  )
}

/** Shares of the plot that a label inside it may take, the widest first. */
const SHARES = [0.4, 0.3, 0.22] as const

/**
 * The lines of a label inside the plot with their heights: as low as it fits, in as many lines as that takes, where no bar and no whisker
 * runs through it. None where every place has one; the note below the figure says what dots mean.
 */
function freePlace(
  words: string,
  lowest: number,
  { right, width, reach }: LabelSpace,
  theme: ChartTheme,
): readonly (readonly [line: string, y: number])[] {
  const size = theme.size(11)
  const step = theme.size(13)
  const forms = SHARES.map((share) => wrapText(words, width * share, size, 500))
  const feet = reach.map(({ y }) => y).filter((y) => y <= lowest)
  for (const foot of feet.toReversed()) {
    for (const lines of forms) {
      const top = foot - (lines.length - 1) * step - size / 2
      const left = right - widestText(lines, size, 500) - 6
      const isFree = reach.every(({ y, end }) => y < top - size / 2 || y > foot + size || end < left)
      if (isFree && top > 0) return lines.map((part, at) => [part, foot - (lines.length - 1 - at) * step])
    }
  }
  return []
}

/** Where a label inside the plot may end, left of any target line near the right edge. */
interface LabelSpace {
  readonly right: number
  readonly width: number
  /** How far the bar and the whisker of each row go, in pixels. */
  readonly reach: readonly { readonly y: number; readonly end: number }[]
}

function labelSpace(
  { rows }: DistributionModel,
  { targets, layout }: Pick<DotLinesForm, 'targets' | 'layout'>,
  { x, y }: Plot,
): LabelSpace {
  const width = layout.right - layout.left
  const near = targets.map(({ value }) => x(value)).filter((at) => at > layout.left + width * 0.6)
  const reach = rows.map(({ point, isTotal }, row) => ({
    y: y(row),
    end: isTotal ? layout.left : x(point.upper ?? point.value),
  }))
  return { right: Math.min(layout.right, ...near) - 10, width, reach }
}
