import { unitLabel } from '#domain/indicator/factor.ts'
import { LEVELS } from '#domain/location/location.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodLabel } from '#domain/period/period.ts'
import { known, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { FigureRow } from '#charts/figure.ts'

/** A point in long form, with the stored value as it is. */
export function figureRow(point: Point, reference: ReferenceData): FigureRow {
  const indicator = known(reference.indicators, point.indicator)
  const source = known(reference.sources, point.source)
  const location = known(reference.locations, point.location)
  return {
    indicator: indicator.fullName,
    source: source.name,
    classification: source.classification,
    location: location.name,
    level: LEVELS[location.level],
    period: periodLabel(point.period, source.periodLabels),
    unit: unitLabel(indicator.factor),
    point,
  }
}
