/** They count or list everything, or say where everything stands. */
const SHOW_ALL = [
  'GET /admin/summary',
  'GET /waiting',
  'GET /notifications',
  'GET /notifications/unread-count',
]

/** An answer may show a change of what stands below the same word, as `/tags` and `/tags/{id}`; some show every change. */
export function mayShow(shown: string, changed: string): boolean {
  return SHOW_ALL.includes(shown) || wordOf(shown) === wordOf(changed)
}

function wordOf(call: string): string | undefined {
  return call.split('/')[1]
}
