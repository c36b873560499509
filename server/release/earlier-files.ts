import { createHash } from 'node:crypto'
import type { CatalogueFile } from '#contract/release-file.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { CatalogueContent } from './catalogue-content.ts'
import { REFERENCE, rowsDigest } from './digest.ts'
import type { Changes } from './find-changes.ts'

/** Indicator → digest of what its files rest on beside its figures: words, sources, measures, citations, names of places. */
type Grounds = Readonly<Record<string, string>>

/** The facts of a release about the files of indicators. */
export interface FilesOfRelease {
  readonly earlier: NonNullable<CatalogueFile['earlier']>
  readonly grounds: Grounds
}

/** Tables whose rows stand in the files of one indicator. */
const OF_INDICATORS = ['datasource_specific_indicator', 'citation', 'edition', 'rejection'] as const

/** Characters of a digest that are kept: it is compared with one other. */
const KEPT = 16

interface Before {
  readonly hash: string
  readonly body: string
  readonly grounds: string | null
}

/**
 * The indicators that have the same files in the release of these changes as in an earlier one: those that
 * they say nothing about and whose grounds are as they were. `before`: the number of the release before it;
 * null for none.
 */
export async function filesOfRelease(
  { transaction, pairs }: Changes,
  content: CatalogueContent,
  before: number | null,
): Promise<FilesOfRelease> {
  const grounds = await readGrounds(transaction, content)
  const [last] = await transaction.query<Before>(
    `select r.hash, c.body, c.grounds from release_catalogue c join release r on r.number = c.release
     where c.release = $1::int`,
    [before],
  )
  if (!last?.grounds) return { earlier: [], grounds }
  const touched = await transaction.query<{ indicator: number }>(
    `select distinct indicator from ${pairs.name}`,
  )
  const isTouched = new Set(touched.map(({ indicator }) => indicator))
  const known = JSON.parse(last.grounds) as Grounds
  const same = content.indicators
    .map(({ id }) => id)
    .filter((id) => !isTouched.has(id) && known[id] === grounds[id])
  const { earlier = [] } = JSON.parse(last.body) as CatalogueFile
  const since = new Map(earlier.flatMap(([hash, ids]) => ids.map((id) => [id, hash] as const)))
  const hashes = [...earlier.map(([hash]) => hash), last.hash]
  const byHash = Map.groupBy(same, (id) => since.get(id) ?? last.hash)
  return { earlier: hashes.flatMap((hash) => pairOf(hash, byHash.get(hash))), grounds }
}

function pairOf(hash: string, ids: readonly number[] = []): (readonly [string, readonly number[]])[] {
  return ids.length > 0 ? [[hash, ids]] : []
}

async function readGrounds(transaction: Transaction, content: CatalogueContent): Promise<Grounds> {
  const tables: ReadonlyMap<number, string>[] = []
  for (const table of OF_INDICATORS) tables.push(await digestsOf(transaction, table))
  const [places] = await transaction.query<{ digest: string }>(
    `select ${rowsDigest('id, shown_name, level, parent')} as digest from location`,
  )
  const sources = new Map(content.sources.map(({ has_data: _, ...source }) => [source.id, source]))
  const grounds = content.indicators.map((indicator) => {
    const about = indicator.coverage.map(([source]) => sources.get(source))
    const rows = tables.map((digests) => digests.get(indicator.id) ?? '')
    return [indicator.id, shortDigest([indicator, about, rows, places?.digest])] as const
  })
  return Object.fromEntries(grounds)
}

async function digestsOf(
  transaction: Transaction,
  table: (typeof OF_INDICATORS)[number],
): Promise<ReadonlyMap<number, string>> {
  const rows = await transaction.query<{ indicator: number; digest: string }>(
    `select indicator, ${rowsDigest(REFERENCE[table])} as digest from ${table} group by indicator`,
  )
  return new Map(rows.map(({ indicator, digest }) => [indicator, digest]))
}

function shortDigest(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, KEPT)
}
