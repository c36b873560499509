/** Times of repeated runs, in milliseconds. */
export interface Sample {
  readonly median: number
  readonly p95: number
}

/** Runs something `warm` times unmeasured and `times` times measured, one after the other. */
export async function sample(
  times: number,
  run: (round: number) => Promise<unknown>,
  warm = Math.ceil(times / 10),
): Promise<Sample> {
  for (let round = 0; round < warm; round++) await run(round)
  const spent: number[] = []
  for (let round = 0; round < times; round++) {
    const start = performance.now()
    await run(round + warm)
    spent.push(performance.now() - start)
  }
  return { median: quantile(spent, 0.5), p95: quantile(spent, 0.95) }
}

/** The smallest value that at least that share of the values does not exceed. NaN for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

export function milliseconds(value: number): string {
  return `${value.toFixed(value < 10 ? 2 : 0)} ms`
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
