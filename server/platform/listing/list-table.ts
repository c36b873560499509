import type { z } from 'zod'
import type { ListQuery, SortKey } from '#contract/listing/list-query.ts'
import { LARGEST_SIZE } from '#contract/listing/page-sizes.ts'
import type { Page } from '#contract/listing/page.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Streamed } from '#server/platform/http/endpoint-route.ts'
import { type CsvRow, csvAnswer } from './csv-answer.ts'
import { pageAnswer } from './page-answer.ts'
import { pageWindow } from './page-window.ts'
import type { Where } from './where.ts'

/** A table of the store that is served as a list: catalogue tables, which have some thousand rows at most. */
export interface ListTable<Stored extends object, Row extends CsvRow> {
  /** For the name of a downloaded file. */
  readonly name: string
  /** The members of a row on the wire, in the order of a table's columns. */
  readonly wire: z.ZodObject
  /** `t.id, t.name`; the table's alias is `t`, and it has a column `id`. */
  readonly columns: string
  readonly from: string
  readonly toRow: (stored: Stored) => Row
  /** Sort fields whose expression is not simply `t.<field>`. */
  readonly sortBy?: Readonly<Record<string, string>>
}

/** All rows that fulfil the conditions, by id. */
export async function readRows<Stored extends object, Row extends CsvRow>(
  database: Database,
  table: ListTable<Stored, Row>,
  where: Where,
): Promise<Row[]> {
  if (where.impossible) return []
  const rows = await database.query<Stored>(
    `select ${table.columns} from ${table.from} where ${where.sql} order by t.id`,
    where.parameters,
  )
  return rows.map(table.toRow)
}

/** The list as the caller wants it: a page of JSON, or a table of that page or of everything. */
export async function answerList<Stored extends object, Row extends CsvRow>(
  database: Database,
  table: ListTable<Stored, Row>,
  where: Where,
  query: ListQuery,
  url: URL,
): Promise<Page<Row> | Streamed> {
  const statement = `select ${table.columns} from ${table.from} where ${where.sql} order by ${orderBy(table, query.ordering)}`
  const read = async (size: number, offset: number): Promise<Row[]> => {
    if (where.impossible) return []
    const last = where.parameters.length
    const limited = `${statement} limit $${last + 1} offset $${last + 2}`
    return (await database.query<Stored>(limited, [...where.parameters, size, offset])).map(table.toRow)
  }
  if (query.format === 'csv' && query.size === null) {
    const first = await read(LARGEST_SIZE, 0)
    return csvAnswer(
      table.name,
      Object.keys(table.wire.shape),
      first.length < LARGEST_SIZE ? first : following(first, read),
    )
  }
  const window = pageWindow(query)
  const rows = await read(window.size, window.offset)
  if (query.format === 'csv') return csvAnswer(table.name, Object.keys(table.wire.shape), rows)
  const isWhole = window.page === 1 && rows.length < window.size
  return pageAnswer(rows, isWhole ? rows.length : await countRows(database, table.from, where), window, url)
}

async function* following<Row>(
  first: readonly Row[],
  read: (size: number, offset: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let offset = 0
  for (let rows = first; rows.length > 0; rows = await read(LARGEST_SIZE, offset)) {
    yield* rows
    if (rows.length < LARGEST_SIZE) return
    offset += rows.length
  }
}

async function countRows(database: Database, from: string, where: Where): Promise<number> {
  if (where.impossible) return 0
  const [row] = await database.query<{ count: number }>(
    `select count(*) as count from ${from} where ${where.sql}`,
    where.parameters,
  )
  return row?.count ?? 0
}

/** Sort keys come from the contract's lists of fields, never as free text; the id makes the order complete. */
function orderBy<Stored extends object, Row extends CsvRow>(
  table: ListTable<Stored, Row>,
  keys: readonly SortKey[],
): string {
  const terms = keys.map(
    ({ field, descending }) => `${table.sortBy?.[field] ?? `t.${field}`} ${descending ? 'desc' : 'asc'}`,
  )
  return [...terms, 't.id'].join(', ')
}
