import { byColumn, byName, NUMBERS_IN_ROWS } from '#domain/observation/columns.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { StagedCoordinates } from './coordinate-ids.ts'
import { NOT_REMOVED } from './current.ts'
import { FOUND_OF_POINTS, type Staged, type StagedGroupName, type StagedPointName } from './staging.ts'
import {
  IS_NOTED,
  KEY_LIST,
  type KeyName,
  type NameInRows,
  type NOTE_COLUMNS,
  notedFigures,
  NOTE_NUMBERS,
  sameKey,
} from './stored-columns.ts'
import { columnNames, type TemporaryTable, temporaryTableOf } from './temporary-table.ts'

/** How staged figures differ from the current release. */
export interface ChangeCounts {
  readonly added: number
  readonly changed: number
  readonly withdrawn: number
  readonly unchanged: number
}

/** How many figures change, and how many of groups. */
export interface CountedChanges {
  readonly points: ChangeCounts
  readonly groups: ChangeCounts
}

type ChangedPoints = TemporaryTable<StagedPointName | keyof typeof FOUND_OF_POINTS>
type ChangedGroups = TemporaryTable<StagedGroupName | 'old_value'>
type CoverName =
  | Exclude<KeyName, 'location'>
  | ('levels' | 'figures' | 'said' | 'changed' | 'known' | 'noted')
  | NameInRows

/** The changes that a transaction would make to the published figures. */
export interface Changes extends StagedCoordinates {
  readonly transaction: Transaction
  readonly counts: CountedChanges
  /** Figures that change, with the value before; `is_new` where there was none. */
  readonly points: ChangedPoints
  readonly groups: ChangedGroups
  /**
   * Whole changes, so that they are gone through once: for which periods and levels something is said, a bit for each level, none
   * where figures are withdrawn only; how many figures there are of each kind, and which numbers beside values.
   */
  readonly cover: TemporaryTable<CoverName>
  /** Indicators and sources of which something is said; `is_new` where nothing was known of one from the other. */
  readonly pairs: TemporaryTable<'indicator' | 'datasource' | 'is_new'>
}

/** The published figures under the staged keys. The statement reads those rows alone, never whole sources. */
const presentPoints = ({ points }: Staged) => `
  create temporary table present_point on commit drop as
  ${notedFigures(
    `${points.name} s join observation o using (${KEY_LIST}) where o.release_removed = ${NOT_REMOVED}`,
    (row) => `${row}.release_removed = ${NOT_REMOVED}`,
  )}`

/** The columns that stay with a figure until they are said anew. */
const LASTING: readonly (typeof NOTE_COLUMNS)[number][] = ['citation', 'coordinates']

const COMPARED = [
  'value',
  ...NUMBERS_IN_ROWS.map(({ name }) => name),
  ...NOTE_NUMBERS.filter((name) => !LASTING.includes(name)),
]

/** Whether what is staged says all of a figure, or what it does not say stays: its publication and its coordinates. */
type Saying = 'all' | 'anew'

const UNCHANGED_LASTING: Readonly<Record<Saying, (column: string) => string>> = {
  all: (column) => `and s.${column} is not distinct from p.${column}`,
  anew: (column) => `and coalesce(s.${column}, p.${column}, 0) = coalesce(p.${column}, 0)`,
}

/** A file without any column beside the value says nothing about what stands there: an equal value is the same figure. */
const dropBare = ({ points }: Staged) => `
  delete from ${points.name} s using present_point p
  where ${sameKey('s', 'p')} and s.value = p.value and s.file = any($1::int[])`

/** Figures that are published so already. */
const dropUnchanged = ({ points }: Staged, saying: Saying) => `
  delete from ${points.name} s using present_point p
  where ${sameKey('s', 'p')}
    and (${COMPARED.map((column) => `s.${column}`).join(', ')}, s.flags) is not distinct from
      (${COMPARED.map((column) => `p.${column}`).join(', ')}, nullif(p.flags, '{}'))
    ${LASTING.map(UNCHANGED_LASTING[saying]).join(' ')}`

const LASTING_STAYS = `,
    citation = coalesce(s.citation, case when s.value = p.value then p.citation end),
    coordinates = case when s.value is not null then coalesce(s.coordinates, p.coordinates) end`

/**
 * The others get the old value. A publication that was named for a value stays with it as long as the value
 * does; a new value has none unless one is given. The coordinates of a figure stay until they are said anew.
 */
const describeChanged = ({ points }: Staged, saying: Saying) => `
  update ${points.name} s set is_new = false, old_value = p.value${saying === 'all' ? '' : LASTING_STAYS}
  from present_point p where ${sameKey('s', 'p')}`

/** What comparing found of the staged points. */
interface Compared {
  /** How many change nothing. */
  readonly unchanged: number
  /** Whether anything was published under one of their keys. */
  readonly isKnown: boolean
}

/** Leaves the staged points that change. */
async function leaveChangedPoints(
  staged: Staged,
  saying: Saying,
  bare: readonly number[],
): Promise<Compared> {
  const { transaction, points } = staged
  await transaction.script(presentPoints(staged))
  const [present] = await transaction.query<{ found: boolean }>(
    'select exists (select from present_point) as found',
  )
  const isKnown = present?.found ?? false
  let unchanged = 0
  if (isKnown) {
    await transaction.script('analyze present_point')
    if (bare.length > 0) unchanged += await transaction.execute(dropBare(staged), [bare])
    unchanged += await transaction.execute(dropUnchanged(staged, saying))
    await transaction.script(`${describeChanged(staged, saying)}; analyze ${points.name} (${KEY_LIST})`)
  }
  // A figure that is not there cannot be withdrawn.
  unchanged += await transaction.execute(`delete from ${points.name} where is_new and value is null`)
  return { unchanged, isKnown }
}

function changedGroups({ transaction, groups }: Staged): Promise<ChangedGroups> {
  const columns = byColumn(columnNames(groups), (column) => `s.${column}`)
  return temporaryTableOf(
    transaction,
    'changed_group',
    { ...columns, old_value: 'd.value' },
    `from ${groups.name} s
    left join disaggregated d on ${sameKey('d', 's')} and (d.dimension, d.category) = (s.dimension, s.category)
      and d.release_removed = ${NOT_REMOVED}
    where (s.value, s.lower, s.upper, s.population_share)
        is distinct from (d.value, d.lower, d.upper, d.population_share)
      or (s.value is not null and s.category_order is distinct from d.category_order)`,
  )
}

/** Of figures that are all new nothing is asked that old ones alone can say. */
function changedCover({ transaction, points }: Staged, isKnown: boolean): Promise<Changes['cover']> {
  return temporaryTableOf(
    transaction,
    'changed_cover',
    {
      indicator: 'p.indicator',
      datasource: 'p.datasource',
      period: 'p.period',
      levels: `bit_or(1 << l.level)${isKnown ? ' filter (where p.value is not null)' : ''}`,
      figures: 'count(*)',
      said: isKnown ? 'count(p.value)' : 'count(*)',
      changed: isKnown
        ? 'count(*) filter (where p.value is not null and p.old_value is not null)'
        : '0::bigint',
      known: isKnown ? 'bool_or(not p.is_new)' : 'false',
      noted: `bool_or(${IS_NOTED})`,
      ...byName(NUMBERS_IN_ROWS, ({ name }) => `count(p.${name}) > 0`),
    },
    `from ${points.name} p join location l on l.id = p.location group by p.indicator, p.datasource, p.period`,
  )
}

function changedPairs(
  transaction: Transaction,
  cover: Changes['cover'],
  groups: ChangedGroups,
): Promise<Changes['pairs']> {
  const isKnown = (table: string) =>
    `exists (select from ${table} o where (o.indicator, o.datasource) = (pair.indicator, pair.datasource))`
  return temporaryTableOf(
    transaction,
    'changed_pair',
    {
      indicator: 'indicator',
      datasource: 'datasource',
      is_new: `not ${isKnown('observation')} and not ${isKnown('disaggregated')}`,
    },
    `from (
      select indicator, datasource from ${cover.name} union select indicator, datasource from ${groups.name}
    ) pair`,
  )
}

type Found = Omit<ChangeCounts, 'unchanged'>

const NONE: Found = { added: 0, changed: 0, withdrawn: 0 }

async function countPoints(transaction: Transaction, cover: Changes['cover']): Promise<Found> {
  const [counts] = await transaction.query<Found>(
    `select coalesce(sum(said - changed), 0)::bigint as added, coalesce(sum(changed), 0)::bigint as changed,
       coalesce(sum(figures - said), 0)::bigint as withdrawn
     from ${cover.name}`,
  )
  return counts ?? NONE
}

async function countGroups({ transaction, groups }: Staged, changed: ChangedGroups): Promise<ChangeCounts> {
  const [counts] = await transaction.query<ChangeCounts>(
    `select count(*) filter (where value is not null and old_value is null) as added,
       count(*) filter (where value is not null and old_value is not null) as changed,
       count(*) filter (where value is null) as withdrawn,
       (select count(*) from ${groups.name}) - count(*) as unchanged
     from ${changed.name}`,
  )
  return counts ?? { ...NONE, unchanged: 0 }
}

/**
 * How many rows there are is all that the planner needs to know of them: a small sample tells. Figures are read indicator by indicator
 * afterwards, and files mostly name one after the other: the index tells where, and costs a tenth of a second for a million rows.
 */
const analyzeStaged = ({ points, groups }: Staged) => `
  create index on ${points.name} using brin (indicator);
  set local default_statistics_target = 20;
  analyze ${points.name} (${KEY_LIST}); analyze ${groups.name};
  set local default_statistics_target to default`

/**
 * Compares what is staged with what is published. The work grows with the staged rows, of which those that change are left.
 * `bare`: the numbers of the files that have no column beside the value.
 */
export async function findChanges(
  staged: Staged,
  saying: Saying = 'anew',
  bare: readonly number[] = [],
): Promise<Changes> {
  const { transaction, coordinates } = staged
  await transaction.script(analyzeStaged(staged))
  const { unchanged, isKnown } = await leaveChangedPoints(staged, saying, bare)
  const points: ChangedPoints = {
    name: staged.points.name,
    columns: { ...staged.points.columns, ...FOUND_OF_POINTS },
  }
  const groups = await changedGroups(staged)
  const cover = await changedCover(staged, isKnown)
  const pairs = await changedPairs(transaction, cover, groups)
  const counts = {
    points: { ...(await countPoints(transaction, cover)), unchanged },
    groups: await countGroups(staged, groups),
  }
  return { transaction, counts, points, groups, coordinates, cover, pairs }
}

/** True when there is something to publish. */
export function hasChanges({ points, groups }: CountedChanges): boolean {
  return [points, groups].some(({ added, changed, withdrawn }) => added + changed + withdrawn > 0)
}
