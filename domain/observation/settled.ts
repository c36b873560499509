import type { Flag } from './flag.ts'

/**
 * How far a figure says what its period was: `whole` of all of it, `partial` of a part (weeks are missing, or it is not over),
 * `projected` of a time nobody has observed.
 */
export type Settled = 'whole' | 'partial' | 'projected'

interface Flagged {
  readonly flags: readonly Flag[]
}

const ORDER: readonly Settled[] = ['whole', 'partial', 'projected']

/** How far a figure with these flags is settled. */
export function settledBy(flags: readonly Flag[]): Settled {
  if (flags.includes('projection')) return 'projected'
  return flags.includes('partial_period') ? 'partial' : 'whole'
}

/** The figure is of a part of its period: it is never the newest while a whole one is held, nor compared with whole ones. */
export function isPartial({ flags }: Flagged): boolean {
  return flags.includes('partial_period')
}

/** The figure is no observation. */
export function isProjected({ flags }: Flagged): boolean {
  return flags.includes('projection')
}

/** The figure is an observation of all of its period. */
export function isWhole({ flags }: Flagged): boolean {
  return settledBy(flags) === 'whole'
}

/** Negative when the first is better settled: whole before partial before projected. */
export function bySettled(a: Settled, b: Settled): number {
  return ORDER.indexOf(a) - ORDER.indexOf(b)
}

/** The first of some, the best settled before all others; undefined of none. */
export function firstSettled<T>(all: readonly T[], settled: (one: T) => Settled): T | undefined {
  return all.toSorted((a, b) => bySettled(settled(a), settled(b)))[0]
}

/** How far the best settled of some figures is; of none, projected. */
export function bestSettled(figures: readonly Flagged[]): Settled {
  return (
    firstSettled(
      figures.map(({ flags }) => settledBy(flags)),
      (one) => one,
    ) ?? 'projected'
  )
}
