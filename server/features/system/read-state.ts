import type { SystemState } from '#contract/system/system.ts'
import { BACKUP_JOB, type Backups } from '#server/backup/backups.ts'
import { momentOf } from '#server/backup/kept-backups.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import type { Services } from '#server/services/services.ts'
import { concernsOf } from './concerns.ts'

/** How many rows of each list are shown. */
const SHOWN = 10
const KEPT_SHOWN = 40

type State = Omit<SystemState, 'concerns'>

/** When this process began. */
const STARTED = new Date(Date.now() - process.uptime() * 1000)

/** Asks store, disk, backups and this process for their state. */
export async function readState({
  database,
  backups,
  calls,
  version,
  writing,
}: Services): Promise<SystemState> {
  const [size, releases, tables, jobs, failing, kept] = await Promise.all([
    sizeOf(database),
    releasesOf(database),
    tablesOf(database),
    jobsOf(database),
    failingJobs(database),
    keptBackups(database, backups),
  ])
  const state: State = {
    version: version.version,
    node: process.version,
    started_at: STARTED.toISOString(),
    memory: process.memoryUsage().rss,
    store: { kind: database.kind, ...size, releases, tables },
    writing: await writing.state(),
    jobs: { waiting: jobs.waiting, failing },
    slowest: calls.slowest(SHOWN),
    errors: calls.failures().map((failure) => ({ ...failure, at: failure.at.toISOString() })),
    backups: kept,
    mail: { waiting: jobs.letters, given_up: jobs.lostLetters },
  }
  return { concerns: concernsOf(state, new Date()), ...state }
}

async function sizeOf(database: SqlRunner) {
  const [found] = await database.query<{ bytes: number; observations: number }>(
    `select pg_database_size(current_database()) as bytes,
       (select greatest(reltuples, 0)::bigint from pg_class where oid = 'observation'::regclass) as observations`,
  )
  return found ?? { bytes: 0, observations: 0 }
}

async function releasesOf(database: SqlRunner) {
  const found = await database.query<{ number: number; published_at: Date; observations: number }>(
    `select number, published_at, observations from release order by number desc limit ${SHOWN}`,
  )
  return found.map((release) => ({ ...release, published_at: release.published_at.toISOString() }))
}

function tablesOf(database: SqlRunner) {
  return database.query<{ name: string; rows: number | null; bytes: number }>(
    `select relname::text as name, case when reltuples >= 0 and relpages > 0 then reltuples::bigint end as rows, pg_total_relation_size(oid) as bytes
     from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace
     order by bytes desc, name limit ${SHOWN}`,
  )
}

async function jobsOf(database: SqlRunner) {
  const [found] = await database.query<{ waiting: number; letters: number; lostLetters: number }>(
    `select count(*) filter (where died_at is null) as waiting,
       count(*) filter (where died_at is null and kind like '%letter%') as letters,
       count(*) filter (where died_at is not null and kind like '%letter%') as "lostLetters" from job`,
  )
  return found ?? { waiting: 0, letters: 0, lostLetters: 0 }
}

async function failingJobs(database: SqlRunner) {
  const found = await database.query<{
    id: number
    kind: string
    attempts: number
    last_error: string
    died_at: Date | null
    due_at: Date
  }>(
    `select id, kind, attempts, last_error, died_at, run_after as due_at from job
     where last_error <> '' order by died_at desc nulls last, run_after limit ${SHOWN}`,
  )
  return found.map((job) => ({
    ...job,
    died_at: job.died_at?.toISOString() ?? null,
    due_at: job.due_at.toISOString(),
  }))
}

async function keptBackups(database: SqlRunner, backups: Backups | null): Promise<State['backups']> {
  if (backups === null) return null
  const [job] = await database.query<{ last_error: string }>(
    'select last_error from job where kind = $1 order by died_at desc nulls first limit 1',
    [BACKUP_JOB],
  )
  const kept = await listed(backups)
  return {
    place: backups.place,
    every_hours: backups.everyHours,
    is_encrypted: backups.isEncrypted,
    kept: kept.files
      .toReversed()
      .slice(0, KEPT_SHOWN)
      .flatMap(({ name, bytes }) => {
        const at = momentOf(name)
        return at === null ? [] : [{ name, bytes, at: at.toISOString() }]
      }),
    last_error: kept.failure || (job?.last_error ?? ''),
  }
}

/** A place that does not answer is told like a backup that failed. */
async function listed(backups: Backups) {
  try {
    return { files: await backups.list(), failure: '' }
  } catch (error) {
    return { files: [], failure: error instanceof Error ? error.message : String(error) }
  }
}
