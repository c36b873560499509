import type { Match } from './match-indicators.ts'

/** Which of the indicators that words may mean is taken. */
export interface Accepted {
  readonly id: number | null
  readonly score: number
  /** What it may be instead, or what is offered where none is taken; the likeliest first. */
  readonly choices: readonly number[]
  readonly unused: readonly string[]
}

/** Least score of an indicator that is taken, and of one that is offered. */
const TAKEN = 0.62
const OFFERED = 0.3
/** Least share of a name that was said. */
const SAID = 0.55
/** How far the best must lead, where neither is said word for word. */
const LEAD = 0.04
const MOST_CHOICES = 3

/**
 * The indicator that the words mean: the best, where it is good enough, enough of its name was said, and it leads. Otherwise
 * two or three are offered.
 */
export function acceptIndicator(matches: readonly Match[], family: readonly number[]): Accepted {
  const [best, second] = matches
  const offered = matches.filter(({ score }) => score >= OFFERED).map(({ id }) => id)
  const choices = [...new Set([...family, ...offered])].slice(0, MOST_CHOICES)
  if (!best) return { id: null, score: 0, choices, unused: [] }
  const isClose =
    second !== undefined && best.score < 0.98 && best.score - second.score < LEAD && second.said >= best.said
  const isGood = best.score >= TAKEN && best.said >= SAID
  if (!isGood || isClose) return { id: null, score: best.score, choices, unused: best.unused }
  return {
    id: best.id,
    score: best.score,
    choices: choices.filter((id) => id !== best.id),
    unused: best.unused,
  }
}
