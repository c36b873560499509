import { byColumn, byName, NUMBERS_BESIDE } from '#domain/observation/columns.ts'
import type { SqlRunner, SqlValue } from '#server/platform/database/database.ts'
import { packedKey } from './packed-key.ts'
import { KEY, type KeyName } from './stored-columns.ts'

/** The columns of a list of figures: the key without the indicator first. Digests of releases follow this order. */
export const LIST_COLUMNS = [
  ...KEY.filter((name): name is Exclude<KeyName, 'indicator'> => name !== 'indicator'),
  'value' as const,
  ...NUMBERS_BESIDE.map(({ name }) => name),
  'coordinates' as const,
  'flags' as const,
]
export type ListColumn = (typeof LIST_COLUMNS)[number]

/** A column that says something of a figure: a number or a flag, and not `NULL` or nothing alone. */
const SAYS = /[0-9a-z]/

const LISTS: Readonly<Record<ListColumn, string>> = {
  ...byColumn(LIST_COLUMNS, (column) => `array_agg(${column})::text`),
  ...byName(NUMBERS_BESIDE, ({ name }) => `case when count(${name}) > 0 then array_agg(${name})::text end`),
  flags: `string_agg(coalesce(array_to_string(flags, ' '), ''), ',')`,
}

/**
 * Figures of one indicator as the store writes them, in the order of source, place and period: a list for each column, as
 * PostgreSQL's arrays are written (flags: spaces within a figure, commas between figures). Numbers stand in the shortest exact
 * form. Columns that say nothing of any figure are left out. Text crosses to the thread that audits without being made into
 * rows on the way, so that no reader waits for it.
 */
export interface FigureLists {
  readonly indicator: number
  readonly lists: Readonly<Partial<Record<ListColumn, string>>>
}

type Row = Readonly<Partial<Record<ListColumn, string | null>>> & { readonly indicator: number }

/** Figures in lists, indicator by indicator. `figures` follows `from`; they are sorted once, by the key as one number. */
export async function readLists(
  runner: SqlRunner,
  columns: readonly ListColumn[],
  figures: string,
  parameters: readonly SqlValue[],
): Promise<FigureLists[]> {
  const rows = await runner.query<Row>(
    `select indicator, ${columns.map((column) => `${LISTS[column]} as ${column}`).join(', ')}
     from (
       select indicator, ${columns.join(', ')} from ${figures} order by indicator, ${packedKey('figure')}
     ) sorted group by indicator order by indicator`,
    parameters,
  )
  return rows.map((row) => ({
    indicator: row.indicator,
    lists: Object.fromEntries(
      columns.filter((column) => SAYS.test(row[column] ?? '')).map((column) => [column, row[column]]),
    ),
  }))
}
