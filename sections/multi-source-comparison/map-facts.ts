import { NONE_HELD } from '#domain/reference/no-interval.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { type Location, NATION } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import { figure, named, placeName } from '#domain/message/value.ts'
import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { byId, placesIn, type ReferenceData } from '#domain/reference/reference-data.ts'
import { restsOnFewEvents } from '#domain/observation/few-events.ts'
import { type End, endsOf } from '#domain/comparison/ends.ts'
import { figureRange } from '#domain/comparison/figure-range.ts'
import { type Fact, figureFact } from './fact.ts'
import type { Panel } from './panels.ts'

const SCALES = { 2: 'zone', 3: 'state', 4: 'lga' } as const

type Scale = (typeof SCALES)[keyof typeof SCALES]

/** The figures of the regions that a map panel shows; none without a period. */
export function mapPoints(panel: Panel, table: ObservationTable, reference: ReferenceData): Point[] {
  const { indicator, source, period } = panel
  if (period === null) return []
  const locations = new Set(regionsOf(panel, reference).map(({ id }) => id))
  return pointsWhere(table, { indicator, source, period, locations })
}

/**
 * Below a map: the nation, the marked place, the highest and the lowest figure with how surely they are that, and how many
 * regions have none.
 */
export function mapFacts(
  panel: Panel,
  marked: number | null,
  table: ObservationTable,
  reference: ReferenceData,
): Fact[] {
  const { source, period } = panel
  const indicator = byId(reference.indicators, panel.indicator)
  const at = (location: number) => {
    const filter = { indicator: indicator.id, source, period: period ?? 0, location }
    const { name } = byId(reference.locations, location)
    return figureFact(named(name), pointsWhere(table, filter)[0], indicator)
  }
  const points = mapPoints(panel, table, reference)
  const ends = endsOf(points.filter((point) => !restsOnFewEvents(point, indicator)))
  const level = SCALES[levelOf(panel)]
  const missing = regionsOf(panel, reference).length - points.length
  const claim = figureRange(points, { indicator, source: byId(reference.sources, source) })?.claim
  const endWords = (which: 'highest' | 'lowest', { point }: End): Value => {
    const value = figure(point.value, asPublished(point, indicator))
    if (claim !== 'named' && claim !== which) return value
    const place = placeName(byId(reference.locations, point.location))
    return message('multi-source.place-and-figure', { place, figure: value })
  }
  const end = (which: 'highest' | 'lowest', found: End): Fact => ({
    label: message(`multi-source.${which}`),
    value: endWords(which, found),
    note: certainty(found, level),
  })
  return [
    at(NATION),
    ...(marked !== null && marked !== NATION ? [at(marked)] : []),
    ...(ends ? [end('highest', ends.highest), end('lowest', ends.lowest)] : []),
    ...(missing > 0 && points.length > 0
      ? [
          {
            label: message('multi-source.without-data'),
            value: message('map.regions', { level, count: missing }),
            note: null,
          },
        ]
      : []),
  ]
}

function levelOf({ ofLgas, form }: Panel): 2 | 3 | 4 {
  if (ofLgas) return 4
  return form === 'zones' ? 2 : 3
}

function regionsOf(panel: Panel, reference: ReferenceData): Location[] {
  return placesIn(reference, byId(reference.locations, panel.area), levelOf(panel))
}

function certainty({ rivals, untested }: End, level: Scale): Value | null {
  if (rivals === null) return message('multi-source.untestable', { none: NONE_HELD })
  if (rivals > 0) return message('multi-source.rivals', { level, count: rivals })
  if (untested === 0) return null
  return message('multi-source.untested', { regions: message('map.regions', { level, count: untested }) })
}
