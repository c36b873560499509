import { NUMBERS_BESIDE, NUMBERS_IN_ROWS } from '#domain/observation/columns.ts'
import { NOT_REMOVED } from '#server/release/current.ts'
import type { Staged } from '#server/release/staging.ts'
import { KEY, wideFigures } from '#server/release/stored-columns.ts'
import type { TemporaryTable } from '#server/release/temporary-table.ts'

const GROUP = [...KEY, 'dimension', 'category'] as const

/** Keys under which people spoke: first and last. */
type Kept = TemporaryTable<(typeof KEY)[number] | 'release' | 'first'>

const pairs = (columns: readonly string[], row: string) =>
  columns.map((column) => `'${column}', ${row}.${column}`).join(', ')

/** The kinds of figures: which numbers are compared, the figures of a time, and the whole staged figure as it is kept. */
const KINDS = {
  points: {
    key: KEY,
    compared: ['value', ...NUMBERS_IN_ROWS.map(({ name }) => name)],
    figures: (kept: string, isThen: string) =>
      wideFigures(`${kept} k join observation o using (${KEY.join(', ')}) where ${isThen}`),
    // What it is about is kept in full: a number of coordinates that no figure has yet may be given to others.
    whole: ({ coordinates }: Staged) => `jsonb_build_object(
      ${pairs(['value', ...NUMBERS_BESIDE.map(({ name }) => name), 'flags'], 's')},
      'about', coalesce(
        (select to_jsonb(c) - 'id' from coordinates c where c.id = s.coordinates),
        (select to_jsonb(c) - 'id' from ${coordinates.name} c where c.id = s.coordinates)))`,
  },
  groups: {
    key: GROUP,
    compared: ['value', 'lower', 'upper', 'population_share'],
    figures: (kept: string, isThen: string) => `
      select ${GROUP.join(', ')}, o.value, o.lower, o.upper, o.population_share
      from ${kept} k join disaggregated o using (${GROUP.join(', ')}) where ${isThen}`,
    whole: () =>
      `jsonb_build_object(${pairs(['value', 'lower', 'upper', 'population_share', 'category_order'], 's')})`,
  },
} as const

/**
 * Keeps what a newer data set says otherwise than people did, and otherwise than the data set had said when they first spoke. What was
 * decided about the same figure stays decided; what is no difference any longer goes.
 */
export async function keepFigureConflicts(
  staged: Staged,
  kind: keyof typeof KINDS,
  kept: Kept,
  version: string,
): Promise<void> {
  const { transaction } = staged
  const { key, compared, figures, whole } = KINDS[kind]
  const list = key.join(', ')
  const numbers = (row: string) => `row(${compared.map((column) => `${row}.${column}`).join(', ')})`
  const ofGroups = kind === 'groups'
  const columns = ofGroups ? list : `${list}, dimension, category`
  const values = key.map((column) => `k.${column}`).join(', ')
  const name = `otherwise_${kind}`
  await transaction.script(`
    create temporary table ${name} on commit drop as
    select ${values}${ofGroups ? '' : ", ''::text as dimension, ''::text as category"},
      case when s.value is null then null else ${whole(staged)} end as shipped
    from ${kept.name} k
    left join ${staged[kind].name} s using (${list})
    left join (${figures(kept.name, `o.release_removed = ${NOT_REMOVED}`)}) o using (${list})
    left join (${figures(kept.name, 'o.release_added < k.first and o.release_removed >= k.first')}) b using (${list})
    where ${numbers('s')} is distinct from ${numbers('o')} and ${numbers('s')} is distinct from ${numbers('b')}`)
  await transaction.script(`
    delete from figure_conflict f where f.dimension ${ofGroups ? '<>' : '='} ''
      and not exists (select from ${name} n where (${prefixed('n')}) = (${prefixed('f')}))`)
  await transaction.query(
    `insert into figure_conflict as f (${columns}, shipped, version)
     select ${columns}, shipped, $1 from ${name}
     on conflict (indicator, datasource, location, period, dimension, category) do update set
       version = excluded.version, shipped = excluded.shipped,
       decided = case when f.shipped is not distinct from excluded.shipped and f.decided = 'ours' then 'ours' end`,
    [version],
  )
}

function prefixed(row: string): string {
  return GROUP.map((column) => `${row}.${column}`).join(', ')
}
