/** Pairs of observations that x and y put in opposite orders, and pairs that are equal in both. */
export interface Discordance {
  readonly discordant: number
  readonly tiedBoth: number
}

/**
 * Counts by sorting: in the order of x (then y), a pair is discordant when merging y moves one past the other.
 * Time n·log n. Source: Knight 1966; methods §4.
 */
export function discordantPairs(x: readonly number[], y: readonly number[]): Discordance {
  const order = [...x.keys()].sort((a, b) => (x[a] ?? 0) - (x[b] ?? 0) || (y[a] ?? 0) - (y[b] ?? 0))
  let tiedBoth = 0
  let run = 0
  for (const [position, index] of order.entries()) {
    const before = order[position - 1]
    run = before !== undefined && x[before] === x[index] && y[before] === y[index] ? run + 1 : 0
    tiedBoth += run
  }
  const inOrder = Float64Array.from(order, (index) => y[index] ?? 0)
  return { discordant: sortedExchanges(inOrder), tiedBoth }
}

/** Sorts in place from the bottom up; returns how many pairs stood in the wrong order. */
function sortedExchanges(values: Float64Array): number {
  const spare = new Float64Array(values.length)
  let exchanges = 0
  for (let width = 1; width < values.length; width *= 2) {
    for (let start = 0; start < values.length; start += 2 * width) {
      exchanges += merge(values, spare, start, width)
    }
    values.set(spare)
  }
  return exchanges
}

function merge(values: Float64Array, into: Float64Array, start: number, width: number): number {
  const middle = Math.min(start + width, values.length)
  const end = Math.min(start + 2 * width, values.length)
  let [left, right, exchanges] = [start, middle, 0]
  for (let target = start; target < end; target += 1) {
    const takesRight = right < end && (left >= middle || (values[right] ?? 0) < (values[left] ?? 0))
    if (takesRight) exchanges += middle - left
    into[target] = values[takesRight ? right : left] ?? 0
    if (takesRight) right += 1
    else left += 1
  }
  return exchanges
}
