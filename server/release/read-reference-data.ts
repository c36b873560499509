import { CURATION } from '#catalogue/curation.ts'
import { decodeCatalogue } from '#contract/release-decode.ts'
import type { Coverage } from '#domain/choice/coverage.ts'
import type { FileReleases } from '#contract/file-release.ts'
import type { CatalogueFile } from '#contract/release-file.ts'
import type { IndicatorSource } from '#domain/indicator/indicator.ts'
import { Problem } from '#domain/problem.ts'
import { measureKey, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import type { Release } from './current-release.ts'
import { MEASURE_COLUMNS } from './measure-columns.ts'

/** The words of a release: what its ids mean, and which sources have figures of which indicators. */
export interface ReleaseWords {
  readonly reference: ReferenceData
  readonly coverage: Coverage
  /** Since which releases the files of its indicators are as they are. */
  readonly files: FileReleases
}

/** Text of the catalogue as it was at the release; null when that release has none. */
export async function catalogueText(database: SqlRunner, release: Release): Promise<string | null> {
  const [row] = await database.query<{ body: string }>(
    'select body from release_catalogue where release = $1',
    [release.number],
  )
  return row?.body ?? null
}

/** Decoded catalogues by release hash; a hash never changes its content. */
const decoded = new Map<string, ReleaseWords>()
/** How many are kept: files of one release may be those of several. */
const KEPT = 4

/**
 * The words of a release with the measures of some indicators: locations down to states; LGAs are not among them.
 * Throws `store-unavailable` for a release without a catalogue.
 */
export async function readReferenceData(
  database: SqlRunner,
  release: Release,
  indicators: readonly number[],
): Promise<ReleaseWords> {
  const { reference, coverage, files } = await releaseWords(database, release)
  const rows = await database.query<IndicatorSource>(
    `select ${MEASURE_COLUMNS} from datasource_specific_indicator where indicator = any($1::int[])`,
    [indicators],
  )
  const measures = new Map(rows.map((row) => [measureKey(row.indicator, row.source), row]))
  return { reference: { ...reference, measures }, coverage, files }
}

/** As `readReferenceData`, without measures; asks the store once for each release. */
export async function releaseWords(database: SqlRunner, release: Release): Promise<ReleaseWords> {
  return decoded.get(release.hash) ?? decode(database, release)
}

async function decode(database: SqlRunner, release: Release): Promise<ReleaseWords> {
  const text = await catalogueText(database, release)
  if (text === null)
    throw new Problem('store-unavailable', 'This release has no catalogue. Try again in a minute.')
  const file = JSON.parse(text) as CatalogueFile
  const words = {
    ...decodeCatalogue(file, CURATION),
    files: { release: file.release, earlier: file.earlier ?? [] },
  }
  if (decoded.size >= KEPT) decoded.clear()
  decoded.set(release.hash, words)
  return words
}
