import type { Message } from '#domain/message/message.ts'
import { complementarity } from './complementarity.ts'

/** How a thing is named: by its own name, or in words. */
export type Label = string | Message

/** Things that a source has: key → how it is named. */
export type Elements = ReadonlyMap<string | number, Label>

/** The set of one source beside those of the others, and the measure of it, 0 to 1 or null when nobody has anything. */
export interface SetMeasure {
  readonly m: number | null
  readonly n_own: number
  readonly n_universe: number
  /** The number of elements that this source has and the others have not. */
  readonly n_added: number
  /** The number of elements that the others leave empty. */
  readonly n_left_empty: number
  readonly own: readonly Label[]
  readonly added: readonly Label[]
}

/**
 * c(S, O, U) with the elements behind it; `others` are the sets of the other chosen sources. Without a universe it is
 * all that anybody has. Source: methods §1.5.
 */
export function setMeasure(
  own: Elements,
  others: readonly Elements[],
  universe?: ReadonlySet<string | number>,
): SetMeasure {
  const O = new Set(others.flatMap((other) => [...other.keys()]))
  const U = universe ?? new Set([...O, ...own.keys()])
  const S = [...own].filter(([key]) => U.has(key))
  const added = S.filter(([key]) => !O.has(key))
  const labels = (entries: readonly (readonly [string | number, Label])[]) =>
    entries.map(([, label]) => label)
  return {
    m: complementarity(new Set(own.keys()), O, U),
    n_own: S.length,
    n_universe: U.size,
    n_added: added.length,
    n_left_empty: [...U].filter((key) => !O.has(key)).length,
    own: labels(S),
    added: labels(added),
  }
}

/** Labels without those that say the same again. */
export function distinctLabels(labels: readonly Label[]): Label[] {
  const keyOf = (label: Label) => (typeof label === 'string' ? label : JSON.stringify(label))
  return [...new Map(labels.map((label) => [keyOf(label), label])).values()]
}
