import { signsOf } from './date-format.ts'

/** Formats of percentages that spreadsheets have of themselves: `0%` and `0.00%`. */
const OWN = new Set([9, 10])

/** True for a format that shows a number as a percentage. */
export function isPercentFormat(id: number, format: string | undefined): boolean {
  return format === undefined ? OWN.has(id) : signsOf(format).includes('%')
}

/** A number that a spreadsheet keeps as a share and shows as a percentage, as a file of texts says it: 0.812 is `81.2%`. */
export function percentText(share: number): string {
  // The product of two binary numbers has dust behind its last digit.
  return Number.isFinite(share) ? `${Number((share * 100).toPrecision(14))}%` : ''
}
