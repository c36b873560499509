/** What a source is, from the most to the least credible. */
export const START = {
  census: 5,
  survey: 4,
  modelled: 4,
  routine: 3,
  programme: 2,
  unknown: 2,
} as const

/** What is known about a source; unknown things (null) neither lower nor raise its grade. */
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

export interface Credibility {
  readonly grade: number
  readonly m: number
  readonly steps: readonly { readonly reason: string; readonly delta: number }[]
}

/**
 * How far to trust a source: a start by its kind, one down for each weakness, one up at most for its strengths, 1 to 5;
 * m = grade / 5. Every step is given. Source: methods §1.4 (after GRADE).
 */
export function sourceCredibility(facts: SourceFacts): Credibility {
  const oldest = facts.kind === 'routine' ? 2 : 5
  const down = [
    { reason: 'reporting completeness below 75%', holds: (facts.completeness_pct ?? 100) < 75 },
    { reason: 'more than 5% extreme outliers', holds: (facts.extreme_outliers_pct ?? 0) > 5 },
    { reason: `newest data older than ${oldest} years`, holds: (facts.age ?? 0) > oldest },
    { reason: 'no methodology text', holds: !facts.hasMethodology },
  ]
  const up = [
    { reason: 'bounds on at least half of its values', holds: (facts.bounded_pct ?? 0) >= 50 },
    { reason: 'all checks of data quality are green', holds: facts.allGreen === true },
  ]
  const start = { reason: `starts as ${facts.kind}`, delta: START[facts.kind] }
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
