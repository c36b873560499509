/** What has come is told so often, in milliseconds: told with each of a thousand files, drawing it takes longer than they. */
const OFTEN = 250

/** Adds up what comes. */
export interface Arrivals {
  /** Some bytes more. */
  readonly add: (bytes: number) => void
  /** Tells what has not been told yet. */
  readonly end: () => void
}

/** Tells the sum of what has come, a few times a second. */
export function arrivals(tell: (sum: number) => void): Arrivals {
  let [sum, told, at] = [0, 0, performance.now()]
  const end = () => {
    if (told === sum) return
    told = sum
    at = performance.now()
    tell(sum)
  }
  return {
    add(bytes) {
      sum += bytes
      if (performance.now() - at >= OFTEN) end()
    },
    end,
  }
}
