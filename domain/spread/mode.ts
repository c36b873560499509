import { roundShown, type ValueFormat } from '#domain/number/format.ts'

/** The values that occur most often, as shown, and how often. */
export interface Mode {
  /** Ascending, in the unit of the values. */
  readonly values: readonly number[]
  readonly times: number
}

/**
 * The most frequent of the values as shown, several when they tie; null when no shown value occurs twice, because then
 * every value would be a mode.
 */
export function modeOf(values: readonly number[], format: ValueFormat): Mode | null {
  const counts = new Map<number, number>()
  for (const value of values) {
    const shown = roundShown(value, format)
    counts.set(shown, (counts.get(shown) ?? 0) + 1)
  }
  const times = Math.max(0, ...counts.values())
  if (times < 2) return null
  const modes = [...counts].filter(([, count]) => count === times).map(([value]) => value)
  return { values: modes.toSorted((a, b) => a - b), times }
}
