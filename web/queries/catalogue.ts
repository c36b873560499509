import { CURATION } from '#catalogue/curation.ts'
import { type Catalogue, catalogueOf } from '#contract/release-data.ts'
import type { CatalogueFile } from '#contract/release-file.ts'
import { keptSheetsText } from '#web/memory/own-sheets.ts'
import { readReleaseFile } from './release.ts'
import { resource } from './resource.ts'

export type { Catalogue } from '#contract/release-data.ts'

export const catalogueResource = resource<Catalogue>(async () => {
  const file = await readReleaseFile<CatalogueFile>('GET /releases/{hash}/catalogue')
  const catalogue = catalogueOf(file, CURATION)
  const own = await ownFigures()
  return own ? own.catalogueWithOwn(catalogue) : catalogue
})

/** The code that adds the figures of a reader's own sheets to every file; fetched only where this device keeps any. */
export async function ownFigures() {
  return keptSheetsText() === null ? null : import('./own-figures.ts')
}
