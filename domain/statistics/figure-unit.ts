import type { Indicator } from '#domain/indicator/indicator.ts'
import type { AggregatedKind } from './aggregation.ts'
import type { Unit } from './comparison.ts'

/** Plain numbers that do not count anything: they cannot be added up. */
const NOT_A_COUNT = /\b(index|median|mean|average|expectancy|ratio|per)\b/i

/** Names of figures that have no parent made of their children's, the most telling first. Source: methods §7.4. */
const NEVER_AGGREGATED: readonly (readonly [RegExp, AggregatedKind])[] = [
  [/\bmedian\b/i, 'median'],
  [/\bexpectancy\b/i, 'life_expectancy'],
  [/\bindex\b/i, 'index'],
  [/\b(gini|inequality)\b/i, 'inequality_index'],
  [/\bratio\b/i, 'ratio'],
]

/**
 * The unit class of an indicator: percent and rate from its factor; a plain number is a count, unless it has a
 * denominator or its name says mean, index, ratio or the like. Source: methods §0 C3.
 */
export function figureUnit({
  factor,
  fullName,
  denominator,
}: Pick<Indicator, 'factor' | 'fullName' | 'denominator'>): Unit {
  if (factor === 2) return 'percent'
  if (factor !== 4) return 'rate'
  return denominator !== '' || NOT_A_COUNT.test(fullName) ? 'other' : 'count'
}

/** What stands at one time, or counts since a beginning, and a month's share of a year: their months make no year. */
const NO_YEAR = /\b(stock|cumulative|active cases)\b|\bin the month\b/i

/** How months make a year: as the unit class says, and not at all of what stands at one time. Source: methods §0 C4. */
export type YearUnit = Unit | 'none'

/** How months of the indicator make a year. */
export function yearUnit(indicator: Pick<Indicator, 'factor' | 'fullName' | 'denominator'>): YearUnit {
  return NO_YEAR.test(indicator.fullName) ? 'none' : figureUnit(indicator)
}

/** Figures of the indicator are counts: that of a place is the total of its parts, and has no axis in common with them. */
export function isTotalled(indicator: Indicator): boolean {
  return figureUnit(indicator) === 'count'
}

/** The kind of a figure when those of smaller places are put together; most kinds are refused. Source: methods 7.4. */
export function aggregatedKind(indicator: Indicator): AggregatedKind {
  const unit = figureUnit(indicator)
  if (unit === 'percent' || unit === 'count') return unit
  return NEVER_AGGREGATED.find(([name]) => name.test(indicator.fullName))?.[1] ?? 'rate'
}

/** The value of a figure equal to its denominator: 100, 1,000 or 100,000; 1 for plain numbers. */
export function unitScale({ factor }: Pick<Indicator, 'factor'>): number {
  return { 1: 1000, 2: 100, 3: 100_000, 4: 1 }[factor]
}
