/** When a source has figures, and when the next ones are expected by its own rhythm. Years throughout. */
export interface Rhythm {
  /** Stretches with a figure in every year; a single round is one of a year. In their order. */
  readonly spans: readonly (readonly [from: number, to: number])[]
  /** The last year with a figure that is no later than now; null where none is. */
  readonly last: number | null
  /** The year in which the next figure is expected; null without a rhythm. */
  readonly next: number | null
  /**
   * `once`: one round only. `irregular`: too few rounds to know. `open`: no end is given. `ahead`: it holds projections beyond now.
   * `in_time`, `due`, `overdue`: by its rhythm.
   */
  readonly state: 'once' | 'irregular' | 'open' | 'ahead' | 'in_time' | 'due' | 'overdue'
  /** By how many years it is overdue; 0 where it is not. */
  readonly late: number
}

const FEWEST_ROUNDS = 3

/**
 * Reads the years of a source as its documentation gives them: `1990, 2003, 2016-2017` are rounds, `1980 -
 * 2024` is every year, `2013 -` goes on. The next figure is expected after the median distance between
 * rounds; a yearly figure is given a year to be published.
 */
export function rhythmOf(yearsAvailable: string, now: number): Rhythm {
  const [open] = /^\s*\d{4}\s*[-–]\s*$/.exec(yearsAvailable) ?? []
  if (open !== undefined) {
    const from = Number(open.match(/\d{4}/)?.[0])
    return { spans: [[from, now]], last: null, next: null, state: 'open', late: 0 }
  }
  const isYearly = /\d{4}\s+[-–]\s+\d{4}/.test(yearsAvailable)
  const spans = yearsAvailable.split(',').flatMap((part): [number, number][] => {
    const years = (part.match(/\d{4}/g) ?? []).map(Number)
    const [first, last = first] = years
    if (first === undefined || last === undefined) return []
    // A round that took two years is that of its second.
    return [isYearly ? [first, last] : [last, last]]
  })
  const [end] = spans.at(-1)?.slice(1) ?? []
  const none = { spans, last: end ?? null, next: null, late: 0 } as const
  if (end === undefined) return { ...none, state: 'irregular' }
  if (end > now) return { ...none, last: null, state: 'ahead' }
  if (!isYearly && spans.length === 1) return { ...none, state: 'once' }
  if (!isYearly && spans.length < FEWEST_ROUNDS) return { ...none, state: 'irregular' }
  const next = end + (isYearly ? 1 : usualDistance(spans.map(([year]) => year)))
  const late = now - next - (isYearly ? 1 : 0)
  const state = late > 0 ? 'overdue' : now >= next ? 'due' : 'in_time'
  return { spans, last: end, next, state, late: Math.max(0, late) }
}

/** The median of the distances, in whole years. */
function usualDistance(years: readonly number[]): number {
  const distances = years
    .slice(1)
    .map((year, at) => year - (years[at] ?? year))
    .toSorted((a, b) => a - b)
  const middle = (distances.length - 1) / 2
  const [low = 1, high = 1] = [distances[Math.floor(middle)], distances[Math.ceil(middle)]]
  return Math.max(1, Math.round((low + high) / 2))
}
