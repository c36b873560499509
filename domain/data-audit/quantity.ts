import type { Indicator } from '#domain/indicator/indicator.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'

/** Quantities that may lie below zero. */
const SIGNED = /growth|change|migration|difference|balance|annual rate of|inflation|z-?score/i

/** Percentages of something else than the people counted, which pass 100 without being wrong. */
const PASSES_HUNDRED = /gross|ratio|expenditure|spending|% of|per cent of|index|inflation|growth|target/i

/** Counts that rise and fall with outbreaks and events, so that a jump is nothing odd. */
const OUTBREAK = /\b(cases?|deaths?|infections?|affected|displace\w*|refugees?|fatality|aid)\b/i

/** What the name of an indicator says of its figures; rules ask for every one of them. */
interface Quantity {
  readonly maySink: boolean
  readonly isShare: boolean
  readonly isErratic: boolean
}

const QUANTITIES = new WeakMap<Indicator, Quantity>()

function quantityOf(indicator: Indicator): Quantity {
  const known = QUANTITIES.get(indicator)
  if (known) return known
  const { fullName, factor } = indicator
  const sinks = SIGNED.test(fullName)
  const quantity = {
    maySink: sinks,
    isShare: factor === 2 && !sinks && !PASSES_HUNDRED.test(fullName),
    isErratic: sinks || OUTBREAK.test(fullName),
  }
  QUANTITIES.set(indicator, quantity)
  return quantity
}

/** True where less than nothing has a meaning. */
export function maySink(indicator: Indicator): boolean {
  return quantityOf(indicator).maySink
}

/** True for a share of people or things, which cannot pass 100. */
export function isShare(indicator: Indicator): boolean {
  return quantityOf(indicator).isShare
}

/** True where one year may be many times the year before. */
export function isErratic(indicator: Indicator): boolean {
  return quantityOf(indicator).isErratic
}

/** True for figures whose parent lies between its parts: shares, rates and averages, but no counts. */
export function isAverage(indicator: Indicator): boolean {
  return figureUnit(indicator) !== 'count'
}

/**
 * How far two statements of one figure are apart: points for percentages, percent of the larger for everything else. 0 to 100
 * for figures above zero.
 */
export function apart(a: number, b: number, indicator: Indicator): number {
  if (indicator.factor === 2) return Math.abs(a - b)
  const largest = Math.max(Math.abs(a), Math.abs(b))
  return largest === 0 ? 0 : (100 * Math.abs(a - b)) / largest
}

/** The half of the last digit that a value was published with, at most two after the point. */
export function halfStep(values: readonly number[]): number {
  const decimals = values.some((value) => !isWhole(value))
    ? values.some((v) => !isWhole(v * 10))
      ? 2
      : 1
    : 0
  return 0.5 / 10 ** decimals
}

/** True for a number without anything behind the point, whatever the floating point made of it. */
export function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-9
}
