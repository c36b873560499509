import { keepText, keptText } from './kept.ts'

/** The name of the release that was read last on this device, with the day. */
const KEY = 'lastRelease'

/** A release, and the day on which somebody read it here, ISO-8601. */
export interface ReadRelease {
  readonly number: number
  readonly day: string
}

/** What was kept when the page was opened: it stays said while the page is open. */
let before: ReadRelease | null | undefined

/** The release that was read at the visit before this one; null at the first. From now on this one is kept. */
export function releaseBefore(now: ReadRelease): ReadRelease | null {
  if (before === undefined) before = read(keptText(KEY))
  keepText(KEY, `${now.number} ${now.day}`)
  return before
}

function read(text: string | null): ReadRelease | null {
  const [, number = '', day = ''] = /^(\d{1,9}) (\d{4}-\d{2}-\d{2})$/.exec(text ?? '') ?? []
  return number === '' ? null : { number: Number(number), day }
}
