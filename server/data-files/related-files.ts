import type { CatalogueFile } from '#contract/release-file.ts'
import { standardRelated } from '#domain/indicator/related.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Release } from '#server/release/current-release.ts'
import { catalogueText } from '#server/release/read-reference-data.ts'
import { indicatorText } from './release-files.ts'

/**
 * Text of a list with the files of the related indicators that the table of sources shows beside an
 * indicator; null when the release has no such indicator. The catalogue of that release decides which they
 * are, as in the web.
 */
export async function relatedText(
  database: Database,
  release: Release,
  indicator: number,
): Promise<string | null> {
  const body = await catalogueText(database, release)
  if (body === null) return null
  const { indicators } = JSON.parse(body) as CatalogueFile
  const row = indicators.find(({ id }) => id === indicator)
  if (!row) return null
  const withFigures = new Set(indicators.filter(({ coverage }) => coverage.length > 0).map(({ id }) => id))
  const texts = []
  for (const id of standardRelated(row, (related) => withFigures.has(related))) {
    texts.push(await indicatorText(database, release, id))
  }
  return `[${texts.filter((text) => text !== null).join(',')}]`
}
