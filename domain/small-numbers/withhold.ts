import { WITHHELD_RULES, type WithheldPoint } from '#domain/observation/gap.ts'
import type { Point } from '#domain/observation/point.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { smallPoint } from './small-point.ts'

/** Points that may be shown, and the keys of those that rest on too few people. */
export interface Withholding {
  readonly shown: readonly Point[]
  readonly withheld: readonly WithheldPoint[]
}

/**
 * Keeps back figures that rest on too few people; points of unknown indicators and sources may be shown.
 * Source: methods
 * 11.
 */
export function withhold(
  points: readonly Point[],
  { indicators, sources, locations }: Pick<ReferenceData, 'indicators' | 'sources' | 'locations'>,
): Withholding {
  const ruleOf = (point: Point) => {
    const indicator = indicators.get(point.indicator)
    const source = sources.get(point.source)
    if (!indicator || !source) return undefined
    const verdict = smallPoint(point, { indicator, source, location: locations.get(point.location) })
    return verdict.suppressed ? WITHHELD_RULES.find((rule) => rule === verdict.rule) : undefined
  }
  const shown: Point[] = []
  const withheld: WithheldPoint[] = []
  for (const point of points) {
    const rule = ruleOf(point)
    const { indicator, source, location, period } = point
    if (rule) withheld.push({ indicator, source, location, period, rule })
    else shown.push(point)
  }
  return { shown, withheld }
}
