import type { Match } from './match-indicators.ts'

/** The indicator taken of those that words may mean. */
export interface Accepted {
  readonly id: number | null
  readonly score: number
  /** The indicators that it may be instead, or that are offered where none is taken; the likeliest first. */
  readonly choices: readonly number[]
  readonly unused: readonly string[]
}

/** Least score of an indicator that is taken, and of one that is offered. */
const TAKEN = 0.62
const OFFERED = 0.3
/** Least share of a name that was said. */
const SAID = 0.62
/** How far the best must lead, where neither is said word for word. */
const LEAD = 0.04
/** How much of a name is said at least where a small lead is enough: what was not said may be another disease, or other people. */
const WELL_SAID = 0.7
const LEAD_OF_LITTLE = 0.1
const MOST_CHOICES = 3

/** The evidence for an indicator beside the words. */
export interface Beside {
  /** The indicators of a family that is all that is said. */
  readonly family: readonly number[]
  /** Those whose name is all that is said, word for word. */
  readonly exact: readonly number[]
  /** Whether it has the unit that the words name. */
  readonly fits: (id: number) => boolean
}

/**
 * The indicator that the words mean: the one that they name word for word, else the best, where it is good enough, enough of
 * its name was said, and it leads; one that accounts for all words goes before one that does not. Otherwise two or three are offered.
 */
export function acceptIndicator(all: readonly Match[], { family, exact, fits }: Beside): Accepted {
  const fitting = all.filter(({ id }) => fits(id))
  const known = fitting.length > 0 ? fitting : all
  const matches = known.toSorted((a, b) => rankOf(a, exact) - rankOf(b, exact))
  const [best, second] = matches
  const offered = matches.filter(({ score }) => score >= OFFERED).map(({ id }) => id)
  const choices = [...new Set([...family, ...offered])].slice(0, MOST_CHOICES)
  if (!best) return { id: null, score: 0, choices, unused: [] }
  const isExact = exact.includes(best.id) && exact.length === 1
  const isRival = second !== undefined && second.unused.length <= best.unused.length
  const isClose =
    isRival &&
    best.score < 0.98 &&
    best.score - second.score < leadOf(best) &&
    (second.said >= best.said || best.said < WELL_SAID)
  const isGood = best.score >= TAKEN && best.said >= SAID && !best.isGuessed && !best.isThin
  const numbered = isExact || (isGood && !isClose) ? null : byNumber(matches)
  if (numbered)
    return {
      id: numbered.id,
      score: numbered.score,
      choices: choices.filter((id) => id !== numbered.id),
      unused: [],
    }
  if (!isExact && (!isGood || isClose)) return { id: null, score: best.score, choices, unused: best.unused }
  return {
    id: best.id,
    score: isExact ? 1 : best.score,
    choices: choices.filter((id) => id !== best.id),
    unused: isExact ? [] : best.unused,
  }
}

/** Of several that fit the one whose name has the number that was said: `early marriage before 15`; null where that is not one. */
function byNumber(matches: readonly Match[]): Match | null {
  const numbered = matches.filter(({ hasNumber, unused, score, isGuessed }) => {
    return hasNumber && unused.length === 0 && score >= NUMBERED && !isGuessed
  })
  const [one] = numbered
  return one && numbered.length === 1 ? one : null
}

/** Least score of an indicator that a number tells from the others. */
const NUMBERED = 0.5

function leadOf({ said }: Match): number {
  return said < WELL_SAID ? LEAD_OF_LITTLE : LEAD
}

/** Named word for word, then good and accounting for all words, then the rest; among them as they stand. */
function rankOf({ id, score, said, isGuessed, unused }: Match, exact: readonly number[]): number {
  if (exact.includes(id)) return 0
  return unused.length === 0 && score >= TAKEN && said >= SAID && !isGuessed ? 1 : 2
}
