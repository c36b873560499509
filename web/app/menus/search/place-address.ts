import { DEFAULT_DASHBOARD } from '#catalogue/default-dashboard.ts'
import type { Catalogue } from '#contract/release-data.ts'
import type { Location } from '#domain/location/location.ts'

/** Bit of the LGAs in the levels that a source has figures for. */
const OF_LGAS = 1 << 3

/** Where a place is shown: the first view of the product with the place; for an LGA an indicator and source that have LGAs. */
export function placeAddress({ id, level }: Location, catalogue: Catalogue): string {
  const place = `location=${id}`
  const home = `/dashboard/${DEFAULT_DASHBOARD}`
  if (level !== 4) return `${home}?${place}`
  const shown = catalogue.dashboards.find(({ name }) => name === DEFAULT_DASHBOARD)?.indicators ?? []
  for (const indicator of shown) {
    for (const [source, levels] of catalogue.coverage.get(indicator) ?? []) {
      if (levels & OF_LGAS) return `${home}?indicator=${indicator}&datasource=${source}&${place}`
    }
  }
  return `${home}?${place}`
}
