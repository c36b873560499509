import { LEVELS } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { cited, figure, periodName, placeName, sourceName } from '#domain/message/value.ts'
import type { Gap } from '#domain/observation/gap.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import { periodYear } from '#domain/period/period.ts'
import type { Curation } from '#domain/reference/curation.ts'
import type { MissingFigure } from './missing-figure.ts'

/** A figure that is there and not shown; of several periods the newest. */
export function withheldGap(
  { indicator, source, location, period }: MissingFigure,
  table: ObservationTable,
): Gap | null {
  const held = table.withheld.findLast(
    (point) =>
      point.indicator === indicator.id &&
      point.source === source.id &&
      point.location === location.id &&
      (period === null || point.period === period),
  )
  if (!held) return null
  const said = { source: sourceName(source), place: placeName(location), rule: held.rule }
  return { reason: 'withheld', note: message('part-gap.withheld', said) }
}

/** A figure that was taken out, with the reason in the data set's words. */
export function withdrawnGap(
  { indicator, source, location, period }: MissingFigure,
  table: ObservationTable,
): Gap | null {
  const found = table.withdrawn.find(
    (point) =>
      point.indicator === indicator.id &&
      point.source === source.id &&
      point.location === location.id &&
      point.period === period,
  )
  if (!found) return null
  const said = {
    cited: cited(source, found.period),
    place: placeName(location),
    // A zero that was not proven is not said again.
    zero: found.value === 0 ? ('yes' as const) : ('no' as const),
    value: figure(found.value, indicator),
    reason: found.reason,
  }
  return { reason: 'withdrawn', note: message('part-gap.withdrawn', said) }
}

/** The known reason of the missing figure, as the catalogue gives it. */
export function statedGap(
  { indicator, source, location, period }: MissingFigure,
  { gaps }: Curation,
): Gap | null {
  if (period === null) return null
  const found = gaps.find(
    (gap) =>
      gap.source === source.id &&
      gap.level === location.level &&
      gap.periods.includes(period) &&
      (!gap.indicators || gap.indicators.includes(indicator.id)),
  )
  if (!found) return null
  const said = {
    why: found.why,
    source: sourceName(source),
    period: periodName(period, source),
    level: message('gap.places', { level: LEVELS[location.level] }),
  }
  return { reason: found.reason, note: message('gap.stated', said) }
}

/** The place was made after the period, so that figures of then are about other boundaries. */
export function madeLater({ location, period }: MissingFigure, { madeIn }: Curation): Gap | null {
  const year = madeIn[location.id]
  if (year === undefined || period === null || periodYear(period) >= year) return null
  const said = { place: placeName(location), year: String(year) }
  return { reason: 'outdated_boundary', note: message('part-gap.made-later', said) }
}
