import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodYear } from '#domain/period/period.ts'
import { figureUnit, unitScale } from '#domain/statistics/figure-unit.ts'
import type { ComputedFrom } from './entry-row.ts'

/** So many periods have to agree before a share is said to follow from a count. */
const LEAST_ALIKE = 2

interface Surroundings {
  readonly indicators: readonly Indicator[]
  /** Figures of the source at the place, by indicator. */
  readonly byIndicator: ReadonlyMap<number, readonly Point[]>
}

/**
 * How a share follows from a count of the same source: the count whose figures are the share's numerators in every period that has
 * both, and the target that numerators and shares imply. Null where no count does, and where the source publishes the denominator.
 */
export function impliedTarget(
  indicator: Indicator,
  before: readonly Point[],
  { indicators, byIndicator }: Surroundings,
): ComputedFrom | null {
  if (figureUnit(indicator) === 'count' || figureUnit(indicator) === 'other') return null
  const shares = before.filter(({ numerator, denominator }) => numerator !== null && denominator === null)
  const newest = shares.at(-1)
  if (!newest) return null
  const count = indicators.find(
    (other) => figureUnit(other) === 'count' && isNumeratorOf(shares, byIndicator.get(other.id) ?? []),
  )
  const ofYear = shares.filter(({ period }) => periodYear(period) === periodYear(newest.period))
  const target = count && targetOf(ofYear, indicator)
  return target ? { count: count.id, target, period: newest.period } : null
}

function isNumeratorOf(shares: readonly Point[], counts: readonly Point[]): boolean {
  const values = new Map(counts.map(({ period, value }) => [period, value]))
  const both = shares.filter(({ period }) => values.has(period))
  return both.length >= LEAST_ALIKE && both.every(({ period, numerator }) => values.get(period) === numerator)
}

/** The target between what each rounded share allows: those of one year have one target, and each narrows it. */
function targetOf(shares: readonly Point[], indicator: Indicator): number | null {
  const scale = unitScale(indicator)
  const half = 0.5 / 10 ** indicator.decimals
  const known = shares.filter(({ value }) => value > half)
  const limits = known.map(({ value, numerator }) => [
    ((numerator ?? 0) * scale) / (value + half),
    ((numerator ?? 0) * scale) / (value - half),
  ])
  const least = Math.max(...limits.map(([low = 0]) => low))
  const most = Math.min(...limits.map(([, high = 0]) => high))
  if (least > 0 && least <= most) return Math.round((least + most) / 2)
  const newest = known.at(-1)
  const target = newest ? Math.round(((newest.numerator ?? 0) * scale) / newest.value) : 0
  return target > 0 ? target : null
}
