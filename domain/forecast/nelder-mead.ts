interface Corner {
  readonly at: readonly number[]
  readonly value: number
}

/** Where a function is least, as far as it was searched. */
export interface Minimum {
  readonly at: readonly number[]
  readonly value: number
}

/**
 * Least value of a function of a few numbers by the downhill simplex of Nelder & Mead (Computer Journal 1965), with the
 * usual coefficients 1, 2, ½, ½. `start` is the first corner, `step` how far the other corners lie from it. Nothing
 * random: the same question gives the same answer. Values that are not finite count as worse than all others. Stops
 * when the corners differ by less than `tolerance` (absolute, in the function's unit) or after `limit` evaluations.
 */
export function minimise(
  cost: (at: readonly number[]) => number,
  start: readonly number[],
  step: readonly number[],
  { tolerance = 1e-8, limit = 600 } = {},
): Minimum {
  let used = 0
  const ask = (at: readonly number[]): Corner => {
    used += 1
    const value = cost(at)
    return { at, value: Number.isFinite(value) ? value : Number.MAX_VALUE }
  }
  const moved = start.map((_, axis) => start.map((value, k) => value + (k === axis ? (step[axis] ?? 0) : 0)))
  let corners = [start, ...moved].map(ask).toSorted(byValue)
  while (used < limit && spread(corners) > tolerance) corners = nextSimplex(corners, ask).toSorted(byValue)
  return corners[0] ?? { at: start, value: Number.MAX_VALUE }
}

function nextSimplex(corners: readonly Corner[], ask: (at: readonly number[]) => Corner): Corner[] {
  const [best] = corners
  const worst = corners.at(-1)
  const second = corners.at(-2)
  if (!best || !worst || !second) return [...corners]
  const kept = corners.slice(0, -1)
  const centre = best.at.map((_, k) => kept.reduce((sum, { at }) => sum + (at[k] ?? 0), 0) / kept.length)
  const along = (factor: number) =>
    ask(centre.map((value, k) => value + factor * (value - (worst.at[k] ?? 0))))
  const reflected = along(1)
  if (reflected.value < best.value) {
    const expanded = along(2)
    return [...kept, expanded.value < reflected.value ? expanded : reflected]
  }
  if (reflected.value < second.value) return [...kept, reflected]
  const contracted = along(reflected.value < worst.value ? 0.5 : -0.5)
  if (contracted.value < Math.min(reflected.value, worst.value)) return [...kept, contracted]
  const shrunk = corners.slice(1).map(({ at }) => ask(at.map((value, k) => ((best.at[k] ?? 0) + value) / 2)))
  return [best, ...shrunk]
}

function spread(corners: readonly Corner[]): number {
  return (corners.at(-1)?.value ?? 0) - (corners[0]?.value ?? 0)
}

function byValue(a: Corner, b: Corner): number {
  return a.value - b.value
}
