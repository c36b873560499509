/** One intervention that moves, in shares from 0 to 1. */
export interface Moved {
  /** Coverage that the deaths already feel. */
  readonly from: number
  /** Coverage asked about. */
  readonly to: number
  /** Share avoided in those covered. */
  readonly avoided: number
  /** Share of the deaths that can be reached. */
  readonly affected: number
}

/**
 * Deaths of one cause that would be averted, of `deaths` that already feel today's coverage:
 * D × (1 − Π (1 − C1·E·AF) ÷ (1 − C0·E·AF)). Interventions against one cause multiply and never add; for one alone this is
 * D × (C1 − C0) × E × AF ÷ (1 − C0 × E × AF). Negative where coverage falls. As in the Lives Saved Tool.
 */
export function deathsAverted(deaths: number, moved: readonly Moved[]): number {
  let left = 1
  for (const { from, to, avoided, affected } of moved) {
    if (to === from) continue
    const reach = avoided * affected
    left *= (1 - to * reach) / (1 - from * reach)
  }
  return left === 1 ? 0 : deaths * (1 - left)
}
