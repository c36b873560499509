import type { Transaction } from '#server/platform/database/database.ts'
import { NOT_REMOVED } from './current.ts'
import { packedKey } from './packed-key.ts'

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

/**
 * The staged figures that differ from what is published, with the old value. A publication that was named for a value
 * stays with it as long as the value does; a new value has none unless one is given. What a figure is about stays until it
 * is said anew. `is_new` where no number is published under the key. What is read is what the staged keys name, never whole
 * sources; the order is the one in which everything afterwards reads and writes them.
 */
const CHANGED_POINTS = `
  create temporary table changed_point on commit drop as
  with present as (
    select o.indicator, o.datasource, o.location, o.period,
      max(o.value) filter (where o.value_type in (1, 2, 5)) as value,
      max(o.value) filter (where o.value_type = 3) as lower,
      max(o.value) filter (where o.value_type = 4) as upper,
      max(o.value) filter (where o.value_type = 6) as numerator,
      max(o.value) filter (where o.value_type = 7) as denominator
    from staged_point s join observation o using (indicator, datasource, location, period)
    where o.release_removed = ${NOT_REMOVED}
    group by o.indicator, o.datasource, o.location, o.period
  )
  select s.indicator, s.datasource, s.location, s.period, s.value, s.lower, s.upper, s.numerator, s.denominator,
    s.interval_level, s.sample_size, s.flags, s.file, s.line, p.value as old_value,
    p.indicator is null as is_new,
    coalesce(s.citation, case when s.value = p.value then n.citation end) as citation,
    case when s.value is not null then coalesce(s.coordinates, n.coordinates) end as coordinates
  from staged_point s
  left join present p using (indicator, datasource, location, period)
  left join observation_note n
    on n.indicator = s.indicator and n.datasource = s.datasource and n.location = s.location
    and n.period = s.period and n.release_removed = ${NOT_REMOVED}
  where (s.value, s.lower, s.upper, s.numerator, s.denominator)
      is distinct from (p.value, p.lower, p.upper, p.numerator, p.denominator)
    or (s.interval_level, s.sample_size) is distinct from (n.interval_level, n.sample_size)
    or s.flags <> coalesce(n.flags, '{}')
    or s.citation <> coalesce(n.citation, 0)
    or s.coordinates <> coalesce(n.coordinates, 0)
  order by ${packedKey('s')}`

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
 * For which periods and levels something is said, a bit for each level; none where figures are withdrawn only. What is asked of
 * whole changes is asked here, so that they are gone through once.
 */
const CHANGED_COVER = `
  create temporary table changed_cover on commit drop as
  select p.indicator, p.datasource, p.period, bit_or(1 << l.level) filter (where p.value is not null) as levels
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

async function count(transaction: Transaction, kind: 'point' | 'group'): Promise<ChangeCounts> {
  const [counts] = await transaction.query<ChangeCounts>(
    `select count(*) filter (where value is not null and old_value is null) as added,
       count(*) filter (where value is not null and old_value is not null) as changed,
       count(*) filter (where value is null) as withdrawn,
       (select count(*) from staged_${kind}) - count(*) as unchanged
     from changed_${kind}`,
  )
  return counts ?? { added: 0, changed: 0, withdrawn: 0, unchanged: 0 }
}

/**
 * Compares what is staged with what is published and leaves the difference in `changed_point` and `changed_group`, and which
 * indicators and sources it is about in `changed_pair`.
 * The work grows with the staged rows.
 */
export async function findChanges(transaction: Transaction): Promise<Changes> {
  await transaction.script('analyze staged_point; analyze staged_group')
  await transaction.script(`${CHANGED_POINTS}; ${CHANGED_GROUPS}`)
  await transaction.script(`analyze changed_point; analyze changed_group; ${CHANGED_COVER}; ${CHANGED_PAIRS}`)
  return { points: await count(transaction, 'point'), groups: await count(transaction, 'group') }
}

/** True when there is something to publish. */
export function hasChanges({ points, groups }: Changes): boolean {
  return [points, groups].some(({ added, changed, withdrawn }) => added + changed + withdrawn > 0)
}
