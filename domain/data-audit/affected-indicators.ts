import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { wholesOf } from './wholes-of.ts'
import { whoseWeights } from './whose-weights.ts'

/** The factor of an indicator that counts people. */
const PEOPLE = 4

/**
 * The indicators whose audit a change may alter: those that change, those held against one of them, and those weighted with one.
 * A pair of the curation binds only where the store has both of its indicators.
 */
export function affectedIndicators(changed: ReadonlySet<number>, reference: ReferenceData): Set<number> {
  const all = [...reference.indicators.values()]
  const heldAgainst = all.filter(({ id }) => wholesOf(reference, id).some((whole) => changed.has(whole)))
  const counts = all.some(({ id, factor }) => factor === PEOPLE && changed.has(id))
  const weighted = counts ? all.filter((one) => whoseWeights(one, all).some(({ id }) => changed.has(id))) : []
  return new Set([...changed, ...[...heldAgainst, ...weighted].map(({ id }) => id)])
}
