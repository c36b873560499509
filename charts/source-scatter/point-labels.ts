import { message } from '#domain/message/message.ts'
import type { CustomSeriesOption } from 'echarts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { ComparedPair } from '#domain/triangulation/figure-pairs.ts'
import { type Drawn, group, pixelOf, text } from '#charts/plot/element.ts'
import type { Room } from '#charts/plot/frame.ts'
import type { Look } from '#charts/plot/look.ts'
import { textWidth } from '#charts/plot/text-width.ts'
import type { ComparedSource } from './source-pairs.ts'
import type { PairsInput } from './view.ts'

/** With more points than this only those furthest from agreement are named. */
const MOST_NAMED = 30

/** Points of one name that are nearer than this share a label, in pixels. */
const SAME_SPOT = 14

/** Words at the upper end of the line on which both sources agree. */
export const AGREE = message('pairs.agree')

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/**
 * Years or places beside their points: at the right, below, above or at the left, wherever nothing is covered; a label
 * without room is left out, since tooltip and table have it.
 */
export function pointLabels(
  compared: readonly ComparedSource[],
  room: Room,
  { reference, language }: PairsInput,
  look: Look,
): CustomSeriesOption {
  const pairs = compared.flatMap((one) => one.pairs)
  const nameOf = pairNamer(pairs, reference)
  const furthest = pairs.toSorted((one, other) => gap(other) - gap(one)).slice(0, MOST_NAMED)
  const size = look.size(11)
  return {
    type: 'custom',
    silent: true,
    z: 4,
    data: [[0, 0]],
    encode: { x: -1, y: -1 },
    renderItem: (_, api) => {
      const spots = pairs.map(({ a, b }) => pixelOf(api, a.value, b.value))
      const taken: Box[] = [
        agreeBox(language.text(AGREE), room, look),
        ...spots.map(([x, y]) => ({ left: x - 5, top: y - 5, right: x + 5, bottom: y + 5 })),
      ]
      const named: { readonly name: string; readonly x: number; readonly y: number }[] = []
      const style = { font: look.font(11, 500), fill: look.colour('ink2'), halo: look.colour('canvas') }
      const drawn = furthest.flatMap((pair): Drawn[] => {
        const [x, y] = pixelOf(api, pair.a.value, pair.b.value)
        const name = nameOf(pair)
        if (named.some((one) => one.name === name && Math.hypot(one.x - x, one.y - y) < SAME_SPOT)) return []
        const place = placesAround(x, y, textWidth(name, size, 500), size).find(
          (box) => isInside(box, room, look) && taken.every((other) => !meet(box, other)),
        )
        if (!place) return []
        taken.push(place)
        named.push({ name, x, y })
        return [text(place.left, (place.top + place.bottom) / 2, name, style)]
      })
      return group(drawn)
    },
  }
}

/** Where {@link AGREE} stands. */
function agreeBox(words: string, room: Room, look: Look): Box {
  const right = look.width - room.right - look.size(20)
  const left = right - textWidth(words, look.size(11))
  return { left, top: room.top, right, bottom: room.top + look.size(20) }
}

function gap({ a, b }: ComparedPair): number {
  return Math.abs(b.value - a.value)
}

/** What tells the pairs apart: the year at one place, the place in one year, else both. */
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

function placesAround(x: number, y: number, width: number, height: number): Box[] {
  const half = height / 2
  const at = (left: number, top: number): Box => ({ left, top, right: left + width, bottom: top + height })
  return [
    at(x + 8, y - half),
    at(x - width / 2, y + 8),
    at(x - width / 2, y - 8 - height),
    at(x - 8 - width, y - half),
  ]
}

function isInside({ left, top, right, bottom }: Box, room: Room, look: Look): boolean {
  return (
    left >= room.left && right <= look.width && top >= room.top - 6 && bottom <= look.height - room.bottom
  )
}

function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
