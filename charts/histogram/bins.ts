import { quantile } from '#domain/statistics/quantile.ts'

/** How wide the classes of a histogram should be, and by which rule. */
export interface BinWidth {
  /** In the unit of the values, above 0. */
  readonly width: number
  readonly rule: 'Freedman–Diaconis' | 'Sturges' | 'one'
}

/** More classes than this are not read but counted. */
const MOST_BINS = 40

/**
 * Width by Freedman and Diaconis, 2·IQR/∛n; by Sturges, range/(⌈log₂ n⌉ + 1), where the quartiles are equal or there are
 * fewer than 4 values. Values that are all the same get one class. At most 40 classes. `values` is not empty.
 * Source: Freedman & Diaconis 1981; Sturges 1926.
 */
export function binWidth(values: readonly number[]): BinWidth {
  const sorted = values.toSorted((a, b) => a - b)
  const n = sorted.length
  const [low, high] = [sorted[0] ?? 0, sorted.at(-1) ?? 0]
  const range = high - low
  if (range === 0) return { width: Math.abs(low) > 0 ? Math.abs(low) / 10 : 1, rule: 'one' }
  const iqr = (quantile(sorted, 0.75) ?? high) - (quantile(sorted, 0.25) ?? low)
  const least = range / MOST_BINS
  if (n >= 4 && iqr > 0)
    return { width: Math.max((2 * iqr) / Math.cbrt(n), least), rule: 'Freedman–Diaconis' }
  return { width: range / (Math.ceil(Math.log2(n)) + 1), rule: 'Sturges' }
}

/** Limits of classes as wide as the rule says, from the lowest value on. The last may reach beyond the highest value. */
export function exactEdges(values: readonly number[]): number[] {
  const { width } = binWidth(values)
  const low = Math.min(...values)
  const count = Math.max(1, Math.ceil((Math.max(...values) - low) / width - 1e-9))
  return Array.from({ length: count + 1 }, (_, step) => low + step * width)
}

/** Limits at round numbers: classes of the widest round size, 1, 2 or 5 × 10ⁿ, that is no wider than the rule says. */
export function roundEdges(values: readonly number[]): number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const { width } = binWidth(values)
  const power = 10 ** Math.floor(Math.log10(width) + 1e-9)
  const step = power * ([5, 2].find((size) => size * power <= width * (1 + 1e-9)) ?? 1)
  const first = Math.floor(low / step + 1e-9)
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9))
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  )
}

/** Given limits, with the lowest and the highest value where no limit reaches them. */
export function edgesFrom(breaks: readonly number[], values: readonly number[]): number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const ends = [
    ...(breaks.some((edge) => edge <= low) ? [] : [low]),
    ...(breaks.some((edge) => edge >= high) ? [] : [high]),
  ]
  const edges = [...new Set([...breaks, ...ends])].toSorted((a, b) => a - b)
  return edges.length > 1 ? edges : [low, low + binWidth(values).width]
}

/** One class: from its lower limit up to, without, its upper one; the last holds its upper limit too. */
export interface Bin<T> {
  readonly from: number
  readonly to: number
  readonly members: readonly T[]
}

/** Puts members into classes. `edges` ascend and enclose all values. */
export function binsOf<T>(
  members: readonly T[],
  numberOf: (member: T) => number,
  edges: readonly number[],
): Bin<T>[] {
  const last = edges.length - 2
  return edges.slice(0, -1).map((from, index) => {
    const to = edges[index + 1] ?? from
    const isIn = (value: number) => value >= from && (index === last ? value <= to : value < to)
    return { from, to, members: members.filter((member) => isIn(numberOf(member))) }
  })
}
