import type { Point } from '#domain/observation/point.ts'
import type { Findings } from './finding.ts'
import type { KnownIds } from './known-ids.ts'

/** Fewer values may all be small by chance. */
const LEAST = 3

interface Seen {
  /** The line of the first value. */
  readonly line: number
  count: number
  /** Values between 0 and 1, both left out. */
  between: number
}

/**
 * Watches percentages of a file for columns that were written as fractions: each value by itself can be right, all of them together
 * hardly. They are a warning and nothing is converted.
 */
export class Fractions {
  readonly #known: KnownIds
  /** By indicator and source; null once a value was above 1. */
  readonly #seen = new Map<string, Seen | null>()

  constructor(known: KnownIds) {
    this.#known = known
  }

  /** Looks at a figure and the line on which it stands. */
  see({ indicator, source, value }: Pick<Point, 'indicator' | 'source' | 'value'>, line: number): void {
    if (this.#known.indicators.get(indicator) !== 'percent') return
    const key = `${indicator} ${source}`
    const seen = this.#seen.get(key)
    if (seen === null) return
    if (value > 1) {
      this.#seen.set(key, null)
      return
    }
    const one = seen ?? { line, count: 0, between: 0 }
    one.count += 1
    if (value > 0 && value < 1) one.between += 1
    this.#seen.set(key, one)
  }

  /** One warning for each indicator and source whose values are all fractions. */
  warn(file: string, warnings: Findings): void {
    for (const [key, seen] of this.#seen) {
      if (seen === null || seen.count < LEAST || seen.between === 0) continue
      const [indicator] = key.split(' ')
      const message = `All ${seen.count} values of indicator ${indicator}, a percentage, lie between 0 and 1. Are they fractions? Then write 43.3 for 0.433.`
      warnings.add({ file, line: seen.line, column: 'value', message })
    }
  }
}
