import { isSane } from '#domain/number/bounds.ts'

/** Numbers as a language of `Intl` writes them, with a true minus sign, and which plural a count takes. */
export interface Numbers {
  readonly plurals: Readonly<Record<Intl.PluralRuleType, Intl.PluralRules>>
  /** Whole numbers. */
  readonly counts: Intl.NumberFormat
  fixed(value: number, decimals: number): string
}

/** Formats are dear to make: one for each count of digits, kept. */
export function numbersOf(locale: string): Numbers {
  const formats = new Map<number, Intl.NumberFormat>()
  // A number that no figure is would be hundreds of digits long.
  const beyond = new Intl.NumberFormat(locale, { notation: 'scientific', maximumFractionDigits: 1 })
  return {
    plurals: {
      cardinal: new Intl.PluralRules(locale),
      ordinal: new Intl.PluralRules(locale, { type: 'ordinal' }),
    },
    counts: new Intl.NumberFormat(locale),
    fixed(value, decimals) {
      if (!isSane(value)) return beyond.format(value).replace('-', '−')
      let format = formats.get(decimals)
      if (!format) {
        const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
        format = new Intl.NumberFormat(locale, { ...digits, signDisplay: 'negative' })
        formats.set(decimals, format)
      }
      return format.format(value).replace('-', '−')
    },
  }
}
