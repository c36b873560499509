import { comparePair } from '#domain/statistics/comparison.ts'
import { mean } from '#domain/statistics/moments.ts'
import { concordance, pairMoments } from './pair-moments.ts'
import { directionAgreement, rankCorrelation } from './same-story.ts'

/** One side's figure with its 95% interval, or null without one. */
export interface PairedFigure {
  readonly value: number
  readonly interval: readonly [number, number] | null
}

/** Two sources' figures for the same place and year. `level` is that of the place. */
export interface FigurePair {
  readonly location: number
  readonly level: number
  readonly year: number
  /** The source of b, where pairs of several are judged together: series of two sources are never mixed. */
  readonly comparison?: number
  readonly a: PairedFigure
  readonly b: PairedFigure
}

/** Parts of the measure, each 0 to 1; null when there is not enough for it. */
export interface Findings {
  readonly trend_agreement: number | null
  readonly rank_agreement: number | null
  readonly concordance: number | null
  readonly ci_agreement: number | null
  readonly target_agreement: number | null
  readonly significant_difference: number | null
  /** Mean of the parts that exist; null without any. */
  readonly m: number | null
}

const LEAST_YEARS = 3
const LEAST_PLACES = 5
const LEAST_PAIRS = 3

/**
 * Whether two sources tell the same story about one indicator: directions over the years of a place, order of the places
 * of a year, concordance, intervals that meet, the same side of the target, and few significant differences. The measure
 * is the unweighted mean of the parts that exist; the side of a target alone, on which figures far apart can lie too, makes none.
 * Source: methods §1.4, uniformity in findings, and §13.4.
 */
export function uniformityInFindings(pairs: readonly FigurePair[], target: number | null): Findings {
  const parts = {
    trend_agreement: trendAgreement(pairs),
    rank_agreement: rankAgreement(pairs),
    concordance: concordancePart(pairs),
    ci_agreement: intervalAgreement(pairs),
    target_agreement: targetAgreement(pairs, target),
    significant_difference: differencePart(pairs),
  }
  const told = Object.values(parts).filter((part) => part !== null)
  const isTargetAlone = told.length === 1 && parts.target_agreement !== null
  return { ...parts, m: isTargetAlone ? null : meanOrNull(told) }
}

function trendAgreement(pairs: readonly FigurePair[]): number | null {
  const places = groupsOf(pairs, (pair) => `${pair.comparison} ${pair.location}`, LEAST_YEARS)
  return meanOrNull(
    places.map((place) => {
      const ordered = place.toSorted((x, y) => x.year - y.year)
      return directionAgreement(...sidesOf(ordered))
    }),
  )
}

function rankAgreement(pairs: readonly FigurePair[]): number | null {
  const years = groupsOf(pairs, (pair) => `${pair.comparison} ${pair.level} ${pair.year}`, LEAST_PLACES)
  const correlations = years.map((year) => rankCorrelation(...sidesOf(year))).filter((rho) => rho !== null)
  return meanOrNull(correlations.map((rho) => (1 + rho) / 2))
}

function concordancePart(pairs: readonly FigurePair[]): number | null {
  if (pairs.length < LEAST_PAIRS) return null
  const moments = pairMoments(...sidesOf(pairs))
  if (moments.varianceA === 0 || moments.varianceB === 0) return null
  return Math.max(0, concordance(moments))
}

/** With one interval only, the other source's figure must lie inside it. */
function intervalAgreement(pairs: readonly FigurePair[]): number | null {
  const judged = pairs.filter(({ a, b }) => a.interval !== null || b.interval !== null)
  return shareOf(judged, ({ a, b }) => {
    const [lowA, highA] = a.interval ?? [a.value, a.value]
    const [lowB, highB] = b.interval ?? [b.value, b.value]
    return lowA <= highB && lowB <= highA
  })
}

function targetAgreement(pairs: readonly FigurePair[], target: number | null): number | null {
  if (target === null) return null
  return shareOf(pairs, ({ a, b }) => a.value >= target === b.value >= target)
}

/** 1 − share of pairs with |z| > 1.96, from three pairs with both intervals on. */
function differencePart(pairs: readonly FigurePair[]): number | null {
  const tested = pairs
    .map(({ a, b }) => comparePair({ a: estimateOf(a), b: estimateOf(b) }))
    .filter((one) => one.tested)
  return tested.length < LEAST_PAIRS ? null : shareOf(tested, (one) => !one.significant)
}

function estimateOf({ value, interval }: PairedFigure) {
  return { estimate: value, lower: interval?.[0], upper: interval?.[1] }
}

function sidesOf(pairs: readonly FigurePair[]): [number[], number[]] {
  return [pairs.map(({ a }) => a.value), pairs.map(({ b }) => b.value)]
}

function groupsOf(
  pairs: readonly FigurePair[],
  key: (pair: FigurePair) => string,
  least: number,
): FigurePair[][] {
  return [...Map.groupBy(pairs, key).values()].filter((group) => group.length >= least)
}

function shareOf<Entry>(entries: readonly Entry[], holds: (entry: Entry) => boolean): number | null {
  return entries.length === 0 ? null : entries.filter(holds).length / entries.length
}

function meanOrNull(values: readonly number[]): number | null {
  return values.length === 0 ? null : mean(values)
}
