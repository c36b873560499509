import { filled, type Preference } from '#domain/choice/slot.ts'
import type { DatasetPick } from '#domain/comparison/dataset-pick.ts'
import { commonOrigin } from '#domain/comparison/independence.ts'
import { byLength, PERIOD_KINDS, type PeriodCode, periodKind, periodYear } from '#domain/period/period.ts'
import { kinship } from '#domain/reference/kinship.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { DatasetCandidate } from './dataset-candidates.ts'

/** The state of the section, and the data by which it is read. */
export interface DatasetChoiceContext {
  readonly candidates: readonly DatasetCandidate[]
  readonly reference: ReferenceData
  /** Carried from another section, or null. */
  readonly source: number | null
  readonly period: PeriodCode | null
  /** Source of the dashboard's first view. */
  readonly preferred: number | null
  readonly currentYear: number
}

/** A pair with fewer than this share of the states of the fullest one is left for a fuller one. */
const NEARLY_FULL = 0.8

/**
 * The pair that stands where nothing was chosen: the carried source, else the dashboard's, else the best; and beside it that of a source that
 * is independent of it which is nearest in time, else the round before, both with figures of at least half as many states where the first has
 * them. Where the first has intervals, one with intervals that is no model goes before one without.
 */
export function openingPair(context: DatasetChoiceContext): DatasetPick[] {
  const opening = firstPick(context)
  if (!opening) return []
  const beside = secondPick(opening, context)
  const isAsked = opening.source === context.source && opening.period === context.period
  const nearer =
    beside && beside.source !== opening.source && !isAsked && yearsBetween(opening, beside) > MOST_YEARS
      ? nearestPair(opening, context)
      : null
  const [first, second] = nearer ?? [opening, beside]
  return [first, second].flatMap((pick) => (pick ? [{ source: pick.source, period: pick.period }] : []))
}

/** More years than these are another time: the nearest years that two sources both have go before the newest of each. */
const MOST_YEARS = 3

function yearsBetween(a: DatasetPick, b: DatasetPick): number {
  return Math.abs(periodYear(a.period) - periodYear(b.period))
}

/** The round of the opening source that lies nearest to one of another source, the newest of these; null where none is near. */
function nearestPair(
  opening: DatasetCandidate,
  context: DatasetChoiceContext,
): readonly [DatasetCandidate, DatasetCandidate] | null {
  const rounds = context.candidates.filter(
    ({ source, states, settled, period }) =>
      source === opening.source &&
      2 * states >= opening.states &&
      settled === 'whole' &&
      periodYear(period) <= context.currentYear,
  )
  const pairs = rounds.flatMap((round) => {
    const other = secondPick(round, context)
    return other && other.source !== round.source && yearsBetween(round, other) <= MOST_YEARS
      ? [[round, other] as const]
      : []
  })
  const [nearest] = pairs.toSorted(
    ([a, b], [c, d]) => yearsBetween(a, b) - yearsBetween(c, d) || c.period - a.period,
  )
  return nearest ?? null
}

function secondPick(first: DatasetCandidate, context: DatasetChoiceContext): DatasetCandidate | null {
  const { candidates, reference } = context
  const others = candidates.filter(
    (other) =>
      other.source !== first.source &&
      byLength(first.period, other.period) === 0 &&
      commonOrigin(first, other, reference) === null &&
      kinship(first.figure, other.figure, reference) !== 'same',
  )
  const earlier = candidates.filter((other) => other.source === first.source && other.period < first.period)
  // One state beside thirty-seven compares nothing.
  const byState = (entries: readonly DatasetCandidate[]) =>
    entries.filter(({ states }) => 2 * states >= first.states)
  const isOfStates = first.states > 0
  const near = periodYear(first.period)
  const { hasNation } = first
  const beside = { wantsStates: isOfStates, near, hasNation }
  // A pair of which nothing can be tested answers nothing: one with intervals goes first, of this time or of the same source.
  const tested = (entries: readonly DatasetCandidate[]) =>
    first.isBounded ? byState(entries).filter((entry) => entry.isBounded && !isEstimate(entry)) : []
  const isEstimate = ({ source }: DatasetCandidate) =>
    byId(reference.sources, source).classification === 'Estimate'
  const ofThisTime = others.filter((other) => yearsBetween(first, other) <= MOST_YEARS)
  return (
    best(tested(ofThisTime), context, beside) ??
    best(tested(earlier), context, beside) ??
    best(isOfStates ? byState(others) : others, context, beside) ??
    best(isOfStates ? byState(earlier) : earlier, context, beside) ??
    best(others, context, { wantsStates: false, near, hasNation }) ??
    best(earlier, context, { wantsStates: false, near, hasNation })
  )
}

function firstPick(context: DatasetChoiceContext): DatasetCandidate | null {
  const { candidates, source, period, preferred } = context
  const exact = candidates.find((entry) => entry.source === source && entry.period === period)
  const opening = { wantsStates: true, near: null, hasNation: false }
  const ofSource = (id: number | null) =>
    best(
      candidates.filter((entry) => entry.source === id),
      context,
      opening,
    )
  return filled({
    asked: [exact, ofSource(source), ofSource(preferred), best(candidates, context, opening)],
    among: candidates,
  })
}

interface Preferred {
  readonly wantsStates: boolean
  /** The year that it should lie next to; null: the newest. */
  readonly near: number | null
  /** It stands beside one that has the nation, so that it should have it too. */
  readonly hasNation: boolean
}

/**
 * A whole one, the nearest in time where it is to be compared with another, else the newest; one with nearly all states first where
 * those matter, a source of its own before a re-tabulation.
 */
function best(
  candidates: readonly DatasetCandidate[],
  { reference, currentYear }: DatasetChoiceContext,
  { wantsStates, near, hasNation }: Preferred,
): DatasetCandidate | null {
  const most = Math.max(0, ...candidates.map(({ states }) => states))
  const from = ({ source }: DatasetCandidate) => byId(reference.sources, source)
  const years = ({ period }: DatasetCandidate) => Math.abs(periodYear(period) - (near ?? 0))
  // A year apart is no matter; then what somebody counted goes before a model, which may rest on what it is compared with.
  const besideFirst: readonly Preference<DatasetCandidate>[] = [
    (entry) => -Number(years(entry) > MOST_YEARS),
    (entry) => -Number(hasNation && !entry.hasNation),
    (entry) => Math.min(0, 1 - years(entry)),
    (entry) => -Number(from(entry).classification === 'Estimate'),
    (entry) => -years(entry),
  ]
  return filled({
    asked: [],
    among: candidates,
    prefers: [
      ({ settled, period }) => -Number(settled === 'projected' || periodYear(period) > currentYear),
      ({ settled }) => -Number(settled === 'partial'),
      ({ period }) => -PERIOD_KINDS.indexOf(periodKind(period)),
      ...(near === null ? [] : besideFirst),
      ({ states }) => -Number(wantsStates && states < most * NEARLY_FULL),
      (entry) => -Number(from(entry).derivedFrom.length > 0),
      ({ period }) => period,
      ({ states }) => states,
    ],
  })
}
