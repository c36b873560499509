import type { SectionDefinition, ResolvedSection } from './section-definition.ts'

type Definition<State extends object, Choice> = Pick<SectionDefinition<State, Choice>, 'pinned' | 'newest'>

/** The state of a link that shows the same figures after the next release too: all that the data decided is said. */
export function fixedState<State extends object, Choice>(
  { pinned }: Definition<State, Choice>,
  shown: ResolvedSection<State, Choice>,
): State {
  return { ...shown.wanted, ...pinned?.(shown) }
}

/**
 * The state of a link that opens the newest period at its time, and else what the fixed one does. Null where the two would not
 * differ: the section has no period, the reader sees all of them, or chose periods one by one.
 */
export function newestState<State extends object, Choice>(
  definition: Definition<State, Choice>,
  shown: ResolvedSection<State, Choice>,
): State | null {
  const { pinned, newest } = definition
  const fixed = fixedState(definition, shown)
  const open = newest ? newest(shown) : withoutPeriod(fixed, pinned !== undefined)
  return open && { ...fixed, ...open }
}

function withoutPeriod<State extends object>(fixed: State, isPinned: boolean): Partial<State> | null {
  if (!isPinned || !('period' in fixed) || fixed.period === null) return null
  return { ...fixed, period: null }
}
