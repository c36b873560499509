import { type Message, message } from '#domain/message/message.ts'
import type { Estimate } from './estimate.ts'
import { isSuperseded } from '#domain/reference/origins.ts'
import { type PooledFigure, pooledFigure } from './pooled.ts'
import type { FigureScale } from './estimate.ts'
import type { UsableFigure } from './usable-figures.ts'

/** A usable figure as the rules read it. */
export interface ReadFigure {
  readonly figure: UsableFigure
  readonly estimate: Estimate
}

/** The pooled value of the sources of a place, with what each weighs. */
export interface PooledSources {
  readonly figure: PooledFigure
  /** Year of the newest figure in it; older ones are trusted less by their distance from it. */
  readonly year: number
  readonly members: readonly { readonly figure: UsableFigure; readonly weight_pct: number }[]
  /** Left out, with the reason. */
  readonly leftOut: readonly { readonly figure: UsableFigure; readonly why: Message }[]
}

/**
 * Pools the figures that may stand beside each other: none with a remark, and none that tabulates the interviews of
 * another one in the pool again, which would count those twice, and none of an edition that later ones replace. Null for fewer than two. Source: methods §8.2.
 */
export function pooledSources(read: readonly ReadFigure[], scale: FigureScale): PooledSources | null {
  const labels = new Set(read.map(({ estimate }) => estimate.label))
  const leftOut = read.flatMap(({ figure, estimate }) => {
    const why = reasonAgainst(figure, estimate, labels)
    return why === null ? [] : [{ figure, why }]
  })
  const kept = read.filter(({ figure }) => !leftOut.some((other) => other.figure === figure))
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
  { notes, source }: UsableFigure,
  { derived_from = [] }: Estimate,
  labels: ReadonlySet<string | undefined>,
): Message | null {
  const [note] = notes
  if (note !== undefined) return note
  if (isSuperseded(source)) return message('quote.superseded')
  return derived_from.some((label) => labels.has(label)) ? message('quote.shares-in-pool') : null
}
