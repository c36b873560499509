import { isSane } from './bounds.ts'
import type { Factor } from './factor.ts'
import type { PlainUnit } from './plain-unit.ts'

/**
 * Whose digits and separators labels are written with. The languages that are offered take it as theirs, and a test holds that it
 * writes as English, Pidgin, Hausa, Yoruba and Igbo of Nigeria do: a language that writes otherwise has to hand its own down.
 */
export const DIGITS_OF = 'en-GB'

const FORMATS = new Map<number, Intl.NumberFormat>()

const BEYOND = new Intl.NumberFormat(DIGITS_OF, { notation: 'scientific', maximumFractionDigits: 1 })

/** A number that no figure is, by its power of ten: `5E307`. In full it would be hundreds of digits long. */
export function numberBeyond(value: number): string {
  return BEYOND.format(value).replaceAll('-', '−')
}

/** A number with a fixed count of digits after the point, thousands separated, a true minus sign. */
export function formatNumber(value: number, decimals = 1): string {
  if (!isSane(value)) return numberBeyond(value)
  let format = FORMATS.get(decimals)
  if (!format) {
    format = new Intl.NumberFormat(DIGITS_OF, {
      minimumFractionDigits: decimals,
      signDisplay: 'negative',
      maximumFractionDigits: decimals,
    })
    FORMATS.set(decimals, format)
  }
  return format.format(value).replace('-', '−')
}

/** The format of a value: the unit and how many digits are worth showing. */
export interface ValueFormat {
  readonly factor: Factor
  readonly decimals: number
  /** Published as a whole number, and shown as one. */
  readonly isWholeNumber?: boolean
  /** Of plain numbers, as their name says it; absent or null where it says none. */
  readonly unit?: PlainUnit | null
}

/** Digits shown: none where whole numbers were published; percentages one (the specification), others as the publishers give them. */
export function shownDecimals({ factor, decimals, isWholeNumber = false }: ValueFormat): number {
  if (isWholeNumber) return 0
  return factor === 2 ? 1 : decimals
}

/** A value as shown in tables and labels, without unit: `53.4`, `140,431,790`. */
export function formatValue(value: number, format: ValueFormat): string {
  return formatNumber(value, shownDecimals(format))
}

/** A value with its unit where the unit is short: `53.4%`; rates and counts stay bare. */
export function formatWithUnit(value: number, format: ValueFormat): string {
  return format.factor === 2 ? `${formatValue(value, format)}%` : formatValue(value, format)
}

/** Rounds to the digits shown, so that the comparison is of the numbers that the reader sees. */
export function roundShown(value: number, format: ValueFormat): number {
  const scale = 10 ** shownDecimals(format)
  const shifted = Math.abs(value) * scale
  return (Math.sign(value) * Math.round(shifted + shifted * Number.EPSILON)) / scale
}
