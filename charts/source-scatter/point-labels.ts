import type { Layer } from '#charts/picture/picture.ts'
import { message } from '#domain/message/message.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { ComparedPair } from '#domain/triangulation/figure-pairs.ts'
import { decoration } from '#charts/marks/marks.ts'
import { text } from '#charts/marks/shapes.ts'
import type { Spot } from '#charts/picture/drawing.ts'
import { type Box, boxAround, isInside, overlaps } from '#charts/picture/box.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import { textWidth } from '#charts/plot/text-width.ts'
import type { ComparedSource } from '#charts/pairs/source-pairs.ts'
import type { PairsInput } from '#charts/pairs/view.ts'

/** With more points than this only those furthest from agreement are named. */
const MOST_NAMED = 30

/** Points of one name that are nearer than this share a label, in pixels. */
const SAME_SPOT = 14

/** Words at the upper end of the line on which both sources agree. */
export const AGREE = message('pairs.agree')

/**
 * Years or places beside their points: at the right, below, above or at the left, wherever nothing is covered; a label
 * without room is left out, since tooltip and table have it.
 */
export function pointLabels(
  compared: readonly ComparedSource[],
  box: Box,
  { reference, language }: PairsInput,
  theme: ChartTheme,
): Layer {
  const pairs = compared.flatMap((one) => one.pairs)
  const nameOf = pairNamer(pairs, reference)
  const furthest = pairs.toSorted((one, other) => gap(other) - gap(one)).slice(0, MOST_NAMED)
  const size = theme.size(11)
  const plot = { ...box, right: theme.width, top: box.top - 6 }
  const style = { ...theme.type(11, 500, 'ink2'), halo: theme.colour('canvas') }
  return decoration({
    z: 4,
    draw: ({ at }) => {
      const taken = [
        agreeBox(language.text(AGREE), box, theme),
        ...pairs.map(({ a, b }) => boxAround(at(a.value, b.value), 10, 10)),
      ]
      const named: { readonly name: string; readonly x: number; readonly y: number }[] = []
      return furthest.map((pair) => {
        const [x, y] = at(pair.a.value, pair.b.value)
        const name = nameOf(pair)
        if (named.some((one) => one.name === name && Math.hypot(one.x - x, one.y - y) < SAME_SPOT))
          return null
        const place = boxesBeside([x, y], textWidth(name, size, 500), size).find(
          (one) => isInside(one, plot) && taken.every((other) => !overlaps(one, other)),
        )
        if (!place) return null
        taken.push(place)
        named.push({ name, x, y })
        return text([place.left, (place.top + place.bottom) / 2], name, style)
      })
    },
  })
}

/** Where {@link AGREE} stands. */
function agreeBox(words: string, box: Box, theme: ChartTheme): Box {
  const right = box.right - theme.size(20)
  const left = right - textWidth(words, theme.size(11))
  return { left, top: box.top, right, bottom: box.top + theme.size(20) }
}

function gap({ a, b }: ComparedPair): number {
  return Math.abs(b.value - a.value)
}

/** The label that tells pairs apart: the year at one place, the place in one year, else both. */
export function pairNamer(
  pairs: readonly ComparedPair[],
  reference: ReferenceData,
): (pair: ComparedPair) => string {
  const places = new Set(pairs.map(({ location }) => location)).size
  const years = new Set(pairs.map(({ year }) => year)).size
  return ({ location, year }) => {
    const place = reference.locations.get(location)?.name ?? ''
    if (places === 1) return `${year}`
    return years === 1 ? place : `${place} ${year}`
  }
}

/** At the right, below, above, at the left. */
function boxesBeside([x, y]: Spot, width: number, height: number): Box[] {
  const [across, down] = [8 + width / 2, 8 + height / 2]
  const middles: Spot[] = [
    [x + across, y],
    [x, y + down],
    [x, y - down],
    [x - across, y],
  ]
  return middles.map((middle) => boxAround(middle, width, height))
}
