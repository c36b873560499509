import { createHash } from 'node:crypto'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { OTHER_NUMBERS } from './beside-values.ts'
import { packedKey } from './packed-key.ts'

/** What is said of a figure that changes, column by column; the key without the indicator first. */
const LISTS = {
  datasource: 'array_agg(datasource)::text',
  location: 'array_agg(location)::text',
  period: 'array_agg(period)::text',
  value: 'array_agg(value)::text',
  lower: 'array_agg(lower)::text',
  upper: 'array_agg(upper)::text',
  numerator: 'array_agg(numerator)::text',
  denominator: 'array_agg(denominator)::text',
  interval_level: 'array_agg(interval_level)::text',
  sample_size: 'array_agg(sample_size)::text',
  citation: 'array_agg(citation)::text',
  coordinates: 'array_agg(coordinates)::text',
  flags: `string_agg(coalesce(array_to_string(flags, ' '), ''), ',')`,
} as const

export type ChangedColumn = keyof typeof LISTS

const COLUMNS = Object.keys(LISTS) as readonly ChangedColumn[]

/** A column that says something of a figure: a number or a flag, and not `NULL` or nothing alone. */
const SAYS = /[0-9a-z]/

/**
 * What changes of one indicator as the store writes it, in the order of source, place and period: a list for each column, as
 * PostgreSQL's arrays are written (flags: spaces within a figure, commas between figures). Numbers stand in the shortest exact
 * form. Columns that say nothing of any figure are left out. A figure without a value goes.
 */
export interface ChangedColumns {
  readonly indicator: number
  readonly lists: Readonly<Partial<Record<ChangedColumn, string>>>
}

/** The key and the value; what the changes note beside it is asked for only where they do. */
const ALWAYS: readonly ChangedColumn[] = ['datasource', 'location', 'period', 'value']

/** Columns that changes may say nothing in, each with whether they do. */
const HELD = `
  select ${OTHER_NUMBERS.map(([column]) => `bool_or(${column}) as ${column}`).join(', ')},
    ${['interval_level', 'sample_size', 'citation', 'coordinates', 'flags'].map((column) => `bool_or(noted) as ${column}`).join(', ')}
  from changed_cover where indicator = any($1::int[])`

/** In one sorting, by the key as one number. */
const changedLists = (columns: readonly ChangedColumn[]) => `
  select indicator, ${columns.map((column) => `${LISTS[column]} as ${column}`).join(', ')}
  from (
    select indicator, ${columns.join(', ')} from changed_point where indicator = any($1::int[])
    order by indicator, ${packedKey('changed_point')}
  ) changed group by indicator order by indicator`

type Row = Readonly<Partial<Record<ChangedColumn, string>>> & { readonly indicator: number }

/** Reads what `findChanges` left in the transaction about some indicators; those of which nothing changes are left out. */
export async function readChangedColumns(
  runner: SqlRunner,
  indicators: readonly number[],
): Promise<ChangedColumns[]> {
  const [held] = await runner.query<Partial<Record<ChangedColumn, boolean | null>>>(HELD, [indicators])
  const columns = COLUMNS.filter((column) => ALWAYS.includes(column) || held?.[column])
  const rows = await runner.query<Row>(changedLists(columns), [indicators])
  return rows.map((row) => ({
    indicator: row.indicator,
    lists: Object.fromEntries(
      columns.filter((column) => SAYS.test(row[column] ?? '')).map((column) => [column, row[column]]),
    ),
  }))
}

/** Figures that are read together: each reading goes through all changes, and holds its part of them as text. */
const AT_ONCE = 30_000

interface Changing {
  readonly indicator: number
  readonly figures: number
}

/** Indicators in parts of so many figures; one with more is a part of its own. */
function inParts(changing: readonly Changing[]): number[][] {
  const parts: number[][] = []
  let room = 0
  for (const { indicator, figures } of changing) {
    if (figures > room) {
      parts.push([])
      room = AT_ONCE
    }
    parts.at(-1)?.push(indicator)
    room -= figures
  }
  return parts
}

/**
 * Digests of what changes, indicator by indicator. Whoever has read an indicator's changes notes them here, so that publishing does
 * not read them again.
 */
export class ChangeDigests {
  readonly #known = new Map<number, string>()

  note(changes: readonly ChangedColumns[]): void {
    for (const { indicator, lists } of changes) {
      if (this.#known.has(indicator)) continue
      const hash = createHash('sha256')
      for (const column of COLUMNS)
        if (lists[column] !== undefined) hash.update(`${column} ${lists[column]}\n`)
      this.#known.set(indicator, hash.digest('hex'))
    }
  }

  /** The digest of all changes of figures that the transaction holds, in the order of the indicators. */
  async ofAll(runner: SqlRunner): Promise<string> {
    const changing = await runner.query<Changing>(
      `select indicator, sum(figures)::int as figures from changed_cover group by indicator order by indicator`,
    )
    for (const some of inParts(changing.filter(({ indicator }) => !this.#known.has(indicator)))) {
      this.note(await readChangedColumns(runner, some))
    }
    const hash = createHash('sha256')
    for (const { indicator } of changing) hash.update(`${indicator} ${this.#known.get(indicator)}\n`)
    return hash.digest('hex')
  }
}
