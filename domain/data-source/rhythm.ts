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
   * `in_time`, `due`, `overdue`: by its rhythm. `ended`: overdue by so much that no newer figures are expected of it.
   */
  readonly state: 'once' | 'irregular' | 'open' | 'ahead' | 'in_time' | 'due' | 'overdue' | 'ended'
  /** By how many years it is late; 0 where it is not. */
  readonly late: number
}

const FEWEST_ROUNDS = 3

/** A source that is late by so many years, and by a whole distance of its own, has ended. Our own limit, shown to readers. */
export const ENDED_YEARS = 5

/**
 * Reads the years of a source as its documentation gives them: `1990, 2003, 2016-2017` are rounds, `1980 -
 * 2024` is every year, `2013 -` goes on. The next figure is expected after the median distance between
 * rounds; a yearly figure is given a year to be published. `held`: the newest year of which a figure is held, null where that is not
 * known: documentation that gives no end is read up to it, and one that ends earlier goes on to it.
 */
export function rhythmOf(yearsAvailable: string, now: number, held: number | null = null): Rhythm {
  const [open] = /^\s*\d{4}\s*[-–]\s*$/.exec(yearsAvailable) ?? []
  const opened = Number(open?.match(/\d{4}/)?.[0])
  if (open !== undefined && held === null) {
    return { spans: [[opened, now]], last: null, next: null, state: 'open', late: 0 }
  }
  const isYearly = open !== undefined || /\d{4}\s+[-–]\s+\d{4}/.test(yearsAvailable)
  const said = open === undefined ? spansOf(yearsAvailable, isYearly) : [[opened, opened] as const]
  const spans = upTo(said, held, isYearly)
  const end = spans.at(-1)?.[1]
  const none = { spans, last: end ?? null, next: null, late: 0 } as const
  if (end === undefined) return { ...none, state: 'irregular' }
  if (end > now) return { ...none, last: null, state: 'ahead' }
  if (!isYearly && spans.length === 1) return { ...none, state: 'once' }
  if (!isYearly && spans.length < FEWEST_ROUNDS) return { ...none, state: 'irregular' }
  const next = end + (isYearly ? 1 : usualDistance(spans.map(([year]) => year)))
  const late = Math.max(0, now - next - (isYearly ? 1 : 0))
  const hasEnded = late >= Math.max(ENDED_YEARS, next - end)
  const state = hasEnded ? 'ended' : late > 0 ? 'overdue' : now >= next ? 'due' : 'in_time'
  return { spans, last: end, next, state, late }
}

type Span = readonly [from: number, to: number]

function spansOf(yearsAvailable: string, isYearly: boolean): Span[] {
  return yearsAvailable.split(',').flatMap((part): Span[] => {
    const years = (part.match(/\d{4}/g) ?? []).map(Number)
    const [first, last = first] = years
    if (first === undefined || last === undefined) return []
    // A round that took two years is that of its second.
    return [isYearly ? [first, last] : [last, last]]
  })
}

/** The spans, with a year that is held after all of them. */
function upTo(spans: readonly Span[], held: number | null, isYearly: boolean): readonly Span[] {
  const last = spans.at(-1)
  if (!last || held === null || held <= last[1]) return spans
  return isYearly ? [...spans.slice(0, -1), [last[0], held]] : [...spans, [held, held]]
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
