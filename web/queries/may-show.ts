/** An answer may show a change of what stands below the same word, as `/tags` and `/tags/{id}`; the summary counts everything. */
export function mayShow(shown: string, changed: string): boolean {
  return shown === 'GET /admin/summary' || wordOf(shown) === wordOf(changed)
}

function wordOf(call: string): string | undefined {
  return call.split('/')[1]
}
