import { packedKey } from './packed-key.ts'
import type { Origin, Staged } from './staging.ts'
import { KEY_LIST } from './stored-columns.ts'

/** A staged row whose key was staged before. */
export interface Repeated {
  readonly first: Origin
  readonly again: Origin
}

interface Found {
  readonly first_file: number
  readonly first_line: number
  readonly file: number
  readonly line: number
}

const KEYS = {
  points: KEY_LIST,
  groups: `${KEY_LIST}, dimension, category`,
} as const

/** Repeated rows: how many there are, and the first of them. */
interface FoundRepeated {
  readonly count: number
  readonly first: readonly Repeated[]
}

const NONE: FoundRepeated = { count: 0, first: [] }

/** True when it is sure that no figure is staged twice, as with most imports. */
async function isWithoutRepeated({ transaction, points }: Staged): Promise<boolean> {
  const [row] = await transaction.query<{ once: boolean }>(
    `select count(*) = count(distinct ${packedKey('p')}) as once from ${points.name} p`,
  )
  return row?.once ?? false
}

/** Staged rows whose key stands before them already, in the order of files and lines: `count` of all, the first `limit`. */
export async function repeatedKeys(
  staged: Staged,
  kind: keyof typeof KEYS,
  limit: number,
): Promise<FoundRepeated> {
  if (kind === 'points' && (await isWithoutRepeated(staged))) return NONE
  const { transaction } = staged
  const key = KEYS[kind]
  const table = staged[kind].name
  // Most imports have none: the keys are counted first, which needs no sorting of all rows.
  const [total] = await transaction.query<{ count: number }>(
    `select coalesce(sum(n - 1), 0)::bigint as count
     from (select count(*) as n from ${table} group by ${key} having count(*) > 1) repeated`,
  )
  if (total === undefined || total.count === 0) return NONE
  const rows = await transaction.query<Found>(
    `select first_file, first_line, file, line from (
       select file, line, row_number() over key as position,
         first_value(file) over key as first_file, first_value(line) over key as first_line
       from ${table} window key as (partition by ${key} order by file, line)
     ) placed where position > 1 order by file, line limit $1`,
    [limit],
  )
  const first = rows.map((row) => ({
    first: { file: row.first_file, line: row.first_line },
    again: { file: row.file, line: row.line },
  }))
  return { count: total.count, first }
}

/** Takes the rows whose key stands before them out of staging. */
export async function dropRepeated(staged: Staged, kind: keyof typeof KEYS): Promise<void> {
  const table = staged[kind].name
  await staged.transaction.query(
    `delete from ${table} staged using (
       select file, line, row_number() over (partition by ${KEYS[kind]} order by file, line) as position from ${table}
     ) placed
     where placed.position > 1 and staged.file = placed.file and staged.line = placed.line`,
  )
}
