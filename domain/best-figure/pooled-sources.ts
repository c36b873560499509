import { type Message, message } from '#domain/message/message.ts'
import type { Estimate } from './estimate.ts'
import { kinship } from '#domain/reference/kinship.ts'
import { isSuperseded } from '#domain/reference/origins.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { type PooledFigure, pooledFigure } from './pooled.ts'
import type { FigureScale } from './estimate.ts'
import type { UsableFigure } from './usable-figures.ts'

/** A usable figure as the rules read it. */
export interface ReadFigure {
  readonly figure: UsableFigure
  readonly estimate: Estimate
}

/** The pooled value of the sources of a place, with the weight of each. */
export interface PooledSources {
  readonly figure: PooledFigure
  /** Year of the newest figure in it; older ones are trusted less by their distance from it. */
  readonly year: number
  readonly members: readonly { readonly figure: UsableFigure; readonly weight_pct: number }[]
  /** Left out, with the reason. */
  readonly leftOut: readonly { readonly figure: UsableFigure; readonly why: Message }[]
}

/**
 * Pools the figures that may stand beside each other: none with a remark, and none that shares evidence with one before it in the
 * pool, be it the same interviews or a model that takes them in, which would count those twice. Counts are never pooled. Null for
 * fewer than two. Source: methods §8.2, §13.2, §13.6.
 */
export function pooledSources(
  read: readonly ReadFigure[],
  scale: FigureScale,
  reference: ReferenceData,
): PooledSources | null {
  if (scale === 'count') return null
  const kept: ReadFigure[] = []
  const leftOut: { figure: UsableFigure; why: Message }[] = []
  for (const one of read) {
    const why = reasonAgainst(one, kept, reference)
    if (why === null) kept.push(one)
    else leftOut.push({ figure: one.figure, why })
  }
  const year = kept.reduce((newest, { estimate }) => Math.max(newest, estimate.year), 0)
  const figure = pooledFigure(
    kept.map(({ estimate }) => estimate),
    year,
    scale,
  )
  if (figure.status !== 'ok') return null
  const members = kept.flatMap((one, index) => {
    const weight = figure.weights_pct[index] ?? null
    return weight === null ? [] : [{ figure: one.figure, weight_pct: weight }]
  })
  return { figure, year, members, leftOut }
}

function reasonAgainst(
  { figure }: ReadFigure,
  kept: readonly ReadFigure[],
  reference: ReferenceData,
): Message | null {
  const [note] = figure.notes
  if (note !== undefined) return note
  if (isSuperseded(figure.source)) return message('quote.superseded')
  const shares = kept.some((other) => kinship(figure.point, other.figure.point, reference) !== 'independent')
  return shares ? message('quote.shares-in-pool') : null
}
