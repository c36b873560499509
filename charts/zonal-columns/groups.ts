import { isTotalled } from '#domain/statistics/figure-unit.ts'
import { placeName } from '#domain/message/value.ts'
import { message } from '#domain/message/message.ts'
import type { Location } from '#domain/location/location.ts'
import type { Point } from '#domain/observation/point.ts'
import { childrenOf, locationsAt, type ReferenceData } from '#domain/reference/reference-data.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import { locationOf, type PlaceSelection, selectPlaces } from '#charts/selection/place-selection.ts'
import type { TokenName } from '#charts/tokens.ts'
import { shortName } from './short-name.ts'
import type { ZonalColumnsInput } from './view.ts'

/** One column: a place with its figure. */
export interface ZonalColumn {
  readonly place: Location
  readonly point: Point
  /** The nation, or the zone or state whose parts follow; outlined. */
  readonly isHead: boolean
  /** The place that the view names to be marked. */
  readonly isMarked: boolean
  /** That of what the source is; of heads that of the nation: zones are told apart by their names. */
  readonly token: TokenName
}

/** Columns that stand together over one name. */
export interface ColumnGroup {
  readonly name: string
  /** Its code, where there is no room for the name. */
  readonly code: string
  readonly isNation: boolean
  readonly columns: readonly ZonalColumn[]
}

export interface ZonalModel {
  readonly selection: PlaceSelection
  readonly place: Location
  /** Every place that the figure would show if it had a value. */
  readonly places: readonly Location[]
  readonly groups: readonly ColumnGroup[]
  /** Counts of places whose parts are drawn: written beside them, as they have no axis in common. */
  readonly totals: readonly ZonalColumn[]
}

/**
 * Nation: nation and zones from the highest, then each zone in that order with its states from the highest.
 * Zone: the zone and its states. State: the state and its LGAs. One source, one period.
 */
export function zonalModel(input: ZonalColumnsInput): ZonalModel {
  const { reference } = input
  const place = locationOf(input)
  const parts = partsOf(reference, place)
  const selection = selectPlaces(input, [place, ...parts])
  const { token: own } = classLook(selection.source?.classification ?? 'Survey')
  const byPlace = new Map(selection.points.map((point) => [point.location, point]))
  const column = (location: Location, isHead: boolean): ZonalColumn[] => {
    const point = byPlace.get(location.id)
    const isMarked = location.id === input.view.options.reference
    return point ? [{ place: location, point, isHead, isMarked, token: isHead ? 'ink2' : own }] : []
  }
  const groups = place.level === 1 ? nationGroups(input, place, column) : [headed(place, parts, column)]
  const shown = isTotalled(selection.indicator) ? withoutTotals(groups) : { groups, totals: [] }
  return {
    ...{ selection, place, places: parts, totals: shown.totals },
    groups: shown.groups.filter((group) => group.columns.length > 0),
  }
}

/** Groups of parts alone: of states, else of zones, with the places that these add up to apart. */
function withoutTotals(groups: readonly ColumnGroup[]): Pick<ZonalModel, 'groups' | 'totals'> {
  const all = groups.flatMap(({ columns }) => columns)
  const lowest = Math.max(...all.map(({ place }) => place.level))
  const isTotal = ({ place }: ZonalColumn) => place.level < lowest
  const totals = new Map(all.filter(isTotal).map((column) => [column.place.id, column]))
  return {
    // Zones without states stand in the first group already.
    groups: groups
      .filter(({ columns }, at) => at === 0 || columns.some(({ isHead }) => !isHead))
      .map((group) => ({ ...group, columns: group.columns.filter((column) => !isTotal(column)) })),
    totals: [...totals.values()],
  }
}

type ColumnOf = (location: Location, isHead: boolean) => ZonalColumn[]

function partsOf(reference: ReferenceData, place: Location): Location[] {
  if (place.level === 1) return [...locationsAt(reference, 2), ...locationsAt(reference, 3)]
  return childrenOf(reference, place.id, place.level === 2 ? 3 : 4)
}

function nationGroups(
  { reference, language }: ZonalColumnsInput,
  nation: Location,
  column: ColumnOf,
): ColumnGroup[] {
  const zones = childrenOf(reference, nation.id, 2)
  const ordered = descending(zones.flatMap((zone) => column(zone, true)))
  const withFigure = ordered.map((entry) => entry.place)
  const without = zones.filter((zone) => !withFigure.includes(zone))
  return [
    {
      name: language.text(message('zonal-columns.nation-and-zones', { place: placeName(nation) })),
      code: shortName(nation),
      isNation: true,
      columns: [...column(nation, true), ...ordered],
    },
    ...[...withFigure, ...without].map((zone) => headed(zone, childrenOf(reference, zone.id, 3), column)),
  ]
}

function headed(head: Location, parts: readonly Location[], column: ColumnOf): ColumnGroup {
  return {
    name: head.name,
    code: shortName(head),
    isNation: false,
    columns: [...column(head, true), ...descending(parts.flatMap((part) => column(part, false)))],
  }
}

function descending(columns: readonly ZonalColumn[]): ZonalColumn[] {
  return columns.toSorted((a, b) => b.point.value - a.point.value || a.place.name.localeCompare(b.place.name))
}
