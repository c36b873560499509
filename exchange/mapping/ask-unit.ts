import { type Message, message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import type { Factor } from '#domain/number/factor.ts'
import type { Scale } from './by-values.ts'

/** A question about the unit of a column, with what it would have to be multiplied with. Nobody converts without an answer. */
export interface UnitQuestion {
  readonly scale: Scale
  readonly because: Message
}

/** What we multiply with, by what a unit says: 100 for per cent. */
const BASES: Readonly<Record<1 | 2 | 3, number>> = { 1: 1000, 2: 100, 3: 100000 }

/**
 * Asks about the unit of a column: its words name another base than ours, or all of its values lie between 0 and 1 where ours are
 * per cent. Null where nothing speaks against it.
 */
export function askUnit(values: readonly number[], unit: string, factor: Factor): UnitQuestion | null {
  if (factor === 4 || values.length === 0) return null
  const stated = baseOf(unit)
  const wanted = BASES[factor]
  const areFractions =
    values.length > 2 &&
    values.every((value) => value >= 0 && value <= 1) &&
    values.some((value) => value > 0 && value < 1)
  if (areFractions && stated !== wanted)
    return question(factor === 2 ? 100 : factor === 1 ? 1000 : null, 'fractions', unit, values.length)
  if (areFractions && factor === 2) return question(100, 'fractions', unit, values.length)
  if (stated === null || stated === wanted) return null
  return question(scaleOf(wanted / stated), 'stated', unit, values.length)
}

function question(
  scale: number | null,
  why: 'fractions' | 'stated',
  unit: string,
  count: number,
): UnitQuestion | null {
  const known = scale === null ? null : scaleOf(scale)
  return known === null
    ? null
    : { scale: known, because: message('exchange.ask-unit', { why, unit, count, all: whole(count) }) }
}

function scaleOf(scale: number): Scale | null {
  const known: readonly Scale[] = [1, 100, 10, 1000, 0.01, 0.1, 0.001, 1000000, 0.000001]
  return known.find((one) => Math.abs(one - scale) < one * 1e-9) ?? null
}

/** The base that the words of a unit name; null where they name none. */
export function baseOf(unit: string): number | null {
  const words = unit.toLowerCase().replaceAll(/[, ]/g, '')
  if (/100000|100k|lakh/.test(words)) return 100000
  if (/1000(?!0)|per_?1k|permille|‰|perthousand/.test(words)) return 1000
  if (/%|percent|pcnt|pct|^percentage/.test(words)) return 100
  if (/proportion|fraction|^share$|ratio0|prob/.test(words)) return 1
  return null
}
