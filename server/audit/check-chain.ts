import type { SqlRunner } from '#server/platform/database/database.ts'
import { auditHash, FIRST_HASH, sortedJson } from './audit-content.ts'

/** The result of a check of the whole audit log. */
export interface ChainCheck {
  /** How many rows were read before the check ended. */
  readonly checked: number
  /** The first row that does not fit, and why; null: everything fits. */
  readonly broken: { readonly id: number; readonly reason: string } | null
  /** The last row and its hash, for noting down elsewhere. */
  readonly last: ChainEnd
}

/** The end of the log at some moment. */
export interface ChainEnd {
  readonly id: number
  readonly hash: string
}

interface ChainRow {
  readonly id: number
  readonly at: string
  readonly actor: number | null
  readonly actor_name: string
  readonly action: string
  readonly subject: string
  readonly before: object | null
  readonly after: object | null
  readonly network: string
  readonly previous_hash: string
  readonly hash: string
}

/** Rows read at once: memory stays small however long the log is. */
const BATCH = 1000

/** All six digits behind the second, so that a change of the last three is seen too. */
const INSTANT = `to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/**
 * Walks the chain from its first row. Finds a row that was edited, taken out, put in or moved, and rows cut off at the end.
 * Somebody who may change every table could write the whole chain anew: only a hash noted down elsewhere (`noted`) tells.
 */
export async function checkChain(store: SqlRunner, noted: ChainEnd | null = null): Promise<ChainCheck> {
  let last: ChainEnd = { id: 0, hash: FIRST_HASH }
  for (;;) {
    const rows = await store.query<ChainRow>(
      `select id, ${INSTANT} as at, actor, actor_name, action, subject, before, after, network, previous_hash, hash
       from audit_entry where id > $1 order by id limit ${BATCH}`,
      [last.id],
    )
    for (const row of rows) {
      const reason = misfit(row, last, noted)
      if (reason !== null) return { checked: last.id, broken: { id: row.id, reason }, last }
      last = { id: row.id, hash: row.hash }
    }
    if (rows.length < BATCH) break
  }
  return { checked: last.id, broken: await missingEnd(store, last, noted), last }
}

function misfit(row: ChainRow, last: ChainEnd, noted: ChainEnd | null): string | null {
  if (row.id !== last.id + 1) return `Row ${last.id + 1} is missing.`
  if (row.previous_hash !== last.hash) return 'It does not follow the row before it.'
  if (row.hash !== hashOf(row)) return 'It is not as it was written.'
  if (noted?.id === row.id && noted.hash !== row.hash) return 'Its hash is not the one that was noted.'
  return null
}

function hashOf(row: ChainRow): string {
  const at = row.at.endsWith('000Z') ? `${row.at.slice(0, -4)}Z` : row.at
  const before = sortedJson(row.before)
  return auditHash(row.previous_hash, { ...row, at, before, after: sortedJson(row.after) })
}

/** Rows may have been added since the last batch was read: the end that is kept must not be before the one that was seen. */
async function missingEnd(store: SqlRunner, last: ChainEnd, noted: ChainEnd | null) {
  const [head] = await store.query<{ id: number; hash: string; lost: boolean }>(
    `select last_entry as id, hash,
       h.last_entry > 0 and not exists (select 1 from audit_entry e where e.id = h.last_entry and e.hash = h.hash) as lost
     from audit_head h`,
  )
  const id = last.id + 1
  if (!head || head.lost || head.id < last.id) return { id, reason: 'Rows were cut off at the end.' }
  if (noted !== null && noted.id > last.id) return { id, reason: 'The row that was noted is missing.' }
  return null
}
