import { CLASSIFICATIONS } from '#domain/data-source/data-source.ts'
import { centralValueType } from '#domain/observation/value-type.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { IS_NOTED, OTHER_NUMBERS } from './beside-values.ts'
import { NOT_REMOVED } from './current.ts'
import { packedKey } from './packed-key.ts'

/** Rows of `observation` that a release added and ended. */
export interface Written {
  readonly added: number
  readonly ended: number
}

const CENTRAL_TYPE = CLASSIFICATIONS.map((name) => `when '${name}' then ${centralValueType(name)}`).join(' ')

/** What the changes hold. */
interface Held extends Readonly<Record<(typeof OTHER_NUMBERS)[number][0], boolean>> {
  /** Figures under keys that had some before. */
  readonly known: boolean
  /** Figures about which something is noted. */
  readonly noted: boolean
}

const HELD = `
  select ${['known', 'noted', ...OTHER_NUMBERS.map(([column]) => column)]
    .map((what) => `coalesce(bool_or(${what}), false) as ${what}`)
    .join(', ')}
  from changed_cover`

/** One row for each number of figures, with its value type: column by column, and only those that hold any. */
const numbersOf = (figures: string, held: Held) => `
  select p.indicator, p.datasource, p.location, p.period,
    (case d.classification ${CENTRAL_TYPE} end)::smallint as value_type, p.value
  from changed_point p join datasource d on d.id = p.datasource
  where p.value is not null and ${figures}
  ${OTHER_NUMBERS.filter(([column]) => held[column])
    .map(
      ([column, type]) => `
  union all
  select p.indicator, p.datasource, p.location, p.period, ${type}::smallint, p.${column}
  from changed_point p where p.${column} is not null and ${figures}`,
    )
    .join('')}`

/** The numbers that figures have now which had some before. */
const changedValues = (held: Held) => `
  create temporary table changed_value on commit drop as ${numbersOf(held.known ? 'not p.is_new' : 'false', held)}`

/** Ends the numbers of changed figures that are no longer said. */
const END_VALUES = `
  update observation o set release_removed = $1
  from changed_point p
  where not p.is_new
    and o.indicator = p.indicator and o.datasource = p.datasource and o.location = p.location
    and o.period = p.period and o.release_removed = ${NOT_REMOVED}
    and not exists (
      select from changed_value v
      where v.indicator = o.indicator and v.datasource = o.datasource and v.location = o.location
        and v.period = o.period and v.value_type = o.value_type and v.value = o.value
    )`

/** Figures under new keys need not be looked up first. */
const addValues = (held: Held) => `
  insert into observation
    (value, release_added, period, indicator, datasource, location, value_type)
  select value, $1::int, period, indicator, datasource, location, value_type
  from (
    ${numbersOf('p.is_new', held)}
    union all
    select v.* from changed_value v
    where not exists (
      select from observation o
      where o.indicator = v.indicator and o.datasource = v.datasource and o.location = v.location
        and o.value_type = v.value_type and o.period = v.period and o.release_removed = ${NOT_REMOVED}
    )
  ) v
  order by ${packedKey('v')}, v.value_type`

/** What the figures of a release are about, where it is said for the first time. */
const ADD_COORDINATES = `
  insert into coordinates select * from staged_coordinates
  where id in (select coordinates from changed_point) order by id`

const END_NOTES = `
  update observation_note n set release_removed = $1
  from changed_point p
  where n.indicator = p.indicator and n.datasource = p.datasource and n.location = p.location
    and n.period = p.period and n.release_removed = ${NOT_REMOVED}
    and (p.value is null or (n.interval_level, n.sample_size, n.citation, n.flags, n.coordinates)
      is distinct from (p.interval_level, p.sample_size, p.citation, coalesce(p.flags, '{}'), p.coordinates))`

/** A note is written only where something is said about a figure. */
const ADD_NOTES = `
  insert into observation_note
    (release_added, period, sample_size, citation, indicator, datasource, location, interval_level, flags,
     coordinates)
  select $1::int, p.period, p.sample_size, p.citation, p.indicator, p.datasource, p.location, p.interval_level,
    coalesce(p.flags, '{}'), p.coordinates
  from changed_point p
  where p.value is not null
    and ${IS_NOTED}
    and not exists (
      select from observation_note n
      where n.indicator = p.indicator and n.datasource = p.datasource and n.location = p.location
        and n.period = p.period and n.release_removed = ${NOT_REMOVED}
    )
  order by p.indicator, p.datasource, p.location, p.period`

const END_GROUPS = `
  update disaggregated d set release_removed = $1
  from changed_group g
  where d.indicator = g.indicator and d.datasource = g.datasource and d.location = g.location
    and d.period = g.period and d.dimension = g.dimension and d.category = g.category
    and d.release_removed = ${NOT_REMOVED}`

const ADD_GROUPS = `
  insert into disaggregated
    (value, lower, upper, population_share, release_added, period, category_order,
     indicator, datasource, location, dimension, category)
  select g.value, g.lower, g.upper, g.population_share, $1::int, g.period, g.category_order,
    g.indicator, g.datasource, g.location, g.dimension, g.category
  from changed_group g
  where g.value is not null
  order by g.indicator, g.datasource, g.location, g.period, g.dimension, g.category_order, g.category`

/**
 * Writes the differences that `findChanges` found, as part of the release with this number. Rows are only added and
 * ended, never changed, so that every earlier release can still be read: `release_added <= n and release_removed > n`.
 */
export async function applyChanges(transaction: Transaction, release: number): Promise<Written> {
  const [held] = await transaction.query<Held>(HELD)
  if (!held) throw new Error('Of the changes nothing could be asked.')
  await transaction.script(`${changedValues(held)}; analyze changed_value`)
  const ended = held.known ? await transaction.execute(END_VALUES, [release]) : 0
  const added = await transaction.execute(addValues(held), [release])
  await transaction.query(ADD_COORDINATES)
  const notes = held.known ? [END_NOTES, ADD_NOTES] : held.noted ? [ADD_NOTES] : []
  for (const sql of [...notes, END_GROUPS, ADD_GROUPS]) await transaction.execute(sql, [release])
  return { added, ended }
}
