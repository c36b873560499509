import type { Layer, Place, Plot } from '#charts/picture/picture.ts'
import type { Drawing, Spot } from '#charts/picture/drawing.ts'

interface Marks<T> {
  readonly items: readonly T[]
  /** The height of the layer: a higher one covers a lower one; 2 when absent. */
  readonly z?: number
  /** The id of the figure's mark that an item draws. */
  id(item: T, index: number): string
  /** The place of an item in the coordinates of the axes. */
  place(item: T, index: number): Place
  /** `spot` is the item's place in pixels. */
  draw(item: T, spot: Spot, plot: Plot): Drawing
}

/** One drawing for each item, found again by its mark when a reader points at it or reaches it by keyboard. */
export function marks<T>({ items, z = 2, id, place, draw }: Marks<T>): Layer {
  const placed = items.map((item, index) => ({ id: id(item, index), at: place(item, index) }))
  return {
    plot: 0,
    z,
    clip: false,
    marks: placed,
    draw: (plot) =>
      items.map((item, index) => {
        const [x, y] = placed[index]?.at ?? [0, 0]
        return draw(item, plot.at(x, y), plot)
      }),
  }
}

interface Decoration {
  readonly z?: number
  /** Cuts off the parts of drawings that reach beyond the axes. */
  readonly clip?: boolean
  draw(plot: Plot): Drawing
}

/** A layer of words, lines or grounds that answers to no pointer. */
export function decoration({ draw, z = 2, clip = false }: Decoration): Layer {
  return { plot: 0, z, clip, marks: [], draw: (plot) => [draw(plot)] }
}
