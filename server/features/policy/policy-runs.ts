import type { z } from 'zod'
import type { KeptRun, keepPolicyRun } from '#contract/policy/policy.ts'
import { Problem } from '#domain/problem.ts'
import type { Database, SqlRunner } from '#server/platform/database/database.ts'
import { wireTime } from '#server/platform/listing/wire-text.ts'

type NewRun = z.output<typeof keepPolicyRun.body>

interface StoredRun {
  readonly id: number
  readonly created_at: Date
  readonly content: NewRun
}

/** How many simulations are kept for one person; the oldest go first. */
const MOST = 100

/** The runs that a person kept, newest first. */
export async function runsOf(database: SqlRunner, person: number): Promise<KeptRun[]> {
  const rows = await database.query<StoredRun>(
    'select id, created_at, content from policy_run where owner = $1 order by id desc',
    [person],
  )
  return rows.map(wireRun)
}

/** Keeps one more, and lets the oldest go. */
export async function keepRun(database: Database, person: number, run: NewRun): Promise<KeptRun> {
  return database.transaction(async (transaction) => {
    const [kept] = await transaction.query<StoredRun>(
      'insert into policy_run (owner, content) values ($1, $2::jsonb) returning id, created_at, content',
      [person, JSON.stringify(run)],
    )
    await transaction.query(
      `delete from policy_run where owner = $1 and id not in
         (select id from policy_run where owner = $1 order by id desc limit ${MOST})`,
      [person],
    )
    if (!kept) throw new Error('An insert returns its row.')
    return wireRun(kept)
  })
}

/** Removes one of one's own. Throws `not-found` for others. */
export async function removeRun(
  database: SqlRunner,
  person: number,
  id: number,
): Promise<{ deleted: number }> {
  const gone = await database.query('delete from policy_run where owner = $1 and id = $2 returning id', [
    person,
    id,
  ])
  if (gone.length > 0) return { deleted: gone.length }
  throw new Problem('not-found', 'This simulation is not in your history any more.')
}

function wireRun({ id, created_at, content }: StoredRun): KeptRun {
  return { id, created: wireTime(created_at), ...content }
}
