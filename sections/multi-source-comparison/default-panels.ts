import { firstSettled } from '#domain/observation/settled.ts'
import { byLength, type PeriodCode, periodYear } from '#domain/period/period.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { PANELS } from './state.ts'
import { makesStateMap, type SourcePeriod } from './source-periods.ts'

/** The source and period that other sections show. */
export interface CarriedSource {
  readonly source: number | null
  readonly period: PeriodCode | null
  /** The reader chose the source: it has a panel even where it has no figures of states. */
  readonly asked?: boolean
}

/** The beginning of a panel: an indicator, and a source and a period of it where the section has looked already. */
export interface DefaultPanel {
  readonly indicator: number
  readonly source: number | null
  readonly period: PeriodCode | null
}

/**
 * The first panels: what the reader chose, then in the order of time pairs of source and period with state figures of the
 * carried indicator, then other sources with a national figure, then the indicators of `others`. Always as many as there are panels, as long
 * as `others` has enough.
 */
export function defaultPanels(
  indicator: number,
  coverage: readonly SourcePeriod[],
  carried: CarriedSource,
  others: readonly number[],
  reference: ReferenceData,
): DefaultPanel[] {
  const pairs = rankedPeriods(coverage, carried, reference).slice(0, PANELS)
  const chosen = chosenOf(pairs, carried)
  const own = pairs
    .toSorted((a, b) => Number(b === chosen) - Number(a === chosen) || a.period - b.period)
    .map(({ source, period }) => ({ indicator, source, period }))
  const more = others
    .filter((id) => id !== indicator)
    .map((id) => ({ indicator: id, source: null, period: null }))
  return [...own, ...more].slice(0, PANELS)
}

/** The pair that the reader chose, or the first of the source that they chose; nothing where they chose none. */
function chosenOf(pairs: readonly SourcePeriod[], carried: CarriedSource): SourcePeriod | undefined {
  if (!carried.asked) return undefined
  const ofSource = pairs.filter(({ source }) => source === carried.source)
  return ofSource.find(({ period }) => period === carried.period) ?? ofSource[0]
}

/**
 * Pairs of source and period worth a panel, the best first: all that make a map of states, then one of each further source
 * with a national figure. The carried pair leads, and one that the reader chose does so without states too; sources of their own come before re-tabulations, and a re-tabulation of a
 * round that is there itself comes last; a second period of one source comes after the first of another; then the nearest in time to
 * the carried pair, the newest where there is none. What lies years away comes after all that is near.
 */
export function rankedPeriods(
  coverage: readonly SourcePeriod[],
  carried: CarriedSource,
  reference: ReferenceData,
): SourcePeriod[] {
  const isBest = bestSettledOf(coverage.filter(({ source }) => source === carried.source))
  const isCarried = (entry: SourcePeriod) =>
    entry.source === carried.source &&
    (carried.period === null ? isBest(entry) : entry.period === carried.period)
  const whole = coverage.filter(({ settled }) => settled === 'whole')
  const isLongest = ({ period }: SourcePeriod) => whole.every((other) => byLength(period, other.period) <= 0)
  const observed = coverage.filter(
    (entry) => (entry.settled === 'whole' && isLongest(entry)) || isCarried(entry),
  )
  const near = anchorOf(observed.filter(isCarried))
  const maps = ranked(
    observed.filter((entry) => makesStateMap(entry, reference)),
    { isCarried, near },
    reference,
  )
  const mapped = new Set(maps.map(({ source }) => source))
  const lines = ranked(
    observed.filter((entry) => entry.national && !mapped.has(entry.source)),
    { isCarried, near },
    reference,
  )
  const seen = new Set<number>()
  const firstOfEach = lines.filter(({ source }) => !seen.has(source) && seen.add(source))
  const led = carried.asked ? firstOfEach.filter(isCarried) : []
  return [...led, ...maps, ...firstOfEach.filter((entry) => !led.includes(entry))]
}

/** Of a source whose period nobody chose a projection is shown only where it has nothing else. */
function bestSettledOf(entries: readonly SourcePeriod[]): (entry: SourcePeriod) => boolean {
  const best = firstSettled(entries, ({ settled }) => settled)
  return ({ settled }) => settled === best?.settled
}

/** Figures further apart in years than this are not held against each other where nearer ones are there. */
const FAR = 5

interface Order {
  readonly isCarried: (entry: SourcePeriod) => boolean
  /** The year of the carried pair; null without one. */
  readonly near: number | null
}

/** The newest year of the carried pairs. */
function anchorOf(carried: readonly SourcePeriod[]): number | null {
  return carried.length === 0 ? null : Math.max(...carried.map(({ period }) => periodYear(period)))
}

function ranked(
  entries: readonly SourcePeriod[],
  { isCarried, near }: Order,
  reference: ReferenceData,
): SourcePeriod[] {
  const turn = new Map<SourcePeriod, number>()
  const distance = ({ period }: SourcePeriod) => (near === null ? 0 : Math.abs(periodYear(period) - near))
  const isFar = (entry: SourcePeriod) => Number(distance(entry) > FAR)
  for (const group of Map.groupBy(entries, ({ source }) => source).values()) {
    const nearestFirst = group.toSorted(
      (a, b) =>
        Number(isCarried(b)) - Number(isCarried(a)) || distance(a) - distance(b) || b.period - a.period,
    )
    for (const [index, entry] of nearestFirst.entries()) turn.set(entry, index)
  }
  const originsOf = ({ source }: SourcePeriod) => byId(reference.sources, source).derivedFrom
  const derived = (entry: SourcePeriod) => Number(originsOf(entry).length > 0)
  const repeats = (entry: SourcePeriod) =>
    Number(entries.some(({ source, period }) => period === entry.period && originsOf(entry).includes(source)))
  const first = (entry: SourcePeriod) => Number(isCarried(entry) && turn.get(entry) === 0)
  return entries.toSorted(
    (a, b) =>
      first(b) - first(a) ||
      isFar(a) - isFar(b) ||
      derived(a) - derived(b) ||
      repeats(a) - repeats(b) ||
      (turn.get(a) ?? 0) - (turn.get(b) ?? 0) ||
      distance(a) - distance(b) ||
      b.period - a.period,
  )
}
