import { byColumn, NUMBERS_BESIDE } from '#domain/observation/columns.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { isNotUndone, NOT_REMOVED } from './current.ts'
import { createStaging, type Staged } from './staging.ts'
import { KEY, KEY_LIST, notedFigures, sameKey } from './stored-columns.ts'
import { type TemporaryTable, temporaryTableOf } from './temporary-table.ts'

const GROUP = [...KEY, 'dimension', 'category'] as const
const GROUP_LIST = GROUP.join(', ')

/** The columns of a staged figure beside its key and value. */
const BESIDE = [...NUMBERS_BESIDE.map(({ name }) => name), 'coordinates']

type Undone = TemporaryTable<(typeof KEY)[number]>

/** A figure of the release that a later one changed as well. */
export interface UndoConflict {
  readonly indicator: number
  readonly datasource: number
  readonly location: number
  readonly location_name: string
  readonly period: PeriodCode
  readonly release: number
}

/** The figures of a release as they stood before it, in staging, and what later releases changed of them. */
export interface StagedUndo {
  readonly staged: Staged
  readonly conflicts: readonly UndoConflict[]
  readonly conflictCount: number
}

/** Rows that a release began or ended. */
const touched = (release: number) => `(release_added = ${release} or release_removed = ${release})`

/** Lays the figures that a release changed in staging as they stood before it: a gap where there was none. `most` conflicts are told. */
export async function stageUndo(
  transaction: Transaction,
  release: number,
  most: number,
): Promise<StagedUndo> {
  const staged = await createStaging(transaction)
  const points = await temporaryTableOf(
    transaction,
    'undone_point',
    byColumn(KEY, (column) => column),
    `from (${['observation', 'observation_note']
      .map((table) => `select ${KEY_LIST} from ${table} where ${touched(release)}`)
      .join(' union ')}) touched`,
  )
  const groups = await temporaryTableOf(
    transaction,
    'undone_group',
    byColumn(GROUP, (column) => column),
    `from (select distinct ${GROUP_LIST} from disaggregated where ${touched(release)}) touched`,
  )
  await transaction.script(pointsBefore(staged, points, release))
  await transaction.script(groupsBefore(staged, groups, release))
  return { staged, ...(await conflictsOf(transaction, points, groups, release, most)) }
}

const before = (release: number) => (row: string) =>
  `${row}.release_added < ${release} and ${row}.release_removed >= ${release}`

function pointsBefore(staged: Staged, { name }: Undone, release: number): string {
  const isThen = before(release)
  const rows = `${name} u join observation o using (${KEY_LIST}) where ${isThen('o')}`
  return `
    insert into ${staged.points.name} (file, line, ${KEY_LIST}, value, ${BESIDE.join(', ')}, flags)
    select 0, 0, ${KEY.map((column) => `u.${column}`).join(', ')}, f.value,
      ${BESIDE.map((column) => `f.${column}`).join(', ')}, nullif(f.flags, '{}')
    from ${name} u left join (${notedFigures(rows, isThen)}) f on ${sameKey('f', 'u')}`
}

function groupsBefore(staged: Staged, { name }: Undone, release: number): string {
  return `
    insert into ${staged.groups.name} (file, line, ${GROUP_LIST}, category_order, value, lower, upper, population_share)
    select 0, 0, ${GROUP.map((column) => `u.${column}`).join(', ')}, coalesce(d.category_order, 0),
      d.value, d.lower, d.upper, d.population_share
    from ${name} u left join disaggregated d on ${sameKey('d', 'u')}
      and (d.dimension, d.category) = (u.dimension, u.category) and ${before(release)('d')}`
}

async function conflictsOf(
  transaction: Transaction,
  points: Undone,
  groups: Undone,
  release: number,
  most: number,
): Promise<Omit<StagedUndo, 'staged'>> {
  const later = [
    [points, 'observation', KEY_LIST],
    [points, 'observation_note', KEY_LIST],
    [groups, 'disaggregated', GROUP_LIST],
  ] as const
  const rows = later.map(
    ([undone, table, key]) => `
      select ${KEY_LIST}, event.number as release
      from ${undone.name} u join ${table} r using (${key}),
        unnest(array[r.release_added, r.release_removed]) as event (number)
      where event.number > ${release} and event.number <> ${NOT_REMOVED} and ${isNotUndone('event.number')}`,
  )
  const conflicts = await transaction.query<UndoConflict & { readonly total: number }>(
    `select c.*, l.shown_name as location_name, (count(*) over ())::int as total
     from (select ${KEY_LIST}, max(release) as release from (${rows.join(' union all ')}) c group by ${KEY_LIST}) c
     join location l on l.id = c.location
     order by ${KEY.map((column) => `c.${column}`).join(', ')} limit $1`,
    [most],
  )
  return {
    conflicts: conflicts.map(({ total: _, ...conflict }) => conflict),
    conflictCount: conflicts[0]?.total ?? 0,
  }
}
