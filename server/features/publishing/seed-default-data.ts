import { english } from '#languages/from-source.ts'
import { LICENCE_CLASSES, type LicenceClass } from '#domain/data-source/data-source.ts'
import { isoDay } from '#domain/period/calendar.ts'
import { DatasetError, Findings } from '#server/dataset/finding.ts'
import { readReference } from '#server/dataset/reference/read-reference.ts'
import type { ReferenceTables } from '#server/dataset/reference/reference-tables.ts'
import {
  checkRowCounts,
  readDescription,
  type ReleaseDescription,
} from '#server/dataset/release-description.ts'
import type { Database, SqlRunner, Transaction } from '#server/platform/database/database.ts'
import { findChanges } from '#server/release/find-changes.ts'
import { isNewer } from '#server/dataset/data-version.ts'
import {
  type LockedReleases,
  lockReleases,
  type PublishedRelease,
  publishChanges,
} from '#server/release/publish-changes.ts'
import { createStaging } from '#server/release/staging.ts'
import { DEFAULT_DATASETS as DATASETS } from './default-datasets.ts'
import { leaveOut } from './leave-out.ts'
import { layOver } from './lay-over.ts'
import { loadReference, stampFixedTables } from './load-reference.ts'
import { stageFigures } from './stage-figures.ts'
import { countUpdate, tellUpdate, updateSentence } from './tell-update.ts'

export interface SeedOptions {
  /** Is given a line when a step begins. */
  readonly progress: (line: string) => void
  /** Another data set than the one that ships. */
  readonly folder?: string
  /** The licences left out: sources of these classes are not loaded. */
  readonly leaveOut?: readonly LicenceClass[]
  /** The time of an update. */
  readonly now?: Date
}

/** A version of the data set, and the classes of licences that it was loaded without. */
interface Held {
  readonly dataset: string
  readonly leftOut: string
}

/** The version of the data set that the store holds; null for an empty store, none of ours for one that others filled. */
async function heldVersion(store: SqlRunner): Promise<Held | null> {
  const [release] = await store.query<Held>(
    `select dataset, left_out as "leftOut" from release order by dataset = '', number desc limit 1`,
  )
  return release ?? null
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

/** The classes that are left out, as a release remembers them. */
function leftOutText({ leaveOut: words = [] }: Pick<SeedOptions, 'leaveOut'>): string {
  return LICENCE_CLASSES.filter((word) => words.includes(word)).join(',')
}

/** True when there is nothing to do: the same version without the same licences, or a newer one. */
function isUpToDate(held: Held, { version }: ReleaseDescription, leftOut: string): boolean {
  if (held.dataset === version) return held.leftOut === leftOut
  return !isNewer(version, held.dataset)
}

interface Loading {
  readonly held: string | null
  readonly locked: LockedReleases
  readonly options: SeedOptions
}

async function load(
  transaction: Transaction,
  description: ReleaseDescription,
  { held, locked, options }: Loading,
): Promise<PublishedRelease | null> {
  const { folder = DATASETS, progress, now: clock = new Date() } = options
  const problems = new Findings()
  const warnings = new Findings()
  progress('Reading places, indicators and data sources')
  // A machine whose clock is behind loads the data that ship all the same.
  const today = [isoDay(clock), isoDay(new Date(description.published_at))].toSorted().at(-1)
  const tables = await readReference(folder, problems, warnings, today)
  refuse(problems)
  // The first release has a constant time, so that every machine makes the same one.
  const now = held === null ? new Date(description.published_at) : clock
  progress(`Loading ${tables.locations.length} places and ${tables.facilities.length} health facilities`)
  const citationIds = await loadReference(transaction, tables, { now, version: description.version })
  if (held === null) await stampFixedTables(transaction, now)
  const staged = await createStaging(transaction)
  const reading = { folder, tables, citationIds, problems, warnings, progress }
  const counts = await stageFigures(staged, reading)
  checkRowCounts(description, new Map([...rowCounts(tables), ...counts]), problems)
  refuse(problems)
  await leaveOut(staged, tables, options.leaveOut ?? [])
  const publication = {
    note: description.note,
    actor: 'MSDAT',
    now,
    dataset: description.version,
    leftOut: leftOutText(options),
  }
  if (held === null) {
    progress('Writing the first release')
    return publishChanges(await findChanges(staged), locked, publication)
  }
  const kept = await layOver(staged, description.version)
  progress('Comparing with the figures that are published')
  const changes = await findChanges(staged)
  const update = { from: held, to: description.version, kept, ...(await countUpdate(changes)) }
  progress(`Writing the update. ${english.text(updateSentence(update))}`)
  await tellUpdate(transaction, update)
  return publishChanges(changes, locked, publication)
}

/** True when the store has the data of this version, so that `seedDefaultData` would do nothing. */
export async function hasDefaultData(
  database: Database,
  options: Pick<SeedOptions, 'folder' | 'leaveOut'>,
): Promise<boolean> {
  const description = describe(options.folder)
  const held = await heldVersion(database)
  return held !== null && isUpToDate(held, description, leftOutText(options))
}

function describe(folder = DATASETS): ReleaseDescription {
  const problems = new Findings()
  const description = readDescription(folder, problems)
  if (description === null) throw new DatasetError(problems)
  return description
}

/**
 * Fills an empty store with the data set that ships, as its first release, or lays a newer version of it over an earlier one
 * and under what people published. In one transaction: an interruption leaves the store as it was, and the next start begins
 * anew. Returns null when the store has this version already.
 *
 * Throws a DatasetError that names file and line when the files are not in order; nothing is loaded then.
 */
export async function seedDefaultData(
  database: Database,
  options: SeedOptions,
): Promise<PublishedRelease | null> {
  const description = describe(options.folder)
  const release = await database.transaction(async (transaction) => {
    // Of several instances that start at once, one loads and the others wait here and then find the release.
    const locked = await lockReleases(transaction)
    const held = await heldVersion(transaction)
    if (held !== null && isUpToDate(held, description, leftOutText(options))) return null
    if (held !== null)
      options.progress(`Updating the data set from ${held.dataset} to ${description.version}`)
    return load(transaction, description, { held: held?.dataset ?? null, locked, options })
  })
  if (release !== null) await database.checkpoint()
  return release
}
