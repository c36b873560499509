import { xmlText } from '#domain/rich-text/xml-text.ts'

/**
 * Text for a cell of a sheet or a CSV file. A spreadsheet would run text that begins with `=`, `+`, `-`, `@`, a tab or a
 * carriage return as a formula, so it gets a leading apostrophe; a workbook with a sign that XML does not know is opened by
 * nobody. Numbers are not text and stay as they are.
 */
export function safeText(text: string): string {
  const known = xmlText(text)
  return /^[=+\-@\t\r]/.test(known) ? `'${known}` : known
}

/** A value of a cell: a number, text, or a gap. */
export type CellValue = number | string | null

/** One field of a CSV file (RFC 4180): quoted where it holds a quote, a comma or a line break. A gap is empty. */
export function csvField(value: CellValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = safeText(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
