import type { IncomingHttpHeaders } from 'node:http'

/** Browsers' names for networks below 700 kbit/s, or with more than a quarter of a second there and back. */
const SLOW: ReadonlySet<string> = new Set(['slow-2g', '2g', '3g'])

/** Phones say what they are. */
export function isPhone(headers: IncomingHttpHeaders): boolean {
  return headers['sec-ch-ua-mobile'] === '?1' || /\bMobi/.test(headers['user-agent'] ?? '')
}

/** Whether the browser saves data, or says that its network is slow. */
export function isSlow(headers: IncomingHttpHeaders): boolean {
  return headers['save-data'] === 'on' || SLOW.has(String(headers.ect))
}
