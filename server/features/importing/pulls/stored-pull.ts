import { gunzipSync, gzipSync } from 'node:zlib'
import type { DataPull, Pulled } from '#contract/data-import/data-pulls.ts'
import type { Account } from '#domain/account/account.ts'
import { Problem } from '#domain/problem.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import type { SourceFile } from '#exchange/reading/source-file.ts'
import { partsOf } from './pull-parts.ts'

/** A pull as the store has it. */
export interface StoredPull {
  readonly id: number
  readonly account: number
  readonly repeat: number | null
  readonly asked: Pulled
  readonly sealed_token: string | null
  readonly state: DataPull['state']
  readonly failures: number
  readonly failure: DataPull['failure']
  readonly failure_status: number | null
  readonly submission: number | null
  readonly done: number
  readonly size: number
  readonly created_at: Date
}

const ROWS = `
  select p.id, p.account, p.repeat, p.asked, p.sealed_token, p.state, p.failures, p.failure, p.failure_status, p.submission,
    p.created_at, coalesce(c.done, 0)::int as done, coalesce(c.size, 0)::int as size
  from data_pull p
  left join lateral (select count(*) as done, sum(size) as size from data_pull_part where pull = p.id) c on true`

const LISTED = 50

/** The pulls of one person, the newest first. */
export function pullsOf(store: SqlRunner, { id }: Account): Promise<StoredPull[]> {
  return store.query<StoredPull>(`${ROWS} where p.account = $1 order by p.id desc limit ${LISTED}`, [id])
}

/** A pull, whoever's it is; null: there is none. */
export async function readPull(store: SqlRunner, id: number): Promise<StoredPull | null> {
  const [row] = await store.query<StoredPull>(`${ROWS} where p.id = $1`, [id])
  return row ?? null
}

/** One's own pull. Throws `not-found` for those of others. */
export async function ownPull(store: SqlRunner, id: number, asks: Account): Promise<StoredPull> {
  const pull = await readPull(store, id)
  if (pull?.account !== asks.id) throw new Problem('not-found', 'You have not read this from another server.')
  return pull
}

/** A pull as it travels. */
export function pullRow(pull: StoredPull): DataPull {
  const { id, asked, state, failure, failure_status, done, submission, created_at } = pull
  return {
    ...{ id, asked, state, failure, failure_status, done, submission },
    total: partsOf(asked).length,
    created_at: created_at.toISOString(),
  }
}

interface NewPull {
  readonly account: number
  readonly asked: Pulled
  readonly sealedToken: string | null
  readonly repeat?: number
}

/** Keeps what is to be read; gives its id. */
export async function addPull(
  store: SqlRunner,
  { account, asked, sealedToken, repeat }: NewPull,
): Promise<number> {
  const [row] = await store.query<{ id: number }>(
    'insert into data_pull (account, asked, sealed_token, repeat) values ($1, $2::jsonb, $3, $4) returning id',
    [account, JSON.stringify(asked), sealedToken, repeat ?? null],
  )
  if (!row) throw new Error('A pull was not kept.')
  return row.id
}

/** Keeps a part that has come, unless the pull was stopped meanwhile or another process kept it. */
export async function keepPart(
  store: SqlRunner,
  pull: number,
  position: number,
  bytes: Uint8Array,
): Promise<void> {
  await store.query(
    `insert into data_pull_part (pull, position, content, size)
     select $1, $2, decode($3, 'base64'), $4 from data_pull where id = $1 and state = 'running'
     on conflict do nothing`,
    [pull, position, gzipSync(bytes).toString('base64'), bytes.length],
  )
  await store.query(
    'update data_pull set failures = 0, failure = null, failure_status = null where id = $1',
    [pull],
  )
}

/** The positions of the parts that have come. */
export async function keptPositions(store: SqlRunner, pull: number): Promise<ReadonlySet<number>> {
  const rows = await store.query<{ position: number }>(
    'select position from data_pull_part where pull = $1',
    [pull],
  )
  return new Set(rows.map(({ position }) => position))
}

/** The parts that have come, as the other server sent them. */
export async function pulledFiles(store: SqlRunner, { id, asked }: StoredPull): Promise<SourceFile[]> {
  const rows = await store.query<{ position: number; content: string }>(
    `select position, encode(content, 'base64') as content from data_pull_part where pull = $1 order by position`,
    [id],
  )
  const parts = partsOf(asked)
  return rows.map(({ position, content }) => ({
    name: parts[position]?.name ?? '',
    bytes: new Uint8Array(gunzipSync(Buffer.from(content, 'base64'))),
  }))
}
