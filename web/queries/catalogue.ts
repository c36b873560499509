import { CURATION } from '#catalogue/curation.ts'
import type { CatalogueColumns } from '#contract/catalogue-columns.ts'
import { catalogueAddress } from '#contract/file-release.ts'
import { type Catalogue, catalogueOf } from '#contract/release-data.ts'
import { keptSheetsText } from '#web/memory/own-sheets.ts'
import { currentRelease } from './release.ts'
import { fetchJson, resource } from './resource.ts'

export type { Catalogue } from '#contract/release-data.ts'

export const catalogueResource = resource<Catalogue>(async () => {
  const { hash } = await currentRelease()
  const catalogue = catalogueOf(await fetchJson<CatalogueColumns>(catalogueAddress(hash)), CURATION)
  const own = await ownFigures()
  return own ? own.catalogueWithOwn(catalogue) : catalogue
})

/** The code that adds the figures of a reader's own sheets to every file; fetched only where this device keeps any. */
export async function ownFigures() {
  return keptSheetsText() === null ? null : import('./own-figures.ts')
}
