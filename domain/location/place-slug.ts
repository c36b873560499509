import { type Location, NATION } from './location.ts'

/** A place as it stands in an address: `nigeria`, `north-west`, `akwa-ibom`. Unique among the nation, zones and states. */
export function placeSlug({ name }: Pick<Location, 'name'>): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
}

/** The nation, zone or state of an address; null where there is none. */
export function placeBySlug(locations: Iterable<Location>, slug: string): Location | null {
  for (const location of locations) if (location.level <= 3 && placeSlug(location) === slug) return location
  return null
}

/** The local government area of an address; its name says its state where others have it too. Null where there is none. */
export function areaByWords(areas: Iterable<Location>, words: string): Location | null {
  const slug = placeSlug({ name: words })
  for (const area of areas) if (area.level === 4 && placeSlug(area) === slug) return area
  return null
}

/** The name of the nation in addresses of the earlier client. */
const EARLIER_NATION = 'national'

/** As `placeBySlug`, and by the names that stand in addresses of the earlier client: `Akwa Ibom`, `National`. */
export function placeByWords(locations: Iterable<Location>, words: string): Location | null {
  const places = [...locations]
  const slug = placeSlug({ name: words })
  if (slug === EARLIER_NATION) return places.find(({ id }) => id === NATION) ?? null
  return placeBySlug(places, slug)
}
