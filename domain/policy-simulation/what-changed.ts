/** The inputs of a result, as far as they are kept. */
export interface MadeFrom {
  /** Deaths of the causes together; null where none were held. */
  readonly deaths: number | null
  /** Coverage that each lever started from, in percent. */
  readonly from: readonly number[]
  /** Deaths averted by the formula; null without deaths. */
  readonly averted: number | null
}

export type Changed = 'deaths' | 'coverage' | 'effect'

/** Why a simulation that is run again says something else; none where its result is the same. Less than half a death is no change. */
export function whatChanged(before: MadeFrom, now: MadeFrom): readonly Changed[] {
  if (Math.abs((before.averted ?? 0) - (now.averted ?? 0)) < 0.5 && isSame(before.from, now.from)) return []
  const deaths = Math.abs((before.deaths ?? 0) - (now.deaths ?? 0)) >= 0.5
  const coverage = !isSame(before.from, now.from)
  const found: Changed[] = [
    ...(deaths ? ['deaths' as const] : []),
    ...(coverage ? ['coverage' as const] : []),
  ]
  return found.length > 0 ? found : ['effect']
}

function isSame(before: readonly number[], now: readonly number[]): boolean {
  return before.length === now.length && before.every((value, index) => value === now[index])
}
