import { CURATION } from '#catalogue/curation.ts'
import { type Catalogue, catalogueOf } from '#contract/release-data.ts'
import type { CatalogueFile } from '#contract/release-file.ts'
import { readReleaseFile } from './release.ts'
import { resource } from './resource.ts'

export type { Catalogue } from '#contract/release-data.ts'

export const catalogueResource = resource<Catalogue>(async () =>
  catalogueOf(await readReleaseFile<CatalogueFile>('GET /releases/{hash}/catalogue'), CURATION),
)
