import { NATION } from '#domain/location/location.ts'
import type { Block, Body, Lead, Quotation } from './body.ts'

/**
 * The subject of "Which figure should I quote?" on top of a section: that of its lead, else that of its first figure.
 * Null where there is no figure.
 */
export function quotedOf<State, Panel extends string>(
  { quoted }: Lead<State>,
  { main, side = [], below = [] }: Body<State, Panel>,
): Quotation | null {
  if (quoted !== undefined) return quoted
  const isFigure = (block: Block<State, Panel>) =>
    block.block === 'figure' && block.view.indicators.length > 0
  const first = [...main, ...side, ...below].find(isFigure)
  if (first?.block !== 'figure') return null
  const { indicators, locations } = first.view
  return { indicators, locations: locations.length > 0 ? locations : [NATION] }
}
