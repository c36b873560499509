import { existsSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import type { Database } from '#server/platform/database/database.ts'

/** Every how many entries the writer also writes many rows, and how many. */
export const LARGE_EVERY = 10
export const LARGE_ROWS = 1000

/** The last entry that the writer noted as acknowledged; they count from 1 without a gap. */
export function lastAcknowledged(journal: string): number {
  if (!existsSync(journal)) return 0
  return Number(readFileSync(journal, 'utf8').trim().split('\n').at(-1))
}

interface Counts {
  readonly entries: number
  readonly last: number
  readonly audits: number
  readonly counted: number
  readonly large: number
}

const COUNTS = `select
  (select count(*) from entry where id > 0) as entries,
  (select max(id) from entry) as last,
  (select count(*) from audit) as audits,
  (select entries from counter) as counted,
  (select count(*) from bulk where entry > 0) as large`

/** The expected contents of the tables when the last entry is this one. */
function expectedAt(last: number): Counts {
  return {
    entries: last,
    last,
    audits: last,
    counted: last,
    large: Math.floor(last / LARGE_EVERY) * LARGE_ROWS,
  }
}

/**
 * The faults after a kill or a power cut; empty when everything acknowledged is there and nothing is half
 * there. Tables are counted by reading them whole and by reading their indexes, which can disagree after
 * damage.
 */
export async function faults(database: Database, acknowledged: number): Promise<string[]> {
  const whole = 'set enable_indexscan = off; set enable_indexonlyscan = off; set enable_bitmapscan = off'
  const byIndex = 'set enable_indexscan = on; set enable_indexonlyscan = on; set enable_seqscan = off'
  const found: string[] = []
  for (const way of [whole, byIndex]) {
    await database.script(`reset all; ${way}`)
    const [counts] = await database.query<Counts>(COUNTS)
    const last = counts?.last ?? 0
    // One more than acknowledged may be there: committed, and cut off before it was noted.
    if (last !== acknowledged && last !== acknowledged + 1)
      found.push(`${last} of ${acknowledged} acknowledged`)
    const expected = expectedAt(last)
    if (!isDeepStrictEqual({ ...counts }, expected)) {
      found.push(`${JSON.stringify(counts)} instead of ${JSON.stringify(expected)}`)
    }
  }
  return found
}
