import { unitName } from '#domain/message/indicator-words.ts'
import { LEVELS } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { periodName } from '#domain/message/value.ts'
import type { Point } from '#domain/observation/point.ts'
import { known } from '#domain/reference/reference-data.ts'
import type { FigureRow } from '#charts/figure.ts'
import type { Worded } from './worded.ts'

/** A point in long form, with the stored value as it is. */
export function figureRow(point: Point, { reference, language }: Worded): FigureRow {
  const indicator = known(reference.indicators, point.indicator)
  const source = known(reference.sources, point.source)
  const location = known(reference.locations, point.location)
  return {
    indicator: indicator.fullName,
    source: source.name,
    classification: source.classification,
    location: location.name,
    level: language.text(message('chart.level', { level: LEVELS[location.level] })),
    period: language.text(periodName(point.period, source)),
    unit: language.text(unitName(indicator.factor)),
    point,
  }
}
