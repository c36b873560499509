import { type Message, message } from '#domain/message/message.ts'
import { signed } from '#domain/message/value.ts'

/** The kinds of sources, from the most to the least credible. */
export const START = {
  census: 5,
  survey: 4,
  modelled: 4,
  routine: 3,
  programme: 2,
  unknown: 2,
} as const

/** The facts about a source; unknown ones (null) neither lower nor raise its grade. */
export interface SourceFacts {
  readonly kind: keyof typeof START
  readonly completeness_pct: number | null
  readonly extreme_outliers_pct: number | null
  /** Years since the newest data. */
  readonly age: number | null
  readonly hasMethodology: boolean
  /** Share of its values that have bounds, in percent. */
  readonly bounded_pct: number | null
  /** Every check of data quality is green; null when none could be made. */
  readonly allGreen: boolean | null
}

/** The starting grade of a source, or a reason that lowers or raises it. */
export interface CredibilityStep {
  readonly reason: Message
  readonly delta: number
}

export interface Credibility {
  readonly grade: number
  readonly m: number
  readonly steps: readonly CredibilityStep[]
}

/**
 * How far to trust a source: a start by its kind, one down for each weakness, one up at most for its strengths, 1 to 5;
 * m = grade / 5. Every step is given. Source: methods §1.4 (after GRADE).
 */
export function sourceCredibility(facts: SourceFacts): Credibility {
  const oldest = facts.kind === 'routine' ? 2 : 5
  const down = [
    { reason: message('credibility.few-reports'), holds: (facts.completeness_pct ?? 100) < 75 },
    { reason: message('credibility.outliers'), holds: (facts.extreme_outliers_pct ?? 0) > 5 },
    { reason: message('credibility.old', { years: `${oldest}` }), holds: (facts.age ?? 0) > oldest },
    { reason: message('credibility.undocumented'), holds: !facts.hasMethodology },
  ]
  const up = [
    { reason: message('credibility.bounded'), holds: (facts.bounded_pct ?? 0) >= 50 },
    { reason: message('credibility.green'), holds: facts.allGreen === true },
  ]
  const start = { reason: message('credibility.start', { kind: facts.kind }), delta: START[facts.kind] }
  const lowered = down.filter(({ holds }) => holds).map(({ reason }) => ({ reason, delta: -1 }))
  const raised = up
    .filter(({ holds }) => holds)
    .slice(0, 1)
    .map(({ reason }) => ({ reason, delta: 1 }))
  const steps = [start, ...lowered, ...raised]
  const total = steps.reduce((sum, { delta }) => sum + delta, 0)
  const grade = Math.min(Math.max(total, 1), 5)
  return { grade, m: grade / 5, steps }
}

/** A step with its gain or loss: `no methodology text (−1)`. */
export function stepWords({ reason, delta }: CredibilityStep): Message {
  return message('credibility.step', { reason, delta: signed(delta, 0) })
}
