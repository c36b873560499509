import type { FigureConflict, Take } from '#contract/data-import/data-set-conflicts.ts'
import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import type { Coordinates } from '#domain/observation/coordinates.ts'
import { NO_COORDINATES } from '#domain/observation/coordinates.ts'
import { NUMBERS_BESIDE } from '#domain/observation/columns.ts'
import type { Flag } from '#domain/observation/flag.ts'
import { blankPoint, type Point, type PointKey } from '#domain/observation/point.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { Problem } from '#domain/problem.ts'
import type { Change } from '#server/audit/change.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import type { Database, SqlRunner, Transaction } from '#server/platform/database/database.ts'
import { NOT_REMOVED } from '#server/release/current.ts'
import { findChanges, hasChanges } from '#server/release/find-changes.ts'
import { lockReleases } from '#server/release/publish-changes.ts'
import { stageChangeSet } from '#server/release/publish-release.ts'
import { IS_FIGURE } from '#server/release/stored-columns.ts'
import { openEntryRights } from './may-enter.ts'
import { publishAudited } from './publish-audited.ts'

/** How many are listed. */
const MOST = 300

/** Of what was taken and then undone nobody has decided any longer. */
const DECIDED = `case when exists (select from release_undo u where u.release = t.release) then null else t.decided end`

/** A figure of the data set as it was kept: its numbers by the names of their columns. */
interface ShippedFigure extends Readonly<Record<string, unknown>> {
  readonly value: number
  readonly flags?: readonly Flag[] | null
  readonly about?: AboutFigure | null
  readonly category_order?: number
}

interface AboutFigure {
  readonly reference_start: number | null
  readonly reference_end: number | null
  readonly birth_cohort: number | null
  readonly evidence: readonly string[] | null
  readonly edition: string | null
  readonly superseded_by: number | null
}

interface StoredConflict extends Omit<FigureConflict, 'at' | 'period' | 'shipped' | 'category'> {
  readonly period: number
  readonly dimension: string
  readonly category: string
  readonly shipped: ShippedFigure | null
  readonly at: Date | null
}

const CONFLICTS = `
  select t.id, t.indicator, t.datasource, t.location, l.shown_name as location_name, t.period, t.dimension, t.category,
    t.shipped, t.version, ${DECIDED} as decided, t.note, t.release, t.decided_at as at, a.display_username as by,
    case when t.dimension = '' then (
      select max(o.value) from observation o where (o.indicator, o.datasource, o.location, o.period)
        = (t.indicator, t.datasource, t.location, t.period) and o.release_removed = ${NOT_REMOVED} and o.${IS_FIGURE})
    else (
      select max(o.value) from disaggregated o where (o.indicator, o.datasource, o.location, o.period, o.dimension, o.category)
        = (t.indicator, t.datasource, t.location, t.period, t.dimension, t.category) and o.release_removed = ${NOT_REMOVED})
    end as ours
  from figure_conflict t join location l on l.id = t.location left join account a on a.id = t.decided_by`

/** Figures of which a newer data set says something else than people did, open ones first. */
export async function readFigureConflicts(
  database: Database,
): Promise<{ readonly results: FigureConflict[]; readonly open: number }> {
  const rows = await database.query<StoredConflict>(
    `${CONFLICTS} order by ${DECIDED} is not null, t.indicator, t.datasource, t.period, t.location, t.category limit $1`,
    [MOST],
  )
  const [count] = await database.query<{ open: number }>(
    `select count(*)::int as open from figure_conflict t where ${DECIDED} is null`,
  )
  return {
    results: rows.map(({ shipped, dimension: _, ...row }) => ({
      ...row,
      period: isoPeriod(row.period),
      shipped: shipped?.value ?? null,
      at: row.at === null ? null : row.at.toISOString(),
    })),
    open: count?.open ?? 0,
  }
}

interface Decision {
  readonly take: Take
  /** Ids; undefined: all that are open. */
  readonly of: readonly number[] | undefined
  readonly note: string
}

/** Decides about differences. Throws `not-found`, `changed-meanwhile`, and `not-allowed` where a figure is not for whoever decides. */
export async function decideFigureConflicts(
  database: Database,
  decision: Decision,
  by: Change,
): Promise<{ readonly decided: number; readonly release: number | null }> {
  const answer = await database.transaction(async (transaction) => {
    const { take, note } = decision
    const locked = take === 'theirs' ? await lockReleases(transaction) : null
    const chosen = await chosenConflicts(transaction, decision)
    await refuseOthersFigures(transaction, chosen, by)
    const release = locked && (await takeTheirs(transaction, chosen, { note, by, locked }))
    await transaction.query(
      `update figure_conflict set decided = $2, note = $3, decided_by = $4, decided_at = clock_timestamp(), release = $5
       where id = any($1::int[])`,
      [chosen.map(({ id }) => id), take === 'open' ? null : take, note, by.actor.id, release],
    )
    await writeAudit(transaction, {
      actor: by.actor,
      action: 'figures.decided',
      subject: release === null ? 'data set' : `release ${release}`,
      after: { take, note, figures: chosen.length },
      address: by.address,
    })
    return { decided: chosen.length, release }
  })
  if (answer.release !== null) await database.checkpoint()
  return answer
}

async function chosenConflicts(
  transaction: Transaction,
  { take, of }: Decision,
): Promise<readonly StoredConflict[]> {
  if (of === undefined) {
    const open =
      take === 'open'
        ? []
        : await transaction.query<StoredConflict>(`${CONFLICTS} where ${DECIDED} is null order by t.id`)
    if (open.length === 0) throw new Problem('not-found', 'Nothing is open.')
    return open
  }
  const chosen = await transaction.query<StoredConflict>(
    `${CONFLICTS} where t.id = any($1::int[]) order by t.id`,
    [of],
  )
  if (chosen.length < new Set(of).size) throw new Problem('not-found', 'One of these differences is gone.')
  const taken = chosen.find(({ decided }) => decided === 'theirs')
  if (take === 'open' && taken) {
    throw new Problem(
      'changed-meanwhile',
      `Undo release ${taken.release}: it took the figure of the data set.`,
    )
  }
  if (chosen.some(({ decided }) => (decided === null) === (take === 'open'))) {
    throw new Problem('changed-meanwhile', 'Somebody has decided on this meanwhile.')
  }
  return chosen
}

async function refuseOthersFigures(store: SqlRunner, rows: readonly StoredConflict[], { actor }: Change) {
  const rights = await openEntryRights(store, actor, 'publish')
  const isOthers = rows.some(({ datasource: source, location }) => !rights.allows({ source, location }))
  if (isOthers) {
    throw new Problem('not-allowed', 'Your right to publish figures is not for all of these. Choose yours.')
  }
}

interface Taking {
  readonly note: string
  readonly by: Change
  readonly locked: Awaited<ReturnType<typeof lockReleases>>
}

/** Publishes the figures of the data set in place of ours. Null where they are the same meanwhile. */
async function takeTheirs(
  transaction: Transaction,
  rows: readonly StoredConflict[],
  { note, by, locked }: Taking,
): Promise<number | null> {
  const places = rows.filter(({ dimension }) => dimension === '')
  const groups = rows.filter(({ dimension }) => dimension !== '')
  const staged = await stageChangeSet(transaction, {
    points: places.flatMap((row) => shippedPoint(row) ?? []),
    withdrawnPoints: places.filter(({ shipped }) => shipped === null).map(keyOf),
    groups: groups.flatMap((row) => shippedGroup(row) ?? []),
    withdrawnGroups: groups
      .filter(({ shipped }) => shipped === null)
      .map((row) => ({ ...keyOf(row), dimension: row.dimension, category: row.category })),
  })
  const changes = await findChanges(staged, 'all')
  if (!hasChanges(changes.counts)) return null
  const { release } = await publishAudited(changes, {
    publication: { note, actor: by.actor.username, now: new Date() },
    // They ship with the product, whose findings are published with it.
    acknowledged: note,
    entry: { action: 'data.published', after: { note, from: 'data set' } },
    ...{ locked, by, progress: () => {} },
  })
  return release?.number ?? null
}

function keyOf({ indicator, datasource: source, location, period }: StoredConflict): PointKey {
  return { indicator, source, location, period }
}

function shippedPoint(row: StoredConflict): Point | null {
  const { shipped } = row
  if (shipped === null) return null
  const numbers = Object.fromEntries(NUMBERS_BESIDE.map(({ field, name }) => [field, shipped[name] ?? null]))
  return {
    ...blankPoint(),
    ...numbers,
    ...keyOf(row),
    ...{ value: shipped.value, flags: shipped.flags ?? [], coordinates: coordinatesOf(shipped.about) },
  }
}

function coordinatesOf(about: AboutFigure | null | undefined): Coordinates {
  if (!about) return NO_COORDINATES
  return {
    referenceStart: about.reference_start,
    referenceEnd: about.reference_end,
    birthCohort: about.birth_cohort,
    evidence: about.evidence ?? [],
    edition: about.edition ?? '',
    supersededBy: about.superseded_by,
  }
}

function shippedGroup(row: StoredConflict): GroupFigure | null {
  const { shipped, dimension, category } = row
  if (shipped === null) return null
  const number = (name: string) => (typeof shipped[name] === 'number' ? shipped[name] : null)
  return {
    ...keyOf(row),
    ...{ dimension, category, categoryOrder: shipped.category_order ?? 0, value: shipped.value },
    ...{ lower: number('lower'), upper: number('upper'), populationShare: number('population_share') },
  }
}
