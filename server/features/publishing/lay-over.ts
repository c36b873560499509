import type { Transaction } from '#server/platform/database/database.ts'
import { NOT_REMOVED } from '#server/release/current.ts'

const POINT = 'indicator, datasource, location, period'
const GROUP = `${POINT}, dimension, category`

/** The release that last said something under each key, in rows with the times of their life. */
function lastSaid(rows: string, key: string): string {
  return `
    select ${key}, max(greatest(release_added, case when release_removed = ${NOT_REMOVED} then 0 else release_removed end))
      as release
    from (${rows}) said group by ${key}`
}

const VALUES_AND_NOTES = `
  select ${POINT}, release_added, release_removed from observation
  union all select ${POINT}, release_added, release_removed from observation_note`

/** Keys under which somebody else than the data set that ships spoke last: a figure, a correction or a withdrawal. */
function keep(table: 'point' | 'group', rows: string, key: string): string {
  return `
    create temporary table kept_${table} on commit drop as
    select s.* from (${lastSaid(rows, key)}) s join release r on r.number = s.release
    where r.dataset = '' and exists (select from release where dataset = '')`
}

/** Withdraws what an earlier version of the data set published and this one does not hold any longer. */
function withdraw(table: 'point' | 'group', rows: string, key: string): string {
  const [column, empty] = table === 'point' ? ['', ''] : [', category_order', ', 0']
  return `
    insert into staged_${table} (file, line, ${key}${column})
    select distinct 0, 0, ${key}${empty} from ${rows} published
    where release_removed = ${NOT_REMOVED}
      and not exists (select from kept_${table} kept where ${same(key, 'kept', 'published')})
      and not exists (select from staged_${table} staged where ${same(key, 'staged', 'published')})`
}

function same(key: string, one: string, other: string): string {
  return key
    .split(', ')
    .map((column) => `${one}.${column} = ${other}.${column}`)
    .join(' and ')
}

function drop(table: 'point' | 'group', key: string): string {
  return `delete from staged_${table} staged using kept_${table} kept where ${same(key, 'kept', 'staged')}`
}

/**
 * Prepares staged figures of the data set that ships for a store that holds an earlier version: what people published
 * stays on top, and what the data set holds no longer is withdrawn. Returns how many of its figures are passed over.
 */
export async function layOver(transaction: Transaction): Promise<number> {
  await transaction.script('analyze staged_point; analyze staged_group')
  await transaction.script(keep('point', VALUES_AND_NOTES, POINT))
  await transaction.script(keep('group', 'select * from disaggregated', GROUP))
  await transaction.script('analyze kept_point; analyze kept_group')
  const [passed] = await transaction.query<{ count: number }>(
    `select (select count(*) from staged_point staged join kept_point using (${POINT}))
       + (select count(*) from staged_group staged join kept_group using (${GROUP})) as count`,
  )
  for (const sql of [
    drop('point', POINT),
    drop('group', GROUP),
    withdraw('point', 'observation', POINT),
    withdraw('group', 'disaggregated', GROUP),
  ]) {
    await transaction.script(sql)
  }
  return passed?.count ?? 0
}
