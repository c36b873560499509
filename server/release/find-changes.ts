import type { Transaction } from '#server/platform/database/database.ts'
import { IS_NOTED, OTHER_NUMBERS } from './beside-values.ts'
import { NOT_REMOVED } from './current.ts'

/** How staged figures differ from the current release. */
export interface ChangeCounts {
  readonly added: number
  readonly changed: number
  readonly withdrawn: number
  readonly unchanged: number
}

/** Changes of figures, and of figures of groups. */
export interface Changes {
  readonly points: ChangeCounts
  readonly groups: ChangeCounts
}

const KEY = 'indicator, datasource, location, period'

/** What is published under the staged keys. What is read is what they name, never whole sources. */
const PRESENT_POINTS = `
  create temporary table present_point on commit drop as
  select o.*, n.interval_level, n.sample_size, nullif(n.flags, '{}') as flags, n.citation, n.coordinates
  from (
    select ${KEY},
      max(o.value) filter (where o.value_type in (1, 2, 5)) as value,
      max(o.value) filter (where o.value_type = 3) as lower,
      max(o.value) filter (where o.value_type = 4) as upper,
      max(o.value) filter (where o.value_type = 6) as numerator,
      max(o.value) filter (where o.value_type = 7) as denominator
    from staged_point s join observation o using (${KEY})
    where o.release_removed = ${NOT_REMOVED}
    group by ${KEY}
  ) o
  left join observation_note n on (n.indicator, n.datasource, n.location, n.period)
      = (o.indicator, o.datasource, o.location, o.period) and n.release_removed = ${NOT_REMOVED}`

const SAME_KEY =
  '(s.indicator, s.datasource, s.location, s.period) = (p.indicator, p.datasource, p.location, p.period)'

/** Figures that are published so already. */
const DROP_UNCHANGED = `
  delete from staged_point s using present_point p
  where ${SAME_KEY}
    and (s.value, s.lower, s.upper, s.numerator, s.denominator, s.interval_level, s.sample_size, s.flags)
      is not distinct from
      (p.value, p.lower, p.upper, p.numerator, p.denominator, p.interval_level, p.sample_size, p.flags)
    and coalesce(s.citation, p.citation, 0) = coalesce(p.citation, 0)
    and coalesce(s.coordinates, p.coordinates, 0) = coalesce(p.coordinates, 0)`

/**
 * The others get the old value. A publication that was named for a value stays with it as long as the value does; a new value has
 * none unless one is given. What a figure is about stays until it is said anew.
 */
const DESCRIBE_CHANGED = `
  update staged_point s set is_new = false, old_value = p.value,
    citation = coalesce(s.citation, case when s.value = p.value then p.citation end),
    coordinates = case when s.value is not null then coalesce(s.coordinates, p.coordinates) end
  from present_point p where ${SAME_KEY}`

/** A figure that is not there cannot be withdrawn. */
const DROP_UNKNOWN = 'delete from staged_point where is_new and value is null'

/**
 * Makes of the staged figures those that change, in the table itself: most imports are of new figures, of which nothing is written
 * once more. Returns how many change nothing.
 */
async function leaveChangedPoints(transaction: Transaction): Promise<number> {
  await transaction.script(PRESENT_POINTS)
  const [present] = await transaction.query<{ found: boolean }>(
    'select exists (select from present_point) as found',
  )
  let unchanged = 0
  if (present?.found) {
    await transaction.script('analyze present_point')
    unchanged += await transaction.execute(DROP_UNCHANGED)
    await transaction.script(`${DESCRIBE_CHANGED}; analyze staged_point (${KEY})`)
  }
  unchanged += await transaction.execute(DROP_UNKNOWN)
  await transaction.script('alter table staged_point rename to changed_point')
  return unchanged
}

const CHANGED_GROUPS = `
  create temporary table changed_group on commit drop as
  select s.indicator, s.datasource, s.location, s.period, s.dimension, s.category, s.category_order,
    s.value, s.lower, s.upper, s.population_share, s.file, s.line, d.value as old_value
  from staged_group s
  left join disaggregated d
    on d.indicator = s.indicator and d.datasource = s.datasource and d.location = s.location
    and d.period = s.period and d.dimension = s.dimension and d.category = s.category
    and d.release_removed = ${NOT_REMOVED}
  where (s.value, s.lower, s.upper, s.population_share)
      is distinct from (d.value, d.lower, d.upper, d.population_share)
    or (s.value is not null and s.category_order is distinct from d.category_order)`

/**
 * What is asked of whole changes, so that they are gone through once: for which periods and levels something is said, a bit for
 * each level, none where figures are withdrawn only; how many figures there are of each kind, and which numbers beside values.
 */
const CHANGED_COVER = `
  create temporary table changed_cover on commit drop as
  select p.indicator, p.datasource, p.period, bit_or(1 << l.level) filter (where p.value is not null) as levels,
    count(*) as figures, count(p.value) as said,
    count(*) filter (where p.value is not null and p.old_value is not null) as changed,
    bool_or(not p.is_new) as known, bool_or(${IS_NOTED}) as noted,
    ${OTHER_NUMBERS.map(([column]) => `count(p.${column}) > 0 as ${column}`).join(', ')}
  from changed_point p join location l on l.id = p.location
  group by p.indicator, p.datasource, p.period`

/** Indicators and sources of which something is said; `is_new` where nothing was known of one from the other. */
const CHANGED_PAIRS = `
  create temporary table changed_pair on commit drop as
  select indicator, datasource,
    not exists (select from observation o where (o.indicator, o.datasource) = (pair.indicator, pair.datasource))
    and not exists (select from disaggregated d where (d.indicator, d.datasource) = (pair.indicator, pair.datasource))
      as is_new
  from (
    select indicator, datasource from changed_cover union select indicator, datasource from changed_group
  ) pair`

async function countPoints(transaction: Transaction, unchanged: number): Promise<ChangeCounts> {
  const [counts] = await transaction.query<Omit<ChangeCounts, 'unchanged'>>(
    `select coalesce(sum(said - changed), 0)::bigint as added, coalesce(sum(changed), 0)::bigint as changed,
       coalesce(sum(figures - said), 0)::bigint as withdrawn
     from changed_cover`,
  )
  return { ...(counts ?? { added: 0, changed: 0, withdrawn: 0 }), unchanged }
}

async function countGroups(transaction: Transaction): Promise<ChangeCounts> {
  const [counts] = await transaction.query<ChangeCounts>(
    `select count(*) filter (where value is not null and old_value is null) as added,
       count(*) filter (where value is not null and old_value is not null) as changed,
       count(*) filter (where value is null) as withdrawn,
       (select count(*) from staged_group) - count(*) as unchanged
     from changed_group`,
  )
  return counts ?? { added: 0, changed: 0, withdrawn: 0, unchanged: 0 }
}

/** How many rows there are is all that the planner needs to know of them: a small sample tells. */
const ANALYZE_STAGED = `
  set local default_statistics_target = 20;
  analyze staged_point (${KEY}); analyze staged_group;
  set local default_statistics_target to default`

/**
 * Compares what is staged with what is published and leaves the difference in `changed_point`, which is what was `staged_point`,
 * and `changed_group`, and which indicators and sources it is about in `changed_pair`.
 * The work grows with the staged rows.
 */
export async function findChanges(transaction: Transaction): Promise<Changes> {
  await transaction.script(ANALYZE_STAGED)
  const unchanged = await leaveChangedPoints(transaction)
  await transaction.script(CHANGED_GROUPS)
  await transaction.script(`analyze changed_group; ${CHANGED_COVER}; ${CHANGED_PAIRS}`)
  return { points: await countPoints(transaction, unchanged), groups: await countGroups(transaction) }
}

/** True when there is something to publish. */
export function hasChanges({ points, groups }: Changes): boolean {
  return [points, groups].some(({ added, changed, withdrawn }) => added + changed + withdrawn > 0)
}
