import type { Factor } from '#domain/number/factor.ts'
import { type Message, message, type Value } from './message.ts'
import { term } from './value.ts'
import type { Indicator, IndicatorSource } from '#domain/indicator/indicator.ts'

/** First words that keep their capital inside a sentence: names of places, people and products. */
const PROPER_NAMES = /^(Lassa|Buruli|Penta|Hib|Nigeria)\b/

/**
 * A name inside a sentence: its first letter becomes small, unless it opens an abbreviation such as `HIV`, is a proper name
 * such as `Lassa`, or the whole is a title such as `Human Development Index`.
 */
export function midSentence(text: string): string {
  const isPlainWord = /^[A-Z][a-z]+(\b|-)/.test(text) && !PROPER_NAMES.test(text)
  const isTitle = /^[A-Z][a-z]+ [A-Z][a-z]/.test(text)
  return isPlainWord && !isTitle ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** The unit by its name, for axes and tables; empty for plain numbers, whose name carries the unit. */
export function unitName(factor: Factor): Message {
  return message('unit.label', { factor: `${factor}` })
}

/** Ranges of figures with a proper dash: `12-23 months` → `12–23 months`. */
export function properRanges(text: string): string {
  return text.replace(/(\d)-(\d)/g, '$1–$2')
}

/**
 * Unit and denominator of an indicator: `percentage of children aged 12–23 months`, `deaths at 0–27 days per 1,000 live
 * births`. `measure` gives one source's own denominator where it has one. Plain numbers have no unit of their own: their
 * full name carries it.
 */
export function unitOf(indicator: Indicator, measure?: IndicatorSource): Value {
  const { factor, fullName } = indicator
  if (factor === 4) return term(fullName)
  const of = measure?.denominator || indicator.denominator
  const counted = measure?.numerator || indicator.numerator
  const denominator = term(of)
  if (factor === 2) {
    return of === '' ? message('unit.percentage') : message('unit.percentage-of', { denominator })
  }
  const per = factor === 1 ? 'thousand' : 'hundred_thousand'
  if (counted === '') {
    return of === '' ? message('unit.rate', { per }) : message('unit.rate-of', { per, denominator })
  }
  const numerator = term(counted)
  return of === ''
    ? message('unit.counted', { per, numerator })
    : message('unit.counted-of', { per, numerator, denominator })
}
