import { decodeIndicator, decodeLocation, decodeSource } from '#contract/release-decode.ts'
import type { CatalogueDashboard, CatalogueFile, ReleaseStamp } from '#contract/release-file.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { currentRelease } from './release.ts'
import { fetchJson, resource } from './resource.ts'

/** Everything that menus need, decoded once. */
export interface Catalogue {
  readonly release: ReleaseStamp
  /** `measures` is empty here: how a source measures an indicator comes with the indicator's file. */
  readonly reference: ReferenceData
  readonly dashboards: readonly CatalogueDashboard[]
  /** Indicator → source → levels with figures (bit mask, see CatalogueIndicator). */
  readonly coverage: ReadonlyMap<number, ReadonlyMap<number, number>>
}

export const catalogueResource = resource<Catalogue>(async () => {
  const release = await currentRelease()
  return decodeCatalogue(await fetchJson<CatalogueFile>(`/api/releases/${release.hash}/catalogue`))
})

/** Lookup tables of the file. */
export function decodeCatalogue(file: CatalogueFile): Catalogue {
  return {
    release: file.release,
    reference: {
      indicators: new Map(file.indicators.map((row) => [row.id, decodeIndicator(row)])),
      sources: new Map(file.sources.map((row) => [row.id, decodeSource(row)])),
      locations: new Map(file.locations.map((row) => [row[0], decodeLocation(row)])),
      measures: new Map(),
    },
    dashboards: file.dashboards,
    coverage: new Map(file.indicators.map((row) => [row.id, new Map(row.coverage)])),
  }
}
