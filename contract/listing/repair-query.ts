/**
 * Addresses as earlier clients really send them, put right before they are read (api-contract §3, §22).
 *
 * - A parameter given twice is a list: `location=8&location=9` is `location=8,9`.
 * - A slash behind a value is taken off: `ordering=-updated_at/`.
 * - What stands behind a stray question mark (`&?indicator=7`, `size=1500?datetime=…`) was meant as a filter but cannot be
 *   trusted: the filter is there and matches nothing, so that the answer is an empty page and not an error.
 */
export function repairQuery(
  raw: Readonly<Record<string, string | readonly string[] | undefined>>,
): Record<string, string> {
  const repaired: Record<string, string> = {}
  for (const [key, value] of Object.entries(raw)) {
    if (value === undefined) continue
    const text = (typeof value === 'string' ? value : value.join(',')).replace(/\/$/, '')
    if (key.startsWith('?')) {
      repaired[key.slice(1)] = UNREADABLE
      continue
    }
    const stray = /^([^?]*)\?(\w+)=/.exec(text)
    repaired[key] = stray?.[1] ?? text
    if (stray?.[2] !== undefined) repaired[stray[2]] = UNREADABLE
  }
  return repaired
}

const UNREADABLE = 'undefined'

/** The texts that scripts write for no value. A filter with one of these matches nothing. */
const NOTHING = new Set([UNREADABLE, 'null', 'NaN', '-', '[object Object]'])

/** True for a filter's text that stands for "no value chosen" in an earlier client. */
export function isNothing(text: string): boolean {
  return NOTHING.has(text.trim())
}
