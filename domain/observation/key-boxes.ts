import type { PointKey } from './point.ts'

/** All figures of some indicators by some sources, for some places and periods. */
export interface KeyBox {
  readonly indicators: readonly number[]
  readonly sources: readonly number[]
  readonly locations: readonly number[]
  readonly periods: readonly number[]
}

const SIDES = [
  ['source', 'sources'],
  ['indicator', 'indicators'],
  ['period', 'periods'],
  ['location', 'locations'],
] as const

type Side = (typeof SIDES)[number]

/** The smallest box that holds all keys. */
export function boxAround(keys: readonly PointKey[]): KeyBox {
  const values = (side: keyof PointKey) =>
    [...new Set(keys.map((key) => key[side]))].toSorted((one, other) => one - other)
  return {
    indicators: values('indicator'),
    sources: values('source'),
    locations: values('location'),
    periods: values('period'),
  }
}

/**
 * Boxes that hold these keys, each once, and none of the others: of the ways to part them side by side that with the fewest.
 * `others` are all keys with a figure that are not wanted; null where nobody knows them, so that no box has an empty corner.
 */
export function keyBoxes(keys: readonly PointKey[], others: readonly PointKey[] | null): readonly KeyBox[] {
  return keys.length === 0 ? [] : parted(keys, others, SIDES)
}

function parted(
  keys: readonly PointKey[],
  others: readonly PointKey[] | null,
  sides: readonly Side[],
): readonly KeyBox[] {
  const box = boxAround(keys)
  const strangers = others?.filter((key) => isInside(key, box)) ?? null
  const isExact = strangers ? strangers.length === 0 : sizeOf(box) === keys.length
  if (isExact) return [box]
  const ways = sides
    .filter(([, list]) => box[list].length > 1)
    .map((side) => {
      const rest = sides.filter((one) => one !== side)
      const groups = [...Map.groupBy(keys, (key) => key[side[0]]).values()]
      return joined(
        groups.flatMap((group) => parted(group, strangers, rest)),
        side,
      )
    })
  return ways.reduce((best, way) => (way.length < best.length ? way : best))
}

/** Boxes that are alike but for one side become one. */
function joined(boxes: readonly KeyBox[], [, list]: Side): readonly KeyBox[] {
  const alike = Map.groupBy(boxes, (box) => JSON.stringify({ ...box, [list]: [] }))
  return [...alike.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const values = [...new Set(group.flatMap((box) => box[list]))].toSorted((one, other) => one - other)
    return [{ ...first, [list]: values }]
  })
}

function isInside(key: PointKey, box: KeyBox): boolean {
  return SIDES.every(([side, list]) => box[list].includes(key[side]))
}

function sizeOf(box: KeyBox): number {
  return SIDES.reduce((size, [, list]) => size * box[list].length, 1)
}
