import { message } from '#domain/message/message.ts'
import {
  decimal,
  periodName,
  placeName,
  sentences,
  shortFigure,
  whole as wholeNumber,
} from '#domain/message/value.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { periodKind, periodYear } from '#domain/period/period.ts'
import { byId, childrenOf, locationsAt } from '#domain/reference/reference-data.ts'
import type { Flagged, QualityCheck, ReviewedSeries } from '#domain/data-quality/quality-check.ts'
import { type Spike, spikesOf } from '#domain/data-quality/spikes.ts'

/**
 * Months of the parts of a place that are many times their neighbours, and whether they pass into its figure: the states of the
 * nation or a zone, the LGAs of a state. Null where the figures are not months, or those of the parts are not here.
 */
export function partsCheck(reviewed: ReviewedSeries): QualityCheck | null {
  const { reference, table, source, indicator: id, location, period, series } = reviewed
  const place = byId(reference.locations, location)
  if (place.level > 3 || periodKind(series[0]?.period ?? period) !== 'month') return null
  const size = place.level === 3 ? 'lgas' : 'states'
  const places =
    size === 'lgas' || place.level === 2
      ? childrenOf(reference, location, size === 'lgas' ? 4 : 3)
      : locationsAt(reference, 3)
  const own = new Set(places.map((one) => one.id))
  const parts = pointsWhere(table, { indicator: id, source }).filter((point) => own.has(point.location))
  const year = periodYear(period)
  const judged = parts.filter((point) => periodYear(point.period) === year)
  if (judged.length === 0) return null
  const indicator = byId(reference.indicators, id)
  const spikes = spikesOf({ indicator, parts, whole: series, size, year })
  const passed = spikes.filter(({ passes }) => passes).length
  const all = wholeNumber(judged.length)
  return {
    name: 'parts',
    light: passed > 0 ? 'red' : spikes.length > 0 ? 'amber' : 'green',
    finding:
      spikes.length === 0
        ? message('quality-checks.no-spike', { all, size })
        : sentences([
            message('quality-checks.spikes', { count: spikes.length, all, size }),
            message('quality-checks.spikes-pass', { count: passed, place: placeName(place) }),
          ]),
    facts: [
      { name: message('quality-checks.months-judged'), value: all },
      {
        name: message('quality-checks.places-judged', { size }),
        value: wholeNumber(new Set(judged.map((point) => point.location)).size),
      },
    ],
    flagged: spikes.map((spike) => flaggedOf(spike, reviewed)),
    notJudged: [
      ...(spikes.length > 0 ? [message('quality-checks.spike-campaign')] : []),
      ...(spikes.length > 0 && size === 'states' ? [message('quality-checks.lgas-in-state')] : []),
    ],
    share: null,
  }
}

function flaggedOf(
  { point, usual, times, whole }: Spike,
  { reference, location, ...own }: ReviewedSeries,
): Flagged {
  const indicator = byId(reference.indicators, own.indicator)
  const figure = (value: number) => shortFigure(value, indicator)
  const high = message('quality-checks.spike', {
    value: shortFigure(point.value, asPublished(point, indicator)),
    usual: figure(usual),
    times: decimal(times),
  })
  const changed = whole && {
    place: placeName(byId(reference.locations, location)),
    value: figure(whole.value),
    without: figure(whole.without),
  }
  return {
    what: message('quality-checks.place-time', {
      place: placeName(byId(reference.locations, point.location)),
      period: periodName(point.period, reference.sources.get(own.source)),
    }),
    detail: changed ? sentences([high, message('quality-checks.spike-passes', changed)]) : high,
    location: point.location,
    period: point.period,
  }
}
