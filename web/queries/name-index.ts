import { PHRASINGS } from '#catalogue/phrasings.ts'
import { indexNames, type NameIndex } from '#domain/context/name-index.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'

const made = new WeakMap<ReferenceData, NameIndex>()

/** What words may mean in these data, made when it is first asked for. Only what opens on demand imports it. */
export function nameIndexOf(reference: ReferenceData): NameIndex {
  const index = made.get(reference) ?? indexNames(reference, PHRASINGS)
  made.set(reference, index)
  return index
}
