/**
 * Lanes of points along a line so that near ones do not cover each other: 0 is the middle, then 1 and −1, 2 and −2 and so on,
 * up to `most` on either side; where all are taken the middle is used again. `positions` ascend, in pixels; `size` is the
 * room that a point needs. One lane a position.
 */
export function lanesOf(positions: readonly number[], size: number, most: number): number[] {
  const order = [0, ...Array.from({ length: most }, (_, step) => [step + 1, -step - 1]).flat()]
  const ends = new Map<number, number>()
  return positions.map((position) => {
    const free = order.find((lane) => position - (ends.get(lane) ?? Number.NEGATIVE_INFINITY) >= size)
    const lane = free ?? 0
    ends.set(lane, position)
    return lane
  })
}
