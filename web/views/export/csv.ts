import type { Figure } from '#charts/figure.ts'
import { LONG_HEADS, longRow } from './long-rows.ts'
import { csvField } from './safe-cell.ts'

/** The figures behind a plot as CSV (RFC 4180) with heads. The byte order mark tells spreadsheets that it is UTF-8. */
export function csvOf(figure: Figure): string {
  const lines = [LONG_HEADS, ...figure.rows.map(longRow)]
  return `\ufeff${lines.map((line) => line.map(csvField).join(',')).join('\r\n')}\r\n`
}
