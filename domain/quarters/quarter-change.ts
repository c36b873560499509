import { FEWEST_EVENTS } from '#domain/observation/few-events.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import { Z_975 } from '#domain/statistics/special/normal.ts'
import type { QuarterCount } from './quarter-count.ts'

/** A smaller change than this share of the earlier count, rounded, is no more and no less. */
export const LEAST_CHANGE = 0.05
/** Reports that differ by as much could make the smallest change by themselves. */
const LEAST_REPORTS = LEAST_CHANGE
/** The least effect of one part on the change of the whole: half of the smallest change. */
const LEAST_PART = LEAST_CHANGE / 2
/** Parts that are named. */
const MOST_PARTS = 3

/** Why the reports do not support a comparison: it is told, and neither coloured nor given an arrow. */
export type Doubt =
  /** Months of the place that are flagged as suspicious: a spike, a drop, a typing error. */
  | { readonly kind: 'suspicious'; readonly months: readonly PeriodCode[] }
  /** Much more was reported in one of the quarters: shares of the reports that were due. */
  | { readonly kind: 'reports'; readonly quarter: PeriodCode; readonly share: number }
  /** Months with too few reports, where the shares are not known. */
  | { readonly kind: 'few_reports'; readonly months: readonly PeriodCode[] }
  /** Without the suspicious months of this part the whole changes otherwise. */
  | { readonly kind: 'part'; readonly place: number; readonly months: readonly PeriodCode[] }

export type Course = 'up' | 'down' | 'level'

/** How a quarter compares with an earlier one. */
export type QuarterChange =
  /** `no_base`: no figure, or not of the same months. `unfinished`: a quarter that is not over has no quarter before it to be held against. `zero`: nothing was counted before. */
  | { readonly state: 'none'; readonly why: 'no_base' | 'unfinished' | 'zero'; readonly base: PeriodCode }
  | {
      readonly state: 'change'
      readonly base: PeriodCode
      /** Counts of the months that both have. */
      readonly now: number
      readonly before: number
      /** Now over before. */
      readonly ratio: number
      /** Rounded first; level below 5%, and where chance alone could make it (Poisson, 95%). */
      readonly course: Course
      /** Too few events on one of the sides for an arrow. */
      readonly few: boolean
      readonly doubts: readonly Doubt[]
    }

/** A quarter, the earlier one it is held against, and the reports of both. */
export interface QuarterPair {
  readonly now: QuarterCount
  /** Period of the earlier quarter; `before` is null when there is no figure of it. */
  readonly base: PeriodCode
  readonly before: QuarterCount | null
  /** Share of the reports that were due and came, 0 to 1; null where it is not known. */
  reported(quarter: QuarterCount): number | null
  /** The same pair of the places that were added up; empty where none was. */
  readonly parts: readonly QuarterPart[]
}

export interface QuarterPart {
  readonly place: number
  readonly now: QuarterCount | null
  readonly before: QuarterCount | null
}

/**
 * A quarter against the same quarter of the year before, or the quarter before. Only the same months are compared: a quarter
 * that is not over has the same months of the year before, and none of the quarter before.
 */
export function quarterChange(pair: QuarterPair): QuarterChange {
  const { now, base } = pair
  const sameMonths = base % 1000 === now.quarter % 1000
  if (!now.whole && !sameMonths) return { state: 'none', why: 'unfinished', base }
  const before = pair.before && matching(pair.before, now)
  if (!before) return { state: 'none', why: 'no_base', base }
  if (before.value === 0) return { state: 'none', why: 'zero', base }
  return {
    state: 'change',
    base,
    now: now.value,
    before: before.value,
    ratio: now.value / before.value,
    course: courseOf(now.value, before.value),
    few: Math.min(now.value, before.value) < FEWEST_EVENTS,
    doubts: doubtsOf(pair, before),
  }
}

/** True when a month of one of the quarters is flagged as suspicious. */
export function isSuspicious(quarters: readonly (QuarterCount | null)[]): boolean {
  return (
    flagged(
      quarters.flatMap((quarter) => quarter ?? []),
      'suspicious',
    ).length > 0
  )
}

/** The earlier quarter cut to the months that the later one has; null when it lacks one of them. */
function matching(before: QuarterCount, now: QuarterCount): QuarterCount | null {
  if (now.whole) return before.whole ? before : null
  const wanted = new Set(now.counts.map(({ period }) => period % 1000))
  const counts = before.counts.filter(({ period }) => wanted.has(period % 1000))
  if (counts.length !== wanted.size) return null
  return { ...before, counts, value: counts.reduce((sum, { value }) => sum + value, 0) }
}

/** Up or down, where the change is at least 5% when rounded, and more than chance makes of two counts of events. */
export function courseOf(now: number, before: number): Course {
  const percent = Math.round((100 * (now - before)) / before)
  if (Math.abs(percent) < 100 * LEAST_CHANGE) return 'level'
  if (Math.abs(now - before) <= Z_975 * Math.sqrt(now + before)) return 'level'
  return now > before ? 'up' : 'down'
}

function doubtsOf({ now, reported, parts }: QuarterPair, before: QuarterCount): Doubt[] {
  const suspicious = flagged([now, before], 'suspicious')
  const own: Doubt[] = suspicious.length > 0 ? [{ kind: 'suspicious', months: suspicious }] : []
  return [...own, ...reportDoubts(now, before, reported), ...partDoubts(now, before, parts)]
}

function flagged(
  quarters: readonly QuarterCount[],
  flag: 'suspicious' | 'partial_reporting',
): readonly PeriodCode[] {
  return quarters
    .flatMap(({ counts }) => counts)
    .filter(({ flags }) => flags.includes(flag))
    .map(({ period }) => period)
    .toSorted((a, b) => a - b)
}

function reportDoubts(
  now: QuarterCount,
  before: QuarterCount,
  reported: QuarterPair['reported'],
): readonly Doubt[] {
  const [share, earlier] = [reported(now), reported(before)]
  if (share !== null && earlier !== null) {
    if (Math.abs(share - earlier) < LEAST_REPORTS) return []
    const short = share < earlier ? now : before
    return [{ kind: 'reports', quarter: short.quarter, share: Math.min(share, earlier) }]
  }
  const months = flagged([now, before], 'partial_reporting')
  return months.length > 0 ? [{ kind: 'few_reports', months }] : []
}

/** The parts without which the whole changes otherwise, those that do most to it first. */
function partDoubts(now: QuarterCount, before: QuarterCount, parts: readonly QuarterPart[]): Doubt[] {
  const change = now.value / before.value
  const found = parts.flatMap((part) => {
    const [own, earlier] = [part.now, part.before && matching(part.before, now)]
    if (!own || !earlier) return []
    const months = flagged([own, earlier], 'suspicious')
    const rest = before.value - earlier.value
    if (months.length === 0 || rest <= 0) return []
    const moved = Math.abs(change - (now.value - own.value) / rest)
    return moved > LEAST_PART ? [{ moved, doubt: { kind: 'part' as const, place: part.place, months } }] : []
  })
  return found
    .toSorted((a, b) => b.moved - a.moved)
    .slice(0, MOST_PARTS)
    .map(({ doubt }) => doubt)
}
