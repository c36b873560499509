import { decodeMeasure } from '#contract/release-decode.ts'
import type { MeasureRow } from '#contract/release-file.ts'
import type { IndicatorSource } from '#domain/indicator/indicator.ts'
import type { SqlRunner, Transaction } from '#server/platform/database/database.ts'
import { MEASURE_COLUMNS } from './measure-columns.ts'
import { type TemporaryTable, temporaryTableOf } from './temporary-table.ts'

/** How each indicator is measured now, as text of a list; indicators without a source are not among them. */
const NOW = `
  select indicator, json_agg(row_to_json(m) order by m.source)::text as body
  from (select ${MEASURE_COLUMNS} from datasource_specific_indicator) m group by indicator`

/** How everything was measured before a transaction changes any of it: the text of a list by indicator. */
export type MeasuresBefore = TemporaryTable<'indicator' | 'body'>

/** Remembers how everything is measured until the transaction ends. */
export function rememberMeasures(transaction: Transaction): Promise<MeasuresBefore> {
  const columns = { indicator: 'n.indicator', body: 'n.body' }
  return temporaryTableOf(transaction, 'measures_before', columns, `from (${NOW}) n`)
}

/** Keeps what the release describes otherwise than the one before, `last`. */
export async function keepMeasures(
  transaction: Transaction,
  before: MeasuresBefore,
  last: number,
): Promise<void> {
  await transaction.query(
    `insert into measures_then (indicator, until_release, body)
     select i.id, $1::int, coalesce(b.body, '[]')
     from indicator i left join ${before.name} b on b.indicator = i.id left join (${NOW}) n on n.indicator = i.id
     where b.body is distinct from n.body`,
    [last],
  )
}

/** How the sources of a release measured an indicator, in the order of their ids. */
export async function measuresOf(
  database: SqlRunner,
  indicator: number,
  release: number,
): Promise<readonly IndicatorSource[]> {
  const [kept] = await database.query<{ body: string }>(
    'select body from measures_then where indicator = $1 and until_release >= $2 order by until_release limit 1',
    [indicator, release],
  )
  // What was kept before a member of a measure came lacks it.
  if (kept) return (JSON.parse(kept.body) as MeasureRow[]).map(decodeMeasure)
  return database.query<IndicatorSource>(
    `select ${MEASURE_COLUMNS} from datasource_specific_indicator where indicator = $1 order by datasource`,
    [indicator],
  )
}
