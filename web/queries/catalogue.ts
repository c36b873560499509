import { type Coverage, decodeCatalogue } from '#contract/release-decode.ts'
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
  readonly coverage: Coverage
}

export const catalogueResource = resource<Catalogue>(async () => {
  const { hash } = await currentRelease()
  const file = await fetchJson<CatalogueFile>(`/api/releases/${hash}/catalogue`)
  return { release: file.release, dashboards: file.dashboards, ...decodeCatalogue(file) }
})
