import type { Location } from '#domain/location/location.ts'
import { restsOnFewEvents } from '#domain/observation/few-events.ts'
import type { Point } from '#domain/observation/point.ts'
import { placesIn } from '#domain/reference/reference-data.ts'
import { hasWideInterval } from '#domain/observation/flag.ts'
import { isWideShare } from '#domain/small-numbers/reliability.ts'
import { classIndex } from '#domain/statistics/class-breaks.ts'
import { isTotalled } from '#domain/statistics/figure-unit.ts'
import type { RoundClasses } from '#domain/statistics/round-classes.ts'
import type { GapRow } from '#charts/figure.ts'
import { placeGaps } from '#charts/selection/place-gaps.ts'
import { locationOf, type PlaceSelection, selectPlaces } from '#charts/selection/place-selection.ts'
import { mapClasses } from './map-classes.ts'
import { mapName, type RegionLevel, regionLevel } from '#charts/selection/map-name.ts'
import { twoWayCell, type TwoWay, twoWayOf } from './two-way.ts'
import type { MapInput } from './view.ts'

/** One region of a map; without a point it is hatched. */
export interface MapRegion {
  readonly place: Location
  readonly point: Point | null
  /** Index of its class; null without a point, and where too few events stand behind it. */
  readonly classIndex: number | null
  /** True where its interval is so wide that its class says little. */
  readonly isWide: boolean
}

export interface MapModel {
  readonly selection: PlaceSelection
  readonly parent: Location
  /** Name under which the boundaries are registered. */
  readonly map: string
  /** The level of the regions: zones, states, LGAs or senatorial districts. */
  readonly level: RegionLevel
  readonly regions: readonly MapRegion[]
  /** Regions without a figure, by name, with the reason. */
  readonly gaps: readonly GapRow[]
  readonly classes: RoundClasses
  /** The second indicator, where there are two: then a class is a pair of thirds. */
  readonly two: TwoWay | null
  /** Counts as circles whose area is the number, in place of classes. */
  readonly inCircles: boolean
  /** The region drawn with an outline, or null. */
  readonly marked: number | null
}

/** Zones, states or LGAs of the nation, states or LGAs of a zone, LGAs of a state, in round classes or in those of the view. */
export function mapModel(input: MapInput): MapModel {
  const { reference, view } = input
  const parent = locationOf(input)
  const level = regionLevel(parent, view.options.regions)
  const places = placesIn(reference, parent, level)
  const selection = selectPlaces(input, places)
  const isFew = (point: Point) => restsOnFewEvents(point, selection.indicator)
  const values = selection.points.filter((point) => !isFew(point)).map((point) => point.value)
  const classes = mapClasses(values, view.options.breaks, selection.indicator)
  const isCount = isTotalled(selection.indicator)
  const two = twoWayOf(input, places, selection.points)
  const byPlace = new Map(selection.points.map((point) => [point.location, point]))
  return {
    selection,
    parent,
    level,
    map: mapName(parent, level),
    regions: places.map((place) => {
      const other = two?.points.get(place.id)
      const own = byPlace.get(place.id) ?? null
      // A place without one of the two figures stands in no pair of thirds.
      const point = two && !other ? null : own
      if (two && other && point) {
        return { place, point, classIndex: twoWayCell(two, point.value, other.value), isWide: false }
      }
      const isPlain = point !== null && !isFew(point)
      return {
        ...{ place, point },
        classIndex: isPlain ? classIndex(classes, point.value) : null,
        isWide: isPlain && (hasWideInterval(point) || isWideShare(point, selection.indicator)),
      }
    }),
    gaps: [...placeGaps(selection, places, input), ...(two ? placeGaps(two.selection, places, input) : [])],
    two,
    classes,
    inCircles: isCount && !two && view.options.look === 'circles',
    marked: view.options.reference ?? null,
  }
}
