import { WITHHELD_RULES, type WithheldPoint } from '#domain/observation/gap.ts'
import type { Point } from '#domain/observation/point.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { reliabilityOf } from './reliability.ts'
import { smallPoint } from './small-point.ts'

/** Points that may be shown, and the keys of those that rest on too few people or are too imprecise. */
export interface Withholding {
  readonly shown: readonly Point[]
  readonly withheld: readonly WithheldPoint[]
}

/**
 * Keeps back figures that rest on too few people or are too imprecise, and flags those of places below states whose interval is wide;
 * points of unknown indicators and sources may be shown.
 * Source: methods
 * 11.
 */
export function withhold(
  points: readonly Point[],
  { indicators, sources, locations }: Pick<ReferenceData, 'indicators' | 'sources' | 'locations'>,
): Withholding {
  const verdictOf = (point: Point) => {
    const indicator = indicators.get(point.indicator)
    const source = sources.get(point.source)
    if (!indicator || !source) return null
    const location = locations.get(point.location)
    const verdict = smallPoint(point, { indicator, source, location })
    const isWide = reliabilityOf(point, indicator, location) === 'wide'
    return { isWide, rule: verdict.suppressed ? WITHHELD_RULES.find((rule) => rule === verdict.rule) : null }
  }
  const shown: Point[] = []
  const withheld: WithheldPoint[] = []
  for (const point of points) {
    const verdict = verdictOf(point)
    const { indicator, source, location, period, flags } = point
    if (verdict?.rule) withheld.push({ indicator, source, location, period, rule: verdict.rule })
    else shown.push(verdict?.isWide ? { ...point, flags: [...flags, 'wide_interval'] } : point)
  }
  return { shown, withheld }
}
