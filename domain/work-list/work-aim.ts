import type { Indicator } from '#domain/indicator/indicator.ts'
import type { FirstRank } from '#domain/statistics/rank-band.ts'

/** How many of all places come first. */
export const WORK_SHARES = ['third', 'quarter', 'ten'] as const

export type WorkShare = (typeof WORK_SHARES)[number]

/** Which places a reader wants to go to first: a share of all, or those beyond a line, in the unit of the indicator. */
export type WorkAim =
  | { readonly kind: 'share'; readonly share: WorkShare }
  | { readonly kind: 'line'; readonly value: number }

export const USUAL_AIM: WorkAim = { kind: 'share', share: 'third' }

const PARTS = { third: 3, quarter: 4 } as const
const TEN = 10

/** How many of so many places a share is, at least one. */
export function wantedOf(share: WorkShare, count: number): number {
  const wanted = share === 'ten' ? Math.min(TEN, count) : Math.round(count / PARTS[share])
  return Math.max(1, wanted)
}

/** The end of an indicator that asks for work: the low one, or the high one where less is better. */
export function firstRank({ slope }: Pick<Indicator, 'slope'>): FirstRank {
  return slope === 'Negative' ? 'highest' : 'lowest'
}
