import { type GridRow, textOf } from '#exchange/reading/cell.ts'
import { looksLikePlace } from '#exchange/places/known-names.ts'
import { dimensionOf } from '#exchange/values/category.ts'
import { cellValue, type NumberStyle } from '#exchange/values/number.ts'
import { isPeriod } from '#exchange/values/period.ts'

/** What the cells of a column look like, in shares of those in which something stands. */
export interface ColumnLook {
  /** Cells in which something stands. */
  readonly filled: number
  readonly numbers: number
  /** Numbers, and signs for a missing one. */
  readonly figures: number
  readonly periods: number
  readonly places: number
  readonly groups: number
  /** Identifiers of DHIS2: eleven letters and digits. */
  readonly uids: number
  readonly countryCodes: number
  readonly distinct: number
}

const SAMPLE = 1500
const UID = /^[A-Za-z][A-Za-z0-9]{10}$/

/** Looks at the cells of a column. */
export function lookOf(rows: readonly GridRow[], column: number, style: NumberStyle): ColumnLook {
  const counts = { numbers: 0, figures: 0, periods: 0, places: 0, groups: 0, uids: 0, countryCodes: 0 }
  const distinct = new Set<string>()
  let filled = 0
  const step = Math.max(1, Math.floor(rows.length / SAMPLE))
  for (let at = 0; at < rows.length; at += step) {
    const cell = rows[at]?.cells[column] ?? ''
    const text = textOf(cell)
    if (text === '') continue
    filled += 1
    distinct.add(text)
    const read = cellValue(cell, style)
    if (read.kind === 'number') counts.numbers += 1
    if (read.kind !== 'text' || read.isSuppressed || read.isError) counts.figures += 1
    if (isPeriod(cell)) counts.periods += 1
    if (looksLikePlace(text)) counts.places += 1
    if (dimensionOf(text) !== null) counts.groups += 1
    if (UID.test(text) && /\d|[a-z][A-Z]/.test(text)) counts.uids += 1
    if (/^[A-Z]{3}$/.test(text)) counts.countryCodes += 1
  }
  const share = (count: number) => (filled === 0 ? 0 : count / filled)
  return {
    filled,
    numbers: share(counts.numbers),
    figures: share(counts.figures),
    periods: share(counts.periods),
    places: share(counts.places),
    groups: share(counts.groups),
    uids: share(counts.uids),
    countryCodes: share(counts.countryCodes),
    distinct: distinct.size,
  }
}
