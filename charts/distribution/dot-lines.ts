import type { CustomSeriesOption } from 'echarts'
import type { Likeness, LikenessGroup } from '#domain/statistics/indistinguishable.ts'
import { circle, type Drawn, group, line, text } from '#charts/plot/element.ts'
import type { Look } from '#charts/plot/look.ts'
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

/** Lines of dots at the right: large the reference, small a place that may be the same, hollow one without interval. */
export function dotLineSeries(model: DistributionModel, layout: BarLayout, look: Look): CustomSeriesOption {
  const firstRow = model.rows[0]?.isParent ? 1 : 0
  return {
    type: 'custom',
    silent: true,
    z: 4,
    data: model.groups.map((_, index) => [index, 0]),
    encode: { x: -1, y: -1 },
    renderItem: ({ dataIndex }, api) => {
      const likeness = model.groups[dataIndex]
      const x = layout.dots[dataIndex]
      if (!likeness || x === undefined) return null
      const dots = dotsOf(likeness, firstRow).map((dot) => ({ ...dot, y: api.coord([0, dot.row])[1] ?? 0 }))
      const name = model.rows.find((row) => row.point === likeness.reference)?.place.name ?? ''
      return group([
        ...column(dots, x, look),
        ...label(`Cannot be told apart from ${name}`, dots, x, layout, look),
      ])
    },
  }
}

type PlacedDot = Dot & { readonly y: number }

function column(dots: readonly PlacedDot[], x: number, look: Look): Drawn[] {
  const first = dots[0]
  const last = dots.at(-1)
  if (!first || !last) return []
  const ink = look.colour('ink2')
  return [
    line(x, first.y, x, last.y, { stroke: ink, lineWidth: 1 }),
    ...dots.map(({ likeness, y }) =>
      likeness === 'untested'
        ? circle(x, y, 2.6, { fill: look.colour('canvas'), stroke: ink, lineWidth: 1 })
        : circle(x, y, likeness === 'reference' ? 4 : 2.2, { fill: ink }),
    ),
  ]
}

/** Upright beside a long line; beside a short one inside the plot, where low bars leave room. */
function label(words: string, dots: readonly PlacedDot[], x: number, layout: BarLayout, look: Look): Drawn[] {
  const first = dots[0]
  const last = dots.at(-1)
  if (!first || !last) return []
  const size = look.size(11)
  const style = { font: look.font(11, 500), fill: look.colour('ink2') }
  if (textWidth(words, size, 500) <= last.y - first.y + look.size(ROW)) {
    const middle = (first.y + last.y) / 2
    return [text(x + look.size(13), middle, words, { ...style, align: 'center', upright: true })]
  }
  const lines = wrapText(words, (layout.right - layout.left) * 0.36, size, 500)
  const isLow = dots.at(-1)?.likeness === 'reference'
  if (!isLow) return []
  return lines.map((part, index) =>
    text(layout.right - 12, last.y - (lines.length - 1 - index) * look.size(13), part, {
      ...style,
      align: 'right',
      halo: look.colour('canvas'),
    }),
  )
}
