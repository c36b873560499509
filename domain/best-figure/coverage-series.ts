/** A named editor's decision, which goes before every rule. */
export type Decision =
  | { readonly kind: 'ignore_survey'; readonly year: number; readonly editor: string }
  | { readonly kind: 'ignore_reported'; readonly year: number; readonly editor: string }
  | { readonly kind: 'accept_reported'; readonly year: number; readonly editor: string }
  | { readonly kind: 'assign'; readonly year: number; readonly value: number; readonly editor: string }

/** Why a reported figure is not used. */
export type Rejection = 'above_100' | 'sawtooth' | 'jump_in_newest_year' | 'editor'

/** Figures by year, as they are sent: the keys are years. A gap is absent or null. */
export type ByYear = Readonly<Record<string, number | null | undefined>>

/** More points than this apart is another figure; the rest is the noise of binary fractions. Source: methods §8.1 (WUENIC). */
const THRESHOLD = 10 + 1e-9

/** True when two percentages are at most 10 points apart. */
export function areClose(a: number, b: number): boolean {
  return Math.abs(a - b) <= THRESHOLD
}

/** A reported figure and, when it is not used, the reason. */
export interface ReportedYear {
  readonly year: number
  readonly value: number
  readonly rejected: Rejection | null
}

/**
 * Reported coverage by year, ascending, with those that are not used: above 100; more than 10 points above both
 * neighbours or below both (neighbours before rejection); the newest year when it differs by more than 10 points from
 * the year before. An editor may undo a rejection or make one. Source: methods §8.1, step 1.
 */
export function reportedYears(reported: ByYear, decisions: readonly Decision[] = []): ReportedYear[] {
  const years = Object.entries(reported)
    .flatMap(([year, value]) => (typeof value === 'number' ? [{ year: Number(year), value }] : []))
    .sort((a, b) => a.year - b.year)
  const values = new Map(years.map(({ year, value }) => [year, value]))
  const newest = years.at(-1)?.year
  const has = (kind: Decision['kind'], year: number) =>
    decisions.some((decision) => decision.kind === kind && decision.year === year)
  return years.map(({ year, value }) => {
    if (has('ignore_reported', year)) return { year, value, rejected: 'editor' }
    if (has('accept_reported', year)) return { year, value, rejected: null }
    return {
      year,
      value,
      rejected: rejection(value, values.get(year - 1), values.get(year + 1), year === newest),
    }
  })
}

function rejection(
  value: number,
  before: number | undefined,
  after: number | undefined,
  isNewest: boolean,
): Rejection | null {
  if (value > 100) return 'above_100'
  const isAway = (neighbour: number | undefined) => neighbour !== undefined && !areClose(value, neighbour)
  const isPeak = Math.sign(value - (before ?? value)) === Math.sign(value - (after ?? value))
  if (isAway(before) && isAway(after) && isPeak) return 'sawtooth'
  return isNewest && isAway(before) ? 'jump_in_newest_year' : null
}

/** A line through points ascending by year: linear between them, constant before the first and after the last. */
export function lineThrough(
  points: readonly { readonly year: number; readonly value: number }[],
  year: number,
) {
  const before = points.findLast((point) => point.year <= year)
  const after = points.find((point) => point.year >= year)
  if (!before || !after) return (before ?? after)?.value ?? null
  if (before.year === after.year) return before.value
  const share = (year - before.year) / (after.year - before.year)
  return before.value + share * (after.value - before.value)
}
