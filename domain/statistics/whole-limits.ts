/**
 * Where classes of whole counts begin, of limits that were found in any way: at whole numbers, zero in a class of its own where it
 * occurs, and no class without a count, which goes to the one below it. `counts` are whole and not below zero.
 */
export function wholeLimits(counts: readonly number[], limits: readonly number[]): number[] {
  const zeroApart = counts.includes(0) ? [1] : []
  // A count is at or above a limit when it is at or above the next whole number.
  const whole = limits.map(Math.ceil).filter((limit) => limit > 0)
  const all = [...new Set([...zeroApart, ...whole])].toSorted((a, b) => a - b)
  return all.filter((limit, at) => {
    const next = all[at + 1] ?? Number.POSITIVE_INFINITY
    return counts.some((count) => count >= limit && count < next) && counts.some((count) => count < limit)
  })
}
