import { fileURLToPath } from 'node:url'
import { DatasetError, Findings } from '#server/dataset/finding.ts'
import { readReference } from '#server/dataset/reference/read-reference.ts'
import type { ReferenceTables } from '#server/dataset/reference/reference-tables.ts'
import { checkRowCounts, readDescription } from '#server/dataset/release-description.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { findChanges } from '#server/release/find-changes.ts'
import { lockReleases, type PublishedRelease, publishStaged } from '#server/release/publish-staged.ts'
import { createStaging } from '#server/release/staging.ts'
import { loadReference } from './load-reference.ts'
import { stageFigures } from './stage-figures.ts'

const DATASETS = fileURLToPath(new URL('../../../datasets/', import.meta.url))

export interface SeedOptions {
  /** Is given a line when a step begins. */
  readonly progress: (line: string) => void
  /** Another data set than the one that ships. */
  readonly folder?: string
}

async function hasRelease(transaction: Transaction): Promise<boolean> {
  const rows = await transaction.query('select number from release limit 1')
  return rows.length > 0
}

function rowCounts(tables: ReferenceTables): [string, number][] {
  return [
    ['indicators.csv', tables.indicators.length],
    ['sources.csv', tables.sources.length],
    ['evidence.csv', tables.evidence.length],
    ['locations.csv', tables.locations.length],
    ['indicator_source.csv', tables.measures.length],
    ['rejections.csv', tables.rejections.length],
    ...[...tables.editions].map(([file, rows]) => [file, rows.length] as [string, number]),
    ['citations.csv', tables.citations.length],
    ['facilities.csv', tables.facilities.length],
  ]
}

function refuse(problems: Findings): void {
  if (problems.total > 0) throw new DatasetError(problems)
}

async function load(
  transaction: Transaction,
  { folder = DATASETS, progress }: SeedOptions,
): Promise<PublishedRelease> {
  const problems = new Findings()
  const warnings = new Findings()
  progress('Reading places, indicators and data sources')
  const description = readDescription(folder, problems)
  const tables = await readReference(folder, problems, warnings)
  refuse(problems)
  if (description === null) throw new DatasetError(problems)
  const now = new Date(description.published_at)
  progress(`Loading ${tables.locations.length} places and ${tables.facilities.length} health facilities`)
  await loadReference(transaction, tables, now)
  await createStaging(transaction)
  const counts = await stageFigures(transaction, { folder, tables, problems, warnings, progress })
  checkRowCounts(description, new Map([...rowCounts(tables), ...counts]), problems)
  refuse(problems)
  progress('Writing the first release')
  await findChanges(transaction)
  return publishStaged(transaction, { note: description.note, actor: 'MSDAT', now })
}

/**
 * Fills an empty store with the data set that ships, as its first release, in one transaction: an interruption leaves the
 * store empty, and the next start begins anew. Returns null when the store has a release already.
 *
 * Throws a DatasetError that names file and line when the files are not in order; nothing is loaded then.
 */
export async function seedDefaultData(
  database: Database,
  options: SeedOptions,
): Promise<PublishedRelease | null> {
  const release = await database.transaction(async (transaction) => {
    // Of several instances that start at once, one loads and the others wait here and then find the release.
    await lockReleases(transaction)
    return (await hasRelease(transaction)) ? null : load(transaction, options)
  })
  if (release !== null) await database.checkpoint()
  return release
}
