import type { SqlRunner } from '#server/platform/database/database.ts'
import type { JobInput, JobKind } from './job-kind.ts'

/**
 * How long a job belongs to the process that began it, in seconds. It is renewed while the job runs, so this is how long
 * a job of a process that was killed waits. All times are the database's: clocks of processes may differ.
 */
export const LEASE = 60

/** A job that belongs to `holder` for the time of a lease. */
export interface LeasedJob {
  readonly id: number
  readonly kind: string
  readonly input: JobInput
  /** This one included. */
  readonly attempts: number
  /** It is worth nothing any more. */
  readonly isLate: boolean
  readonly holder: string
}

export interface JobOptions {
  /** Takes the place of a job with the same key that is not done yet. */
  readonly key?: string
  /** How long it is worth doing, in minutes; absent: for ever. */
  readonly minutes?: number
}

const LEASED = `holder = $1, leased_until = now() + make_interval(secs => ${LEASE})`

/** Adds a job that belongs to `holder` from the beginning. */
export async function addLeased(
  store: SqlRunner,
  { name }: JobKind,
  input: JobInput,
  { key, minutes }: JobOptions,
  holder: string,
): Promise<LeasedJob> {
  const [row] = await store.query<{ id: number }>(
    `insert into job (kind, key, input, worth_until, attempts, holder, leased_until)
     values ($2, $3, $4::jsonb, now() + make_interval(mins => $5), 1, $1, now() + make_interval(secs => ${LEASE}))
     on conflict (key) do update set kind = excluded.kind, input = excluded.input, worth_until = excluded.worth_until,
       run_after = now(), attempts = 1, ${LEASED}, last_error = ''
     returning id`,
    [holder, name, key ?? null, JSON.stringify(input), minutes ?? null],
  )
  if (!row) throw new Error('A job was not kept.')
  return { id: row.id, kind: name, input, attempts: 1, isLate: false, holder }
}

/** Adds a job that whoever looks next may do; one with the same key that is not done yet stays as it is. */
export async function addJob(store: SqlRunner, kind: string, input: JobInput, key: string): Promise<void> {
  await store.query(
    'insert into job (kind, key, input) values ($1, $2, $3::jsonb) on conflict (key) do nothing',
    [kind, key, JSON.stringify(input)],
  )
}

/** Adds what is done for ever, unless it is there. */
export async function addRepeated(store: SqlRunner, { name }: JobKind): Promise<void> {
  await addJob(store, name, {}, `every ${name}`)
}

/** Takes the job of one of the kinds that has been due longest and belongs to nobody; null: there is none. */
export async function takeDue(
  store: SqlRunner,
  kinds: readonly string[],
  holder: string,
): Promise<LeasedJob | null> {
  const [row] = await store.query<Omit<LeasedJob, 'holder'>>(
    `update job set ${LEASED}, attempts = attempts + 1
     where id = (
       select id from job
       where died_at is null and run_after <= now() and (leased_until is null or leased_until < now())
         and kind = any($2::text[])
       order by run_after, id limit 1 for update skip locked)
     returning id, kind, input, attempts, coalesce(worth_until < now(), false) as "isLate"`,
    [holder, kinds],
  )
  return row ? { ...row, holder } : null
}

/** Seconds until the next job of these kinds is due or free; null: none waits. */
export async function secondsToNext(store: SqlRunner, kinds: readonly string[]): Promise<number | null> {
  const [row] = await store.query<{ seconds: number | null }>(
    `select extract(epoch from min(greatest(run_after, leased_until)) - now())::float8 as seconds from job
     where died_at is null and kind = any($1::text[])`,
    [kinds],
  )
  return row?.seconds ?? null
}

/** Goes on holding a job that takes long. */
export async function renewLease(store: SqlRunner, { id, holder }: LeasedJob): Promise<void> {
  await store.query(`update job set ${LEASED} where holder = $1 and id = $2`, [holder, id])
}

/** The job is done: it goes, or waits for its next time. Nothing happens to a job that somebody else has taken. */
export async function finishJob(store: SqlRunner, { every }: JobKind, job: LeasedJob): Promise<void> {
  if (every !== undefined) return waitAgain(store, job, every, '')
  await store.query('delete from job where holder = $1 and id = $2', [job.holder, job.id])
}

/** A repeated job waits for its next time, as if it had never been tried. */
export async function waitAgain(
  store: SqlRunner,
  { id, holder }: LeasedJob,
  seconds: number,
  reason: string,
): Promise<void> {
  await store.query(
    `update job set run_after = now() + make_interval(secs => $3), attempts = 0, holder = null, leased_until = null,
       last_error = $4
     where holder = $1 and id = $2`,
    [holder, id, seconds, reason],
  )
}

/** Gives the job free for another attempt; false when it would be worth nothing by then. */
export async function tryAgainLater(
  store: SqlRunner,
  { id, holder }: LeasedJob,
  seconds: number,
  reason: string,
): Promise<boolean> {
  const kept = await store.query(
    `update job set run_after = now() + make_interval(secs => $3), holder = null, leased_until = null, last_error = $4
     where holder = $1 and id = $2 and (worth_until is null or worth_until > now() + make_interval(secs => $3))
     returning id`,
    [holder, id, seconds, reason],
  )
  return kept.length > 0
}

/** Gives a job up. It is kept; its key is free for another one. */
export async function buryJob(store: SqlRunner, { id, holder }: LeasedJob, reason: string): Promise<void> {
  await store.query(
    `update job set died_at = now(), key = null, holder = null, leased_until = null, last_error = $3
     where holder = $1 and id = $2`,
    [holder, id, reason],
  )
}

/** Forgets what was given up more than a month ago. */
export async function forgetDeadJobs(store: SqlRunner): Promise<void> {
  await store.query("delete from job where died_at < now() - interval '30 days'")
}
