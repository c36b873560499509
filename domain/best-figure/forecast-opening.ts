import { openingSource } from '#domain/forecast/opening-source.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodKind } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { distanceFrom } from './disagreement.ts'
import { type QuoteQuestion, scaleOf } from './figure-to-quote.ts'
import { nameOf } from './quote-citation.ts'
import { quotedFigureAt } from './quoted-figure-at.ts'

/** The series of a place among which a forecast chooses. */
export interface OpeningQuestion extends Omit<QuoteQuestion, 'year'> {
  /** The source to take of several that fit alike; null without one. */
  readonly preferred: number | null
}

/**
 * The source that a forecast of a place opens with: of those that lead into the future one whose newest figure does not disagree with the
 * figure to quote, so that a page never carries on 265 where 993 is quoted. Null without any observed figure.
 */
export function forecastOpening({ preferred, ...asked }: OpeningQuestion): number | null {
  const { table, reference, indicator, location, currentYear } = asked
  const here = pointsWhere(table, { indicator, location })
  const quoted = quotedFigureAt(asked)
  const format = byId(reference.indicators, indicator)
  const isNear = (newest: Point) => {
    if (!quoted || newest.source === quoted.source.id) return true
    if (periodKind(newest.period) !== periodKind(quoted.point.period)) return false
    const other = { from: nameOf(quoted), value: newest.value }
    return !distanceFrom(quoted.point.value, other, scaleOf(format), format).disagrees
  }
  return openingSource(here, { preferred, quoted: quoted?.source.id ?? null, isNear }, currentYear)
}
