import { LEVEL_FIELDS } from '#domain/catalogue-item/fields.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { NOT_REMOVED } from './current.ts'
import type { Changes } from './find-changes.ts'

/** A list of periods is written out up to this many. */
const LISTED = 8

interface Touched {
  readonly indicator: number
  readonly datasource: number
  readonly national: boolean
  readonly zonal: boolean
  readonly state: boolean
  readonly lga: boolean
  readonly senatorial: boolean
  readonly periods: readonly number[]
}

/** `2013, 2018, 2024`, or `1980 to 2023 (44 periods)` when there are many. */
export function periodsText(codes: readonly number[]): string {
  const periods = codes.map(isoPeriod)
  if (periods.length <= LISTED) return periods.join(', ')
  return `${periods[0]} to ${periods.at(-1)} (${periods.length} periods)`
}

/** The number under which a pair is edited, as `measureId` makes it. */
const MEASURE_ITEM = 'indicator::int * 1000 + datasource'

const LEVEL_BITS = { national: 1, zonal: 2, state: 3, lga: 4, senatorial: 5 } as const
const LEVEL_NAMES = LEVEL_FIELDS.map((name) => `'${name}'`).join(', ')

/** Levels at which people say that a source measures an indicator, also before it has figures of them: the last word on each. */
const DECLARED = `
  select distinct on (item, level) item, level, after ->> level = 'true' as is_measured
  from catalogue_change, unnest(array[${LEVEL_NAMES}]) level
  where kind = 'measure' and release is not null
    and coalesce(before ->> level, 'false') <> coalesce(after ->> level, 'false')
  order by item, level, id desc`

/** Periods and levels of the figures in a table, of the pairs that the release touches. */
const covered = ({ pairs }: Changes, table: string, which: string) => `
    select f.indicator, f.datasource, f.period, bit_or(1 << l.level) as levels
    from ${pairs.name} t join ${table} f using (indicator, datasource) join location l on l.id = f.location
    where ${which} group by f.indicator, f.datasource, f.period`

/**
 * The cover of the published figures, for each indicator and source that the release touches: period by
 * period first. Of a new pair all figures are among the changes, so rows just written are not read again.
 */
const touched = (changes: Changes) => `
  with figures as (
    ${[
      covered(changes, 'observation', `not t.is_new and f.release_removed = ${NOT_REMOVED}`),
      covered(changes, 'disaggregated', `not t.is_new and f.release_removed = ${NOT_REMOVED}`),
      `select indicator, datasource, period, levels
        from ${changes.pairs.name} join ${changes.cover.name} using (indicator, datasource) where is_new and levels is not null`,
      covered(changes, changes.groups.name, 't.is_new and f.value is not null'),
    ].join(' union all ')}
  ),
  pairs as (
    select p.indicator, p.datasource, coalesce(bit_or(f.levels), 0) as levels,
      coalesce(array_agg(distinct f.period order by f.period) filter (where f.period is not null), '{}') as periods
    from (select distinct indicator, datasource from ${changes.pairs.name}) p
    left join figures f using (indicator, datasource) group by p.indicator, p.datasource
  ),
  declared as (${DECLARED})
  select indicator, datasource, periods,
    ${Object.entries(LEVEL_BITS)
      .map(
        ([name, bit]) => `(levels & (1 << ${bit}) > 0 or exists (
          select from declared d where d.item = ${MEASURE_ITEM} and d.level = '${name}' and d.is_measured)) as "${name}"`,
      )
      .join(', ')}
  from pairs order by indicator, datasource`

/** A source that measures an indicator for the first time gets the indicator's own definition, and says so. */
const add = ({ pairs }: Changes) => `
  insert into datasource_specific_indicator
    (id, datasource, indicator, datasource_indicator, indicator_definition, measurement_numerator,
     measurement_denominator, methodology_estimation, comparability_note, created_at, updated_at)
  select (select coalesce(max(id), 0) from datasource_specific_indicator)
      + row_number() over (order by t.indicator, t.datasource),
    d.id, i.id, i.full_name, i.definition, i.numerator, i.denominator, d.methodology,
    'The definition is that of the indicator: the source''s own was not given.', $1, $1
  from ${pairs.name} t
  join indicator i on i.id = t.indicator
  join datasource d on d.id = t.datasource
  where not exists (
    select from datasource_specific_indicator m
    where m.indicator = t.indicator and m.datasource = t.datasource
  )`

const UPDATE = `
  update datasource_specific_indicator set "national" = $3, zonal = $4, state = $5, lga = $6, senatorial = $7,
    periods = $8, updated_at = $9
  where indicator = $1 and datasource = $2
    and ("national", zonal, state, lga, senatorial, periods) is distinct from ($3, $4, $5, $6, $7, $8)`

/** Brings up to date for which places and periods each source measures each indicator that the release touches. */
export async function describeMeasures(changes: Changes, now: Date): Promise<void> {
  const { transaction } = changes
  await transaction.query(add(changes), [now])
  for (const row of await transaction.query<Touched>(touched(changes))) {
    await transaction.query(UPDATE, [
      ...[row.indicator, row.datasource, row.national, row.zonal, row.state, row.lga, row.senatorial],
      ...[periodsText(row.periods), now],
    ])
  }
}
