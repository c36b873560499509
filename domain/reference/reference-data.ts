import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Evidence } from '#domain/evidence/evidence.ts'
import type { Indicator, IndicatorSource } from '#domain/indicator/indicator.ts'
import type { Curation } from './curation.ts'
import type { Level, Location } from '#domain/location/location.ts'
import type { PointKey } from '#domain/observation/point.ts'
import { isoPeriod } from '#domain/period/period.ts'
import type { Scope } from './scope.ts'

/** Where the words and properties behind the ids are looked up. Every id in the data set is known here. */
export interface ReferenceData {
  readonly indicators: ReadonlyMap<number, Indicator>
  readonly sources: ReadonlyMap<number, DataSource>
  /** Nation, zones and states always; LGAs and senatorial districts once they were asked for. */
  readonly locations: ReadonlyMap<number, Location>
  /** LGA → its senatorial district, where the LGAs are known. */
  readonly districtOf?: ReadonlyMap<number, number>
  /** How each source measures each indicator, by {@link measureKey}. */
  readonly measures: ReadonlyMap<string, IndicatorSource>
  /** The evidence that figures descend from, by id. */
  readonly evidence: ReadonlyMap<string, Evidence>
  /** Knowledge about particular ids beside the tables. */
  readonly curation: Curation
  /** Ids of places below states in runs, whether or not they were asked for; absent where a release does not tell. */
  readonly belowStates?: readonly (readonly [first: number, last: number])[]
  /** The figures that an open finding of the data audit touches, by {@link figureText}; absent where nobody has looked. */
  readonly inQuestion?: ReadonlySet<string>
  /** The scope of the dashboard in which the figures stand; absent: everything. */
  readonly scope?: Scope
}

/** The name of a figure by which it is looked up: `18:2:27:2024`. */
export function figureText({ indicator, source, location, period }: PointKey): string {
  return `${indicator}:${source}:${location}:${isoPeriod(period)}`
}

/** True for a figure that an open finding of the data audit touches, as far as somebody has looked. */
export function isInQuestion(figure: PointKey, { inQuestion }: Pick<ReferenceData, 'inQuestion'>): boolean {
  return inQuestion?.has(figureText(figure)) ?? false
}

/** Key of `measures`: how one source measures one indicator. */
export function measureKey(indicator: number, source: number): string {
  return `${indicator}:${source}`
}

/** Looks an id up; throws when reference data and figures come from different releases. */
export function byId<T>(map: ReadonlyMap<number, T>, id: number): T {
  const found = map.get(id)
  if (found === undefined) throw new RangeError(`Id ${id} is not in the reference data`)
  return found
}

/** True where no place has the id; false also where it is not known yet, as names of LGAs come with their figures. */
export function isNoPlace({ locations, belowStates }: ReferenceData, id: number): boolean {
  if (locations.has(id) || belowStates === undefined) return false
  return !belowStates.some(([first, last]) => id >= first && id <= last)
}

/** Locations directly below one, at one level, by name; the LGAs of a senatorial district are those that make it up. */
export function childrenOf(reference: ReferenceData, parent: number, level: Level): Location[] {
  return [...reference.locations.values()]
    .filter(
      (one) => one.level === level && (one.parent === parent || isOfDistrict(reference, one.id, parent)),
    )
    .sort((a, b) => a.name.localeCompare(b.name))
}

/** The locations of a level, in the order of the catalogue. */
export function locationsAt(reference: ReferenceData, level: Level): Location[] {
  return [...reference.locations.values()].filter((location) => location.level === level)
}

/** The locations of a level that lie in a place, directly or further down, by name; those of the nation in the order of the catalogue. */
export function placesIn(reference: ReferenceData, { id, level: own }: Location, level: Level): Location[] {
  const all = locationsAt(reference, level)
  if (own === 1) return all
  return all
    .filter((place) => place.id !== id && liesIn(reference, place.id, id))
    .sort((a, b) => a.name.localeCompare(b.name))
}

/** The state that a place is or lies in; null for the nation, zones and unknown places. */
export function stateAround<Place extends Pick<Location, 'id' | 'level' | 'parent'>>(
  locations: ReadonlyMap<number, Place>,
  id: number,
): Place | null {
  const place = locations.get(id)
  if (!place || place.level < 3) return null
  return place.level === 3 || place.parent === null ? place : stateAround(locations, place.parent)
}

/** The zone that a state or one of its parts belongs to; null for the nation. */
export function zoneOf(reference: ReferenceData, location: Location): Location | null {
  let current: Location | undefined = location
  while (current && current.level !== 2) {
    current = current.parent === null ? undefined : reference.locations.get(current.parent)
  }
  return current ?? null
}

/** The senatorial district of each place that has one. */
export function districtsOf(
  places: readonly { readonly id: number; readonly district: number | null }[],
): ReadonlyMap<number, number> {
  return new Map(places.flatMap(({ id, district }) => (district === null ? [] : [[id, district] as const])))
}

/** A place lies in another, or is it: in what holds it, or in the senatorial district of its LGA. */
export function liesIn(reference: ReferenceData, id: number, whole: number): boolean {
  return isOfDistrict(reference, id, whole) || placesAbove(reference, id).includes(whole)
}

/** Whether a place is a senatorial district: which LGAs make it up is told by the list of places alone. */
export function isDistrict({ locations }: Pick<ReferenceData, 'locations'>, id: number): boolean {
  return locations.get(id)?.level === 5
}

function isOfDistrict({ districtOf }: ReferenceData, lga: number, district: number): boolean {
  return districtOf?.get(lga) === district
}

/** A place and every place that it lies in, the innermost first; none for one that is not known. */
export function placesAbove(reference: ReferenceData, id: number): number[] {
  const found: number[] = []
  let current = reference.locations.get(id)
  while (current && !found.includes(current.id)) {
    found.push(current.id)
    current = current.parent === null ? undefined : reference.locations.get(current.parent)
  }
  return found
}
