import type { CatalogueFile, ReleaseStamp } from '#contract/release-file.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { applyChanges } from './apply-changes.ts'
import { catalogueContent } from './catalogue-content.ts'
import { placesBelowStates } from './places-below-states.ts'
import { ChangeDigests } from './change-digests.ts'
import { describeMeasures } from './describe-measures.ts'
import { releaseHash } from './digest.ts'
import { filesOfRelease } from './earlier-files.ts'
import type { Changes } from './find-changes.ts'
import { announceRelease } from './release-notices.ts'
import { keepMeasures, type MeasuresBefore, rememberMeasures } from './measures-then.ts'

/** The publisher, the time and the note. */
export interface Publication {
  readonly note: string
  readonly actor: string
  readonly now: Date
  /** The version of the data set that ships, where the release is one of it. */
  readonly dataset?: string
  /** The classes of licences that it was loaded without. */
  readonly leftOut?: string
}

/** A release, with how many numbers it added and ended. */
export interface PublishedRelease extends ReleaseStamp {
  readonly added: number
  readonly ended: number
  /** Numbers that are current in this release: values, bounds, numerators and denominators. */
  readonly observations: number
}

/** The planner is told where at least one row in so many is new or ended. */
const PLANNERS_SHARE = 10

interface Last {
  readonly number: number
  readonly hash: string
  readonly observations: number
}

/** Nobody else publishes until the transaction ends, and what the releases before said of their measures is remembered. */
export interface LockedReleases {
  readonly measuresBefore: MeasuresBefore
}

/** Lets one transaction at a time publish; readers go on. Asked for before anything is compared or written. */
export async function lockReleases(transaction: Transaction): Promise<LockedReleases> {
  await transaction.script('lock table release in share row exclusive mode')
  return { measuresBefore: await rememberMeasures(transaction) }
}

/**
 * Makes a release of changes.
 *
 * The rows come first and the hash last, so that a release without a hash is never whole. The caller has seen to it that there is
 * something to publish and that no key is staged twice. `digests` are those of changes that were read already.
 */
export async function publishChanges(
  changes: Changes,
  { measuresBefore }: LockedReleases,
  { note, actor, now, dataset = '', leftOut = '' }: Publication,
  digests = new ChangeDigests(),
): Promise<PublishedRelease> {
  const { transaction } = changes
  const [last] = await transaction.query<Last>(
    'select number, hash, observations from release order by number desc limit 1',
  )
  const number = (last?.number ?? 0) + 1
  await transaction.query(
    'insert into release (number, published_at, note, actor, dataset, left_out) values ($1, $2, $3, $4, $5, $6)',
    [number, now, note, actor, dataset, leftOut],
  )
  const { added, ended } = await applyChanges(changes, number)
  // The planner learns of many new rows now, not when the store next looks for itself; few change nothing for it.
  if ((added + ended) * PLANNERS_SHARE > (last?.observations ?? 0)) {
    await transaction.script('analyze observation; analyze observation_note; analyze disaggregated')
  }
  await describeMeasures(changes, now)
  if (last) await keepMeasures(transaction, measuresBefore, last.number)
  const before = await untouchedBefore(transaction, dataset)
  const content = await catalogueContent(transaction, before === null ? null : { release: before, changes })
  const { hash, parts } = await releaseHash(changes, last?.hash ?? null, JSON.stringify(content), digests)
  const stamp: ReleaseStamp = { number, hash, published_at: now.toISOString(), note }
  const { earlier, grounds } = await filesOfRelease(changes, content, last?.number ?? null)
  const catalogue: CatalogueFile = {
    ...{ release: stamp, ...(earlier.length > 0 && { earlier }), ...content },
    below_states: await placesBelowStates(transaction),
  }
  await transaction.query('insert into release_catalogue (release, body, grounds) values ($1, $2, $3)', [
    ...[number, JSON.stringify(catalogue), JSON.stringify(grounds)],
  ])
  const observations = (last?.observations ?? 0) + added - ended
  await transaction.query(
    'update release set hash = $2, added = $3, ended = $4, observations = $5, parts = $6::jsonb where number = $1',
    [number, hash, added, ended, observations, JSON.stringify(parts)],
  )
  await announceRelease(transaction, hash)
  return { ...stamp, added, ended, observations }
}

/** The release whose catalogue tells of what stays as it was; null for a data set that ships, which may change places too. */
async function untouchedBefore(transaction: Transaction, dataset: string): Promise<number | null> {
  if (dataset !== '') return null
  const [last] = await transaction.query<{ release: number }>(
    'select release from release_catalogue order by release desc limit 1',
  )
  return last?.release ?? null
}
