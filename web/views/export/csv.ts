import type { Figure } from '#charts/figure.ts'
import { computedRows } from './computed-rows.ts'
import { LONG_HEADS, longRows } from './long-rows.ts'
import { csvField } from './safe-cell.ts'

/**
 * What a plot shows as CSV (RFC 4180) with heads: numbers computed from the figures where it shows these, else the figures.
 * The byte order mark tells spreadsheets that it is UTF-8.
 */
export function csvOf(figure: Figure): string {
  const { computed } = figure
  const lines = computed ? computedRows(computed) : [LONG_HEADS, ...longRows(figure)]
  return `\ufeff${lines.map((line) => line.map(csvField).join(',')).join('\r\n')}\r\n`
}
