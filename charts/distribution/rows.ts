import { hasWideInterval } from '#domain/observation/flag.ts'
import { isTotalled } from '#domain/statistics/figure-unit.ts'
import type { Location } from '#domain/location/location.ts'
import { restsOnFewEvents } from '#domain/observation/few-events.ts'
import type { Point } from '#domain/observation/point.ts'
import { childrenOf, byId, locationsAt, type ReferenceData } from '#domain/reference/reference-data.ts'
import { likenessGroups, type LikenessGroup } from '#domain/statistics/indistinguishable.ts'
import { figureStanding, sideIsUncertain, type TargetStanding } from '#domain/target/target.ts'
import { locationOf, type PlaceSelection, pointOf, selectPlaces } from '#charts/selection/place-selection.ts'
import type { DistributionInput } from './view.ts'

/** One bar. */
export interface BarRow {
  readonly point: Point
  readonly place: Location
  readonly standing: TargetStanding
  /** True where no interval tests the side of the target. */
  readonly untested: boolean
  /** True when the 95% interval includes the target, so that the standing is not certain. */
  readonly uncertain: boolean
  /** Too few events stand behind it for a rank and a colour. */
  readonly few: boolean
  /** Its interval is wide: the figure of a place below states is a hint only. */
  readonly wide: boolean
  readonly isParent: boolean
  /** It is the total of the others, written beside them and not drawn on their axis. */
  readonly isTotal: boolean
  /** The place that the others are compared with, where the view names one. */
  readonly isMarked: boolean
}

export interface DistributionModel {
  readonly selection: PlaceSelection
  readonly parent: Location
  readonly places: readonly Location[]
  /**
   * Parent first when it has a figure, then the places from the highest value to the lowest, ties by name; last those whose
   * figures rest on too few events for a rank, by name.
   */
  readonly rows: readonly BarRow[]
  /** Places that cannot be told apart from the highest, the lowest or a chosen one. */
  readonly groups: readonly LikenessGroup[]
}

/** Places compared below a location: states of the nation or of a zone, LGAs of a state. */
export function placesBelow(reference: ReferenceData, parent: Location): Location[] {
  if (parent.level === 1) return locationsAt(reference, 3)
  return childrenOf(reference, parent.id, parent.level === 2 ? 3 : 4)
}

export function distributionModel(input: DistributionInput): DistributionModel {
  const parent = locationOf(input)
  const places = placesBelow(input.reference, parent)
  const selection = selectPlaces(input, places)
  const rowOf = (point: Point, isParent: boolean): BarRow => barRow(point, isParent, selection, input)
  const children = selection.points
    .map((point) => rowOf(point, false))
    .sort(
      (a, b) =>
        Number(a.few) - Number(b.few) ||
        (a.few ? 0 : b.point.value - a.point.value) ||
        a.place.name.localeCompare(b.place.name),
    )
  const own = children.length > 0 ? pointOf(input, selection, parent.id) : null
  return {
    selection,
    parent,
    places,
    rows: [...(own ? [rowOf(own, true)] : []), ...children],
    groups: likenessGroups(
      children.filter((row) => !row.few).map((row) => row.point),
      input.view.options.reference,
    ),
  }
}

/** A survey’s figure without an interval has a side of the target, and nothing tests it. */
function isUntested(point: Point, { indicator, source }: PlaceSelection): boolean {
  return (
    source?.classification === 'Survey' && point.lower === null && figureStanding(point, indicator) !== 'none'
  )
}

function barRow(
  point: Point,
  isParent: boolean,
  selection: PlaceSelection,
  { reference, view }: DistributionInput,
): BarRow {
  const { indicator } = selection
  return {
    point,
    place: byId(reference.locations, point.location),
    standing: figureStanding(point, indicator),
    few: restsOnFewEvents(point, indicator),
    wide: hasWideInterval(point),
    uncertain: sideIsUncertain(point, indicator.nationalTarget),
    untested: isUntested(point, selection),
    isParent,
    isTotal: isParent && isTotalled(indicator),
    isMarked: view.options.reference === point.location,
  }
}
