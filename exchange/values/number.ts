import type { Cell } from '#exchange/reading/cell.ts'

/** What a cell of figures holds. */
export type CellValue =
  | {
      readonly kind: 'number'
      readonly value: number
      readonly isPercent: boolean
      /** The interval that stands behind the number in the same cell: `20.1 (17.2-23.5)`. */
      readonly interval?: readonly [lower: number, upper: number]
    }
  | { readonly kind: 'gap' }
  | {
      readonly kind: 'text'
      readonly text: string
      readonly isSuppressed: boolean
      /** True where a formula of the sheet failed. */
      readonly isError?: boolean
    }

/** How numbers are written in a file. */
export interface NumberStyle {
  readonly decimal: '.' | ','
  /** Texts that stand for a missing value in this file, beside the usual ones. */
  readonly missing?: ReadonlySet<string>
}

export const POINT_STYLE: NumberStyle = { decimal: '.' }

const GAP: CellValue = { kind: 'gap' }

/** Signs for a value that nobody has, small letters. */
const GAPS = new Set(
  '|-|--|–|—|.|..|...|…|na|n/a|n.a.|n.a|#n/a|#na|nan|null|none|nil reported|nd|no data|not available|missing'.split(
    '|',
  ),
)

/** `>95`, `<0.1`, `≥ 95%`: a number that the publisher withholds. */
const SUPPRESSED = /^[<>≤≥]\s*=?\s*\d/

/** What spreadsheets show where a formula fails: a figure was meant. `#N/A` says on purpose that there is none. */
const ERRORS = /^#(value!|ref!|div\/0!|null!|num!|name\?)$/i

const PLAIN = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d{1,3})?$/
const GROUPED = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/
const SPACED = /^[+-]?\d{1,3}([ \u00A0\u202F]\d{3})+([.,]\d+)?$/
const DOTTED = /^[+-]?\d{1,3}(\.\d{3})+(,\d+)?$/
const COMMA = /^[+-]?\d+(,\d+)?([eE][+-]?\d{1,3})?$/

/** Reads a cell in which a figure may stand. Nothing is guessed: a text that is no number stays a text. */
export function cellValue(cell: Cell | undefined, style: NumberStyle = POINT_STYLE): CellValue {
  if (cell === undefined) return GAP
  if (typeof cell === 'number') {
    return Number.isFinite(cell) ? { kind: 'number', value: cell, isPercent: false } : GAP
  }
  if (style.decimal === '.' && PLAIN.test(cell)) {
    const value = finite(cell)
    if (value !== null) return { kind: 'number', value, isPercent: false }
  }
  const text = cell.trim()
  if (text === '') return GAP
  if (GAPS.has(text.toLowerCase()) || style.missing?.has(text)) return GAP
  if (ERRORS.test(text)) return { kind: 'text', text, isSuppressed: false, isError: true }
  if (SUPPRESSED.test(text)) return { kind: 'text', text, isSuppressed: true }
  const isPercent = /\s*%$/.test(text)
  const interval = withInterval(text, style)
  if (interval !== null) return interval
  const value = numberIn(isPercent ? text.replace(/\s*%$/, '') : text, style)
  return value === null ? { kind: 'text', text, isSuppressed: false } : { kind: 'number', value, isPercent }
}

const INTERVAL =
  /^([^\s([]+)%?\s*[([]\s*(?:95 ?% ?CI:?\s*)?([^\s)\]]+?)%?\s*(?:-|–|—|to|;|, )\s*([^\s)\]]+?)%?\s*[)\]]$/i

/** A number with its interval in one cell; null for every other text, and where the interval does not hold the number. */
function withInterval(text: string, style: NumberStyle): CellValue | null {
  const match = INTERVAL.exec(text)
  if (!match) return null
  const [value, lower, upper] = match.slice(1, 4).map((part) => numberIn(part.replace(/%$/, ''), style))
  if (typeof value !== 'number' || typeof lower !== 'number' || typeof upper !== 'number') return null
  if (lower > value || upper < value) return null
  return { kind: 'number', value, isPercent: text.includes('%'), interval: [lower, upper] }
}

function numberIn(text: string, { decimal }: NumberStyle): number | null {
  if (decimal === ',') {
    if (COMMA.test(text)) return finite(text.replace(',', '.'))
    if (DOTTED.test(text)) return finite(text.replaceAll('.', '').replace(',', '.'))
  }
  if (PLAIN.test(text)) return finite(text)
  if (GROUPED.test(text)) return finite(text.replaceAll(',', ''))
  if (SPACED.test(text)) return finite(text.replace(/[ \u00A0\u202F]/g, '').replace(',', '.'))
  return null
}

function finite(text: string): number | null {
  const value = Number(text)
  return Number.isFinite(value) ? value : null
}

/** A bound, a count or another number beside a value; null where none stands. */
export function besideValue(cell: Cell | undefined, style?: NumberStyle): number | null {
  const read = cellValue(cell, style)
  return read.kind === 'number' ? read.value : null
}
