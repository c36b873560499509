import { isSane } from '#domain/number/bounds.ts'
import { numberBeyond } from '#domain/number/format.ts'

const COMPACT = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

/** A large number for axes and legends: `150M`, `1.2K`, with a true minus sign. The table has it in full. */
export function compactNumber(value: number): string {
  if (!isSane(value)) return numberBeyond(value)
  return COMPACT.format(value).replace('-', '−')
}

/** The units in which a number is counted, the largest first. */
const UNITS = [
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'K'],
] as const

/**
 * Writes the numbers of one column alike, in the unit of the largest: `216.8M`, `0.8M`, `0.04M`. What is too small for one decimal has as
 * many as it takes to show one digit.
 *
 * @param largest the largest number of the column, whatever its sign
 */
export function compactLike(largest: number): (value: number) => string {
  if (!isSane(largest)) return compactNumber
  const [size, name] = UNITS.find(([size]) => Math.abs(largest) >= size) ?? [1, '']
  return (value) => {
    const shown = Math.abs(value) / size
    const decimals = shown === 0 || shown >= 0.05 ? 1 : Math.min(6, Math.ceil(-Math.log10(shown)))
    const fixed = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
    const digits = new Intl.NumberFormat('en-US', name === '' ? {} : fixed).format(shown)
    return shown === 0 ? '0' : `${value < 0 ? '−' : ''}${digits}${name}`
  }
}
