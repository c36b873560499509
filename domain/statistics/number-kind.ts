import type { Indicator } from '#domain/indicator/indicator.ts'
import type { NumberKind } from '#domain/number/bounds.ts'
import { figureUnit } from './figure-unit.ts'

/** Names of amounts of money. */
const MONEY = /\b(US\$|USD|NGN|naira|dollars?|expenditure|spending)/i

/** Names of indicators that may be below zero, in any unit. */
const SIGNED = /\b(growth|change|migration)\b/i

/** The kind of an indicator's numbers, as far as their size goes. */
export function numberKind(indicator: Pick<Indicator, 'factor' | 'fullName' | 'denominator'>): NumberKind {
  const { factor, fullName } = indicator
  if (SIGNED.test(fullName)) return 'other'
  if (factor === 2) return 'percent'
  if (factor === 1) return 'per-1000'
  if (factor === 3) return 'per-100000'
  if (MONEY.test(fullName)) return 'money'
  return figureUnit(indicator) === 'count' ? 'count' : 'other'
}
