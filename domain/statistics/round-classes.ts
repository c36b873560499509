import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Classes, classBreaks, classIndex, type ClassMethod } from './class-breaks.ts'
import { countClasses } from './count-classes.ts'
import { figureUnit } from './figure-unit.ts'
import { wholeLimits } from './whole-limits.ts'

/**
 * How the limits of classes came about: of equal width, those of all coverage, with about as many places in each, or set from
 * elsewhere.
 */
export type ClassesBy = 'width' | 'coverage' | 'places' | 'limits'

/** Classes with how they were made. */
export interface RoundClasses extends Classes {
  readonly by: ClassesBy
}

/** A class with more of the places than this says little about them. */
const MOST_IN_ONE = 0.5

/** Where the classes of coverage begin but the first, in percent. */
export const COVERAGE_LIMITS: readonly number[] = [30, 40, 50, 60, 70, 80]

/** Coverage that fills fewer of its seven classes is told apart better by classes of its own. */
const LEAST_FILLED = 4

/** More limits than these make classes that cannot be told apart. */
const MOST_LIMITS = 6

/**
 * The classes of a map of values, the same wherever an indicator is mapped. Coverage has the same seven on every map, so that a colour
 * is one percentage across indicators, sources and years; where it fills few of them it has five round ones of equal width, as all
 * else has. Whole counts have whole limits, zero stands alone, and no class is without a place; where more than half of those above
 * zero would stand in one class (a few states have most of the cases) they are put into fifths with round limits.
 */
export function roundClasses(values: readonly number[], indicator: Indicator): RoundClasses {
  if (isCoverage(indicator)) {
    const seven = classesBetween(values, COVERAGE_LIMITS)
    const filled = seven.classes.filter(({ count }) => count > 0).length
    if (filled >= LEAST_FILLED && !hasOneOfMost(seven, values)) return { ...seven, by: 'coverage' }
  }
  return areWhole(values, indicator) ? roundCounts(values) : byWidth(values, indicator)
}

/** Classes of one of the ways in which a reader can have them made; `pretty` are the round ones of every map. */
export function classesBy(values: readonly number[], indicator: Indicator, method: ClassMethod): Classes {
  if (method === 'pretty') return roundClasses(values, indicator)
  return areWhole(values, indicator)
    ? countsBetween(values, limitsBy(values, method))
    : classBreaks(values, method)
}

/** Every figure is a whole count: of people, visits or places. */
export function areWhole(values: readonly number[], indicator: Indicator): boolean {
  return figureUnit(indicator) === 'count' && values.every((value) => Number.isInteger(value) && value >= 0)
}

function byWidth(values: readonly number[], indicator: Indicator): RoundClasses {
  const equal = classBreaks(values, 'pretty', 5)
  const isSkewed =
    figureUnit(indicator) === 'count' && equal.classes.length > 2 && hasOneOfMost(equal, values)
  const limits = isSkewed ? fifths(values) : []
  return limits.length > 1 ? { ...classesBetween(values, limits), by: 'places' } : { ...equal, by: 'width' }
}

function roundCounts(counts: readonly number[]): RoundClasses {
  const above = counts.filter((count) => count > 0)
  const tries = [5, 4, 3].map((classes) => countsBetween(counts, limitsBy(counts, 'pretty', classes)))
  const equal = tries.find(({ classes }) => classes.length <= MOST_LIMITS + 1) ?? countsBetween(counts, [])
  const ofAbove = equal.classes.filter(({ lower }) => lower > 0)
  const isSkewed = ofAbove.length > 2 && hasOneOfMost({ ...equal, classes: ofAbove }, above)
  const limits = isSkewed ? fifths(counts) : []
  return limits.length > 1 ? { ...countsBetween(counts, limits), by: 'places' } : { ...equal, by: 'width' }
}

/** Where classes of the counts above zero begin but the first. */
function limitsBy(counts: readonly number[], method: ClassMethod, classes?: number): number[] {
  const above = counts.filter((count) => count > 0)
  return classBreaks(above, method, classes)
    .classes.slice(1)
    .map(({ lower }) => lower)
}

function countsBetween(counts: readonly number[], limits: readonly number[]): Classes {
  return { ...classesBetween(counts, wholeLimits(counts, limits)), isWhole: true }
}

/** A percentage that is better the higher: how many of those who should have something have it. */
function isCoverage(indicator: Indicator): boolean {
  return figureUnit(indicator) === 'percent' && indicator.slope === 'Positive'
}

function hasOneOfMost({ classes }: Classes, values: readonly number[]): boolean {
  return classes.some(({ count }) => count > values.length * MOST_IN_ONE)
}

/** Where each class but the first begins, ascending. */
function fifths(values: readonly number[]): number[] {
  const limits = countClasses(values).slice(1)
  return [...new Set(limits.map(({ from }) => roundLimit(from)))]
}

/** The leading digits of limits of counts. */
const STEPS = [1, 1.5, 2, 3, 4, 5, 6, 8, 10]

/** The round number next to a limit; below ten every whole number is round. */
function roundLimit(limit: number): number {
  if (limit < 10) return limit
  const scale = 10 ** Math.floor(Math.log10(limit))
  const far = (step: number) => Math.abs(step - limit / scale)
  return Math.round(STEPS.reduce((near, step) => (far(step) < far(near) ? step : near)) * scale)
}

/** Classes between limits, ascending: the first and the last are open, so that maps whose ranges differ share them. */
export function classesBetween(values: readonly number[], limits: readonly number[]): Classes {
  const bounds = [Math.min(...values, ...limits), ...limits, Math.max(...values, ...limits)]
  const empty = bounds.slice(1).map((upper, index) => ({ lower: bounds[index] ?? upper, upper, count: 0 }))
  const counts = empty.map(() => 0)
  for (const value of values) {
    const index = classIndex({ method: 'pretty', classes: empty }, value)
    counts[index] = (counts[index] ?? 0) + 1
  }
  const classes = empty.map((entry, index) => ({ ...entry, count: counts[index] ?? 0 }))
  return { method: 'pretty', classes, fit: Number.NaN }
}
