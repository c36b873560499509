/** An answer may show a change of what stands below the same word, as `/tags` and `/tags/{id}`; the summary counts everything. */
export function mayShow(shown: string, changed: string): boolean {
  return shown === 'GET /admin/summary' || wordOf(shown) === wordOf(changed)
}

/** Dashboards that people make are documents: the calls of earlier clients read what those of documents change. */
const ALIKE: Readonly<Record<string, string>> = { 'custom-dashboard': 'document' }

function wordOf(call: string): string {
  const word = call.split('/')[1] ?? ''
  return ALIKE[word] ?? word
}
