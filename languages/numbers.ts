import { isSane } from '#domain/number/bounds.ts'
import { numberBeyond } from '#domain/number/format.ts'

/** Numbers as a language of `Intl` writes them, with a true minus sign, and which plural a count takes. */
export interface Numbers {
  readonly plurals: Readonly<Record<Intl.PluralRuleType, Intl.PluralRules>>
  /** Whole numbers. */
  readonly counts: Intl.NumberFormat
  fixed(value: number, decimals: number): string
}

/** Counts inside a text, which the library writes. */
class Counts extends Intl.NumberFormat {
  override format(count: Parameters<Intl.NumberFormat['format']>[0]): string {
    return typeof count === 'number' && !isSane(count) ? numberBeyond(count) : super.format(count)
  }
}

/** Formats are dear to make: one for each count of digits, kept. */
export function numbersOf(locale: string): Numbers {
  const formats = new Map<number, Intl.NumberFormat>()
  return {
    plurals: {
      cardinal: new Intl.PluralRules(locale),
      ordinal: new Intl.PluralRules(locale, { type: 'ordinal' }),
    },
    counts: new Counts(locale),
    fixed(value, decimals) {
      if (!isSane(value)) return numberBeyond(value)
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
