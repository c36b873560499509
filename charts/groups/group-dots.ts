import { markerShape } from '#charts/marks/lines.ts'
import { marks } from '#charts/marks/marks.ts'
import { hitAround, text } from '#charts/marks/shapes.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import type { Shape } from '#charts/picture/drawing.ts'
import type { Layer, Plot } from '#charts/picture/picture.ts'
import { textWidth } from '#charts/plot/text-width.ts'
import { type GroupLook, PLAIN } from '#charts/people/group-look.ts'
import type { GroupMark } from '#charts/people/model.ts'

/** A group in a row of dots. */
export interface GroupDot {
  /** That of the figure's mark. */
  readonly id: string
  readonly mark: GroupMark
  readonly row: number
  readonly look: GroupLook | undefined
}

/** Dots of groups, each with a rim of the ground, so that those that touch are told apart. */
export function groupDots(dots: readonly GroupDot[], radius: number, theme: ChartTheme): Layer {
  return marks({
    z: 5,
    items: dots,
    id: ({ id }) => id,
    place: ({ mark, row }) => [mark.point.value, row],
    draw: ({ look }, spot) => {
      const { token, marker } = look ?? PLAIN
      const colour = theme.colour(token)
      return [
        hitAround(spot, radius + 2),
        markerShape(marker, spot, radius + 1.2, { fill: theme.colour('canvas') }),
        markerShape(marker, spot, look?.hollow ? radius - 0.8 : radius, {
          fill: look?.hollow ? theme.colour('canvas') : colour,
          stroke: colour,
          lineWidth: look?.hollow ? 1.8 : 0,
        }),
      ]
    },
  })
}

/** The names of the first and last group of a row at a height, moved apart where they would touch. */
export function endNames(row: readonly GroupMark[], y: number, plot: Plot, theme: ChartTheme): Shape[] {
  const ends = [row[0], row.length > 1 ? row.at(-1) : undefined]
  const name = { ...theme.type(11, 600, 'ink2'), align: 'center', halo: theme.colour('canvas') } as const
  const places = ends.flatMap((mark) => {
    if (!mark) return []
    const words = mark.category.name
    return [{ words, x: plot.x(mark.point.value), width: textWidth(words, theme.size(11), 600) }]
  })
  const [a, b] = places.toSorted((one, other) => one.x - other.x)
  const apart = a && b ? Math.max(0, (a.width + b.width) / 2 + 10 - (b.x - a.x)) / 2 : 0
  const edge = (x: number, width: number) => Math.min(Math.max(x, width / 2), theme.width - width / 2)
  return [
    ...(a ? [text([edge(a.x - apart, a.width), y], a.words, name)] : []),
    ...(b ? [text([edge(b.x + apart, b.width), y], b.words, name)] : []),
  ]
}
