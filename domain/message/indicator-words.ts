import type { Factor } from '#domain/number/factor.ts'
import { type Message, message, type Value } from './message.ts'
import { term } from './value.ts'
import type { Indicator, IndicatorSource } from '#domain/indicator/indicator.ts'

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
  // The things counted say more than the name once more.
  if (factor === 4)
    return term(fullName === indicator.shortName && indicator.numerator ? indicator.numerator : fullName)
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
