import type { TokenName } from '#charts/tokens.ts'
import type { ClassLook } from './class-colour.ts'

const COLOURS = [
  'series-1',
  'series-2',
  'series-3',
  'series-4',
  'series-5',
  'series-6',
] as const satisfies readonly TokenName[]

const MARKERS = ['circle', 'square', 'diamond'] as const satisfies readonly ClassLook['marker'][]

/** How one of several things without an order is drawn. */
export interface SeriesLook {
  readonly token: TokenName
  readonly marker: ClassLook['marker']
}

/** The look of the thing at a place among others: six colours, then the same with another marker. */
export function seriesLook(index: number): SeriesLook {
  const marker = MARKERS[Math.floor(index / COLOURS.length) % MARKERS.length] ?? 'circle'
  return { token: COLOURS[index % COLOURS.length] ?? 'series-1', marker }
}
