const COMPACT = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

/** A large number for axes and legends: `150M`, `1.2K`, with a true minus sign. The table has it in full. */
export function compactNumber(value: number): string {
  return COMPACT.format(value).replace('-', '−')
}
