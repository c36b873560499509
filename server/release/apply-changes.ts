import { CLASSIFICATIONS } from '#domain/data-source/data-source.ts'
import { NUMBERS_IN_ROWS } from '#domain/observation/columns.ts'
import { centralValueType } from '#domain/observation/value-type.ts'
import { NOT_REMOVED } from './current.ts'
import type { Changes } from './find-changes.ts'
import { packedKey } from './packed-key.ts'
import {
  IS_NOTED,
  KEY_LIST,
  longNumbers,
  type NameInRows,
  NOTE_COLUMNS,
  NOTE_NUMBERS,
  sameKey,
} from './stored-columns.ts'
import { columnNames } from './temporary-table.ts'

/** Rows of `observation` that a release added and ended. */
export interface Written {
  readonly added: number
  readonly ended: number
}

const CENTRAL_TYPE = CLASSIFICATIONS.map((name) => `when '${name}' then ${centralValueType(name)}`).join(' ')

/** The value type of each source's own figures. `offset 0` keeps it a table, so that it is found for each source and not for each row. */
const CENTRAL_TYPES = `select id, case classification ${CENTRAL_TYPE} end as central_type from datasource offset 0`

/** The columns that the changes hold. */
interface Held extends Readonly<Record<NameInRows, boolean>> {
  /** Figures under keys that had some before. */
  readonly known: boolean
  /** Figures about which something is noted. */
  readonly noted: boolean
}

const held = ({ cover }: Changes) => `
  select ${['known', 'noted', ...NUMBERS_IN_ROWS.map(({ name }) => name)]
    .map((what) => `coalesce(bool_or(${what}), false) as ${what}`)
    .join(', ')}
  from ${cover.name}`

/** One row for each number of figures, with its value type. */
const numbersOf = ({ points }: Changes, where: string, holds: Held) =>
  longNumbers(
    {
      figures: points.name,
      where,
      central: {
        type: 'd.central_type',
        join: `join (${CENTRAL_TYPES}) d on d.id = p.datasource`,
      },
    },
    holds,
  )

/** The numbers that figures have now which had some before. */
const changedValues = (changes: Changes, holds: Held) => `
  create temporary table changed_value on commit drop as
  ${numbersOf(changes, 'not p.is_new', holds)}`

/** Ends the numbers of changed figures that are no longer said. */
const endValues = ({ points }: Changes) => `
  update observation o set release_removed = $1
  from ${points.name} p
  where not p.is_new and ${sameKey('o', 'p')} and o.release_removed = ${NOT_REMOVED}
    and not exists (
      select from changed_value v
      where ${sameKey('v', 'o')} and v.value_type = o.value_type and v.value = o.value
    )`

/** What changed figures say now and did not before. */
const STILL_MISSING = `
  union all
  select v.* from changed_value v
  where not exists (
    select from observation o
    where ${sameKey('o', 'v')} and o.value_type = v.value_type and o.release_removed = ${NOT_REMOVED}
  )`

/** Figures under new keys need not be looked up first. */
const addValues = (changes: Changes, holds: Held) => `
  insert into observation
    (value, release_added, period, indicator, datasource, location, value_type)
  select value, $1::int, period, indicator, datasource, location, value_type
  from (${numbersOf(changes, 'p.is_new', holds)} ${holds.known ? STILL_MISSING : ''}) v
  order by ${packedKey('v')}, v.value_type`

/** The coordinates of the figures of a release, where they are said for the first time. */
function addCoordinates({ points, coordinates }: Changes): string {
  const columns = columnNames(coordinates).join(', ')
  return `insert into coordinates (${columns}) select ${columns} from ${coordinates.name}
    where id in (select coordinates from ${points.name}) order by id`
}

/** The note on a figure `p` of the changes. */
const NOTE = [...NOTE_NUMBERS, 'coordinates'].map((column) => `p.${column}`).join(', ')

const endNotes = ({ points }: Changes) => `
  update observation_note n set release_removed = $1
  from ${points.name} p
  where ${sameKey('n', 'p')} and n.release_removed = ${NOT_REMOVED}
    and (p.value is null or (${NOTE_COLUMNS.map((column) => `n.${column}`).join(', ')})
      is distinct from (${NOTE}, coalesce(p.flags, '{}')))`

/** A note is written only where something is said about a figure. */
const addNotes = ({ points }: Changes) => `
  insert into observation_note (release_added, ${KEY_LIST}, ${NOTE_COLUMNS.join(', ')})
  select $1::int, p.indicator, p.datasource, p.location, p.period, ${NOTE}, coalesce(p.flags, '{}')
  from ${points.name} p
  where p.value is not null
    and ${IS_NOTED}
    and not exists (
      select from observation_note n where ${sameKey('n', 'p')} and n.release_removed = ${NOT_REMOVED}
    )
  order by p.indicator, p.datasource, p.location, p.period`

const endGroups = ({ groups }: Changes) => `
  update disaggregated d set release_removed = $1
  from ${groups.name} g
  where ${sameKey('d', 'g')} and (d.dimension, d.category) = (g.dimension, g.category)
    and d.release_removed = ${NOT_REMOVED}`

const addGroups = ({ groups }: Changes) => `
  insert into disaggregated
    (value, lower, upper, population_share, release_added, period, category_order,
     indicator, datasource, location, dimension, category)
  select g.value, g.lower, g.upper, g.population_share, $1::int, g.period, g.category_order,
    g.indicator, g.datasource, g.location, g.dimension, g.category
  from ${groups.name} g
  where g.value is not null
  order by g.indicator, g.datasource, g.location, g.period, g.dimension, g.category_order, g.category`

/**
 * Writes changes as part of the release with this number. Rows are only added and ended, never changed, so that every earlier
 * release can still be read: `release_added <= n and release_removed > n`.
 */
export async function applyChanges(changes: Changes, release: number): Promise<Written> {
  const { transaction } = changes
  const [holds] = await transaction.query<Held>(held(changes))
  if (!holds) throw new Error('Of the changes nothing could be asked.')
  if (holds.known) await transaction.script(`${changedValues(changes, holds)}; analyze changed_value`)
  const ended = holds.known ? await transaction.execute(endValues(changes), [release]) : 0
  const added = await transaction.execute(addValues(changes, holds), [release])
  await transaction.query(addCoordinates(changes))
  const notes = holds.known ? [endNotes, addNotes] : holds.noted ? [addNotes] : []
  for (const sql of [...notes, endGroups, addGroups]) await transaction.execute(sql(changes), [release])
  return { added, ended }
}
