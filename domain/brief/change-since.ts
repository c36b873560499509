import { aboutSpan } from '#domain/observation/about.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { restsOnFewEvents } from '#domain/observation/few-events.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { isWhole } from '#domain/observation/settled.ts'
import { periodKind, periodYear } from '#domain/period/period.ts'
import { isModelled } from '#domain/reference/kinship.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { comparePair } from '#domain/statistics/comparison.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { pointEstimate } from '#domain/statistics/point-estimate.ts'

/**
 * What may be said of a change: `better`, `worse` or, for a quantity that has no good side, `changed`, where the two can be told
 * apart; `unclear` where they cannot; `untested` where nothing tells. Source: methods §7.2.
 */
export const CHANGES = ['better', 'worse', 'changed', 'unclear', 'untested'] as const

export type ChangeVerdict = (typeof CHANGES)[number]

export interface ChangeSince {
  readonly before: Point
  readonly verdict: ChangeVerdict
  /** The two describe stretches of time of unequal length, such as births of five years and of two. */
  readonly unequalTimes: boolean
}

/** Years between two figures of a series that comes out every year; a survey is held against its round before. */
const LEAST_YEARS = 3

interface Asked {
  readonly table: ObservationTable
  readonly reference: ReferenceData
  readonly indicator: Indicator
}

/**
 * How a figure stands against an earlier one of the same source: the newest that is three years older, else the newest before it.
 * Null without one. Only figures of whole years that were observed are compared; a model's own years share its errors, so they
 * are not tested.
 */
export function changeSince(now: Point, { table, reference, indicator }: Asked): ChangeSince | null {
  const { source, location, period } = now
  const earlier = pointsWhere(table, { indicator: indicator.id, source, location })
    .filter((point) => point.period < period && periodKind(point.period) === 'year' && isWhole(point))
    .filter(({ coordinates }) => coordinates.supersededBy === null)
    .toSorted((a, b) => b.period - a.period)
  const longer = earlier.find((point) => periodYear(period) - periodYear(point.period) >= LEAST_YEARS)
  const before = longer ?? earlier[0]
  if (!before) return null
  return {
    before,
    verdict: verdictOf(before, now, { reference, indicator }),
    unequalTimes: hasUnequalTimes(before, now),
  }
}

function verdictOf(
  before: Point,
  now: Point,
  { reference, indicator }: Pick<Asked, 'reference' | 'indicator'>,
): ChangeVerdict {
  const isCounted = byId(reference.sources, now.source).classification === 'Routine'
  const cannot = (point: Point) => isModelled(point, reference) || restsOnFewEvents(point, indicator)
  if (isCounted || cannot(before) || cannot(now)) return 'untested'
  const [a, b] = [pointEstimate(before), pointEstimate(now)]
  const tested = comparePair({ a, b, unit: figureUnit(indicator) })
  if (!tested.tested) return 'untested'
  if (!tested.significant) return 'unclear'
  if (indicator.slope === null) return 'changed'
  return tested.difference > 0 === (indicator.slope === 'Positive') ? 'better' : 'worse'
}

/** True when the times that two figures describe differ in length by a year or more. */
export function hasUnequalTimes(a: Point, b: Point): boolean {
  const lengthOf = (point: Point) => {
    const { from, to } = aboutSpan(point)
    return to - from
  }
  return Math.abs(lengthOf(a) - lengthOf(b)) >= 1
}
