import { type Message, message } from '#domain/message/message.ts'
import type { Insufficient } from './outcome.ts'
import { quantile } from './quantile.ts'
import { distinguishablePairs, type PairTest } from './pair-tests.ts'
import { normalStream } from './random.ts'
import { knownError, type Uncertain } from './standard-error.ts'

const DRAWS = 5000
const SEED = 20_180_601
/** Percentages nearer to the end of their range than this have no usable logit. */
const NEAREST = 0.005

export interface RankedItem extends Uncertain {
  readonly label: string
}

export interface RankingInput {
  readonly items: readonly RankedItem[]
  /** Percentages are drawn on the logit scale, so that no draw leaves 0 to 100. */
  readonly unit?: 'percent' | 'rate' | 'count' | 'other' | undefined
  /** False when the lowest is the best. */
  readonly favourable?: boolean | undefined
}

export interface ItemRank {
  readonly label: string
  readonly estimate: number
  readonly se: number | null
  /** 1 is best; equal estimates share the better rank. */
  readonly rank: number
  readonly median_rank: number | null
  readonly rank_ci95: readonly [number, number] | null
  readonly p_top5: number | null
  readonly p_worst5: number | null
}

export interface Ranking {
  readonly status: 'ok'
  readonly n: number
  readonly draws: number
  /** The best first. */
  readonly items: readonly ItemRank[]
  /** Every pair tested; empty when a standard error is missing. */
  readonly pairs: readonly PairTest[]
  readonly warnings: readonly string[]
  readonly caveats: readonly Message[]
}

/**
 * Ranks with their uncertainty: 5,000 draws (fixed seed) of y ~ N(estimate, se), percentages on the logit scale; each
 * draw ranked; median rank, 95% interval of the rank, chances of the first and last five. Pairs are told apart by z with
 * Holm's correction over all pairs. When any standard error is missing there is only the rank. n ≥ 2. Source: methods §7.3.
 */
export function rankEstimates(input: RankingInput): Ranking | Insufficient {
  const { items, unit = 'other', favourable = true } = input
  if (items.length < 2)
    return { status: 'insufficient', n: items.length, n_required: 2, reason: 'too_few_values' }
  const errors = items.map(knownError)
  const known = errors.flatMap(({ se }) => (se === null ? [] : [se]))
  const isDrawn = known.length === items.length && known.some((se) => se > 0)
  const estimates = items.map((item) => item.estimate)
  const ranks = isDrawn ? drawnRanks(estimates, known, unit === 'percent', favourable) : []
  const ranked = items.map((item, index) => ({
    label: item.label,
    estimate: item.estimate,
    se: errors[index]?.se ?? null,
    rank: 1 + estimates.filter((other) => isBetter(other, item.estimate, favourable)).length,
    ...summaryOf(ranks[index], items.length),
  }))
  return {
    status: 'ok',
    n: items.length,
    draws: isDrawn ? DRAWS : 0,
    items: ranked.toSorted((a, b) => a.rank - b.rank),
    pairs: isDrawn ? distinguishablePairs(items, known) : [],
    warnings: errors.some((error) => error.boundsInvalid) ? ['bounds_invalid'] : [],
    caveats: isDrawn ? [] : [message('answers.ranks-without-intervals')],
  }
}

function isBetter(value: number, than: number, favourable: boolean): boolean {
  return favourable ? value > than : value < than
}

/** For each item its ranks in the draws, ascending. */
function drawnRanks(
  estimates: readonly number[],
  errors: readonly number[],
  isPercent: boolean,
  favourable: boolean,
): Float64Array[] {
  const next = normalStream(SEED)
  const places = estimates.map((estimate, index) => onScale(estimate, errors[index] ?? 0, isPercent))
  const ranks = estimates.map(() => new Float64Array(DRAWS))
  const order = estimates.map((_, index) => index)
  const drawn = new Float64Array(estimates.length)
  const sign = favourable ? -1 : 1
  // Places that the ends of the logit scale make equal are told apart by the estimate.
  const byEstimate = (a: number, b: number) => sign * ((estimates[a] ?? 0) - (estimates[b] ?? 0))
  for (let draw = 0; draw < DRAWS; draw++) {
    for (const [index, { centre, se }] of places.entries()) drawn[index] = sign * (centre + se * next())
    order.sort((a, b) => (drawn[a] ?? 0) - (drawn[b] ?? 0) || byEstimate(a, b))
    for (const [rank, index] of order.entries()) {
      const own = ranks[index]
      if (own) own[draw] = rank + 1
    }
  }
  return sharedByEquals(ranks, estimates, errors)
}

/**
 * The ranks of each item, ascending. Items with one estimate and one error rank alike: each has the draws of all of them, so that
 * chance never parts them. Two that are second and third by turns have the median rank 2.5.
 */
function sharedByEquals(
  ranks: readonly Float64Array[],
  estimates: readonly number[],
  errors: readonly number[],
): Float64Array[] {
  const keys = estimates.map((estimate, index) => `${estimate} ${errors[index]}`)
  const groups = Map.groupBy(ranks, (_, index) => keys[index])
  const pooled = new Map([...groups].map(([key, own]) => [key, joined(own).sort()]))
  return keys.map((key) => pooled.get(key) ?? new Float64Array())
}

function joined(lists: readonly Float64Array[]): Float64Array {
  const all = new Float64Array(lists.length * DRAWS)
  for (const [at, list] of lists.entries()) all.set(list, at * DRAWS)
  return all
}

/** Estimate and standard error as they are, or as logits by the delta method. */
function onScale(estimate: number, se: number, isPercent: boolean): { centre: number; se: number } {
  if (!isPercent) return { centre: estimate, se }
  const share = Math.min(Math.max(estimate / 100, NEAREST), 1 - NEAREST)
  return { centre: Math.log(share / (1 - share)), se: se / 100 / (share * (1 - share)) }
}

function summaryOf(ranks: Float64Array | undefined, count: number) {
  if (!ranks) return { median_rank: null, rank_ci95: null, p_top5: null, p_worst5: null }
  const sorted = [...ranks]
  const at = (share: number) => quantile(sorted, share) ?? 1
  return {
    median_rank: at(0.5),
    rank_ci95: [at(0.025), at(0.975)] as const,
    p_top5: sorted.filter((rank) => rank <= 5).length / sorted.length,
    p_worst5: sorted.filter((rank) => rank > count - 5).length / sorted.length,
  }
}
