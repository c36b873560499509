import type { Location } from '#domain/location/location.ts'
import { ownName } from '#domain/location/shown-name.ts'

/** A place of ours. */
export type KnownPlace = Pick<Location, 'id' | 'name' | 'level' | 'parent'>

/** The codes of a place and its spelling in the systems of others, of `datasets/place-codes.csv`; empty where it has none. */
export interface PlaceCodes {
  readonly location: number
  /** ISO 3166, `NG-KN`. */
  readonly iso: string
  /** P-code of OCHA, `NG020`. */
  readonly pcode: string
  readonly dhis2: string
  readonly dhis2Name: string
  /** The last two digits of the identifier of a region of the DHS Program. */
  readonly dhs: string
}

/** The places of ours, by everything that others call them. */
export interface PlaceBook {
  readonly byId: ReadonlyMap<number, KnownPlace>
  readonly byCode: ReadonlyMap<string, KnownPlace>
  /** By the letters of a name: nation, zones, states and senatorial districts. */
  readonly large: ReadonlyMap<string, KnownPlace>
  /** LGAs by the letters of their name: several states may have one. */
  readonly lgas: ReadonlyMap<string, readonly KnownPlace[]>
}

/** The letters of a name, which are the same however it is written: `Akwa-Ibom` and `akwa ibom`. */
export function lettersOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()
}

/** Other names of large places, by their letters. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  fctabuja: 'FCT',
  abuja: 'FCT',
  abujafct: 'FCT',
  federalcapitalterritory: 'FCT',
  abujafederalcapitalterritory: 'FCT',
  federalcapitalterritoryabuja: 'FCT',
  nassarawa: 'Nasarawa',
  plataeu: 'Plateau',
  national: 'Nigeria',
  federalrepublicofnigeria: 'Nigeria',
}

/** The book of the places of a release. `names` may say places as readers see them, with their state: both are found. */
export function placeBook(places: Iterable<KnownPlace>, codes: Iterable<PlaceCodes> = []): PlaceBook {
  const byId = new Map([...places].map((place) => [place.id, place]))
  const byCode = new Map<string, KnownPlace>([])
  const large = new Map<string, KnownPlace>()
  const lgas = new Map<string, KnownPlace[]>()
  const addLga = (name: string, place: KnownPlace) => {
    const key = lettersOf(name)
    const known = lgas.get(key) ?? []
    if (!known.includes(place)) lgas.set(key, [...known, place])
  }
  for (const place of byId.values()) {
    // Names as readers see them may have their state behind them.
    if (place.level === 4) addLga(ownName(place, byId.get(place.parent ?? 0)), place)
    else if (place.level !== 5) large.set(lettersOf(place.name), place)
  }
  for (const { location, iso, pcode, dhis2, dhis2Name, dhs } of codes) {
    const place = byId.get(location)
    if (!place) continue
    for (const code of [iso, pcode]) if (code !== '') byCode.set(code, place)
    if (dhis2 !== '') byCode.set(dhis2, place)
    if (dhs !== '') byCode.set(`DHS ${dhs}`, place)
    if (dhis2Name !== '' && place.level === 4) addLga(dhis2Name, place)
  }
  for (const [letters, name] of Object.entries(OTHER_NAMES)) {
    const place = large.get(lettersOf(name))
    if (place && !large.has(letters)) large.set(letters, place)
  }
  return { byId, byCode, large, lgas }
}

/** The rows of `datasets/place-codes.csv`. */
export function placeCodesIn(text: string): PlaceCodes[] {
  return text
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => {
      const [location = '', iso = '', pcode = '', dhis2 = '', dhis2Name = '', dhs = ''] = line.split(',')
      return { location: Number(location), iso, pcode, dhis2, dhis2Name, dhs }
    })
}
