import { catalogueColumns } from '#contract/catalogue-columns.ts'
import { definitionsFile } from '#contract/definitions-file.ts'
import type { CatalogueFile } from '#contract/release-file.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Release } from '#server/release/current-release.ts'
import { catalogueText } from '#server/release/read-reference-data.ts'

/** Text of the catalogue as it travels; null when the release has none. */
export function catalogueColumnsText(database: Database, release: Release): Promise<string | null> {
  return textOf(database, release, catalogueColumns)
}

/** Text of the definitions of the indicators; null when the release has no catalogue. */
export function definitionsText(database: Database, release: Release): Promise<string | null> {
  return textOf(database, release, definitionsFile)
}

async function textOf(
  database: Database,
  release: Release,
  fileOf: (catalogue: CatalogueFile) => object,
): Promise<string | null> {
  const body = await catalogueText(database, release)
  return body === null ? null : JSON.stringify(fileOf(JSON.parse(body) as CatalogueFile))
}
