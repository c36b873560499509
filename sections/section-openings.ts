/** With which parameters of its address a section opens, by its slug. */
export type SectionOpenings = ReadonlyMap<string, Readonly<Record<string, string>>>

/** An address that leads to a section: what its author set stands where the reader has not chosen anything. */
export function openedAt(query: URLSearchParams, slug: string, openings: SectionOpenings): URLSearchParams {
  const opened = new URLSearchParams(query)
  opened.set('section', slug)
  for (const [name, value] of Object.entries(openings.get(slug) ?? {})) {
    if (name !== 'section' && !opened.has(name)) opened.set(name, value)
  }
  return opened
}

/** Where a document opens that is reached without a section; null where its author set nothing, or the reader is there already. */
export function openingAddress(query: URLSearchParams, openings: SectionOpenings): URLSearchParams | null {
  if (query.has('section') || query.has('index')) return null
  const [first] = openings
  if (first === undefined || Object.keys(first[1]).length === 0) return null
  return openedAt(query, first[0], openings)
}
