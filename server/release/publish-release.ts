import type { Point, PointKey } from '#domain/observation/point.ts'
import { Problem } from '#domain/problem.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { openCoordinateIds } from './coordinate-ids.ts'
import { findChanges, hasChanges } from './find-changes.ts'
import type { GroupFigure, GroupKey } from '#domain/disaggregation/group-figure.ts'
import { lockReleases, type Publication, type PublishedRelease, publishChanges } from './publish-changes.ts'
import { repeatedKeys } from './repeated-keys.ts'
import {
  createStaging,
  groupLine,
  pointLine,
  type Staged,
  stageGroups,
  stagePoints,
  withdrawGroups,
  withdrawPoints,
} from './staging.ts'

/** The changes of a release. Each figure may be named once; those not named stay as they are. */
export interface ChangeSet {
  /** Figures as they shall be, new or corrected. */
  readonly points?: Iterable<Point> | AsyncIterable<Point>
  /** Figures that shall be a gap again. */
  readonly withdrawnPoints?: Iterable<PointKey>
  readonly groups?: Iterable<GroupFigure> | AsyncIterable<GroupFigure>
  readonly withdrawnGroups?: Iterable<GroupKey>
}

async function* linesOf<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  line: (item: Item) => string,
): AsyncGenerator<string> {
  for await (const item of items) yield line(item)
}

/** Lays a set of changes in staging. Throws a Problem `invalid-input` when a figure is named twice. */
export async function stageChangeSet(transaction: Transaction, changes: ChangeSet): Promise<Staged> {
  const staged = await createStaging(transaction)
  const coordinates = await openCoordinateIds(transaction)
  await stagePoints(
    staged,
    linesOf(changes.points ?? [], (point) => pointLine(point, coordinates.idOf(point.coordinates))),
  )
  await coordinates.stageNew(staged)
  await withdrawPoints(staged, changes.withdrawnPoints ?? [])
  await stageGroups(
    staged,
    linesOf(changes.groups ?? [], (figure) => groupLine(figure)),
  )
  await withdrawGroups(staged, changes.withdrawnGroups ?? [])
  for (const kind of ['points', 'groups'] as const) {
    const { count } = await repeatedKeys(staged, kind, 1)
    if (count > 0) throw new Problem('invalid-input', 'A figure is named more than once in one release.')
  }
  return staged
}

/**
 * Publishes changes as one release, in one transaction: all of it or nothing.
 *
 * Figures are taken as they are: whoever calls has checked them (ids, ranges, intervals). A change that changes nothing is
 * passed over; null when nothing is left. Throws a Problem `invalid-input` when a figure is named twice.
 */
export async function publishRelease(
  database: Database,
  changes: ChangeSet,
  publication: Publication,
): Promise<PublishedRelease | null> {
  const release = await database.transaction(async (transaction) => {
    const locked = await lockReleases(transaction)
    const found = await findChanges(await stageChangeSet(transaction, changes))
    return hasChanges(found.counts) ? publishChanges(found, locked, publication) : null
  })
  if (release !== null) await database.checkpoint()
  return release
}
