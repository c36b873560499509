import { readContext } from '#domain/context/read-context.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { nameIndexOf } from '#web/queries/name-index.ts'

/** Ids of the indicators that typed words may mean, the best first: by name, code, people's words and in spite of slips, as the search reads them. */
export function rankedIndicators(query: string, reference: ReferenceData): readonly string[] {
  return readContext(query, reference, nameIndexOf(reference)).indicators.map(({ id }) => String(id))
}
