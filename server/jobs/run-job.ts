import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#server/platform/database/database.ts'
import type { JobKind } from './job-kind.ts'
import {
  buryJob,
  finishJob,
  LEASE,
  type LeasedJob,
  renewLease,
  tryAgainLater,
  waitAgain,
} from './job-store.ts'

/** Where jobs are kept, and where their failures are told. */
export interface JobPlace {
  readonly database: Database
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

const LOST = 'The process that did it ended.'
const LATE = 'It is worth nothing any more.'

/** Does a job that belongs to this process. False when it failed; it is done again later, or kept as dead. */
export async function runJob(place: JobPlace, kind: JobKind, job: LeasedJob): Promise<boolean> {
  const { database, log } = place
  // Began and never ended, too often: whatever it does, it ends the process.
  if (job.attempts > kind.attempts) return fail(place, kind, job, LOST)
  if (job.isLate) return fail(place, kind, job, LATE)
  const renewal = setInterval(
    () => renewLease(database, job).catch((error: unknown) => log.warn({ err: error }, 'A lease ran out.')),
    (LEASE * 1000) / 3,
  ).unref()
  try {
    await kind.run(job.input)
  } catch (error) {
    return fail(place, kind, job, reasonOf(kind, error))
  } finally {
    clearInterval(renewal)
  }
  await finishJob(database, kind, job).catch((error: unknown) =>
    log.warn({ err: error, job: job.id, kind: kind.name }, 'A job was done and will be done again.'),
  )
  return true
}

function reasonOf(kind: JobKind, error: unknown): string {
  if (kind.reasonOf) return kind.reasonOf(error)
  return error instanceof Error ? error.message : String(error)
}

async function fail(
  { database, log }: JobPlace,
  kind: JobKind,
  job: LeasedJob,
  reason: string,
): Promise<false> {
  const note = { job: job.id, kind: kind.name, attempt: job.attempts, reason }
  const pause = kind.pause(job.attempts)
  const isLast = job.attempts >= kind.attempts
  if (!isLast && (await tryAgainLater(database, job, pause, reason))) {
    log.warn({ ...note, again_in_seconds: pause }, kind.failure)
  } else if (kind.every !== undefined) {
    await waitAgain(database, job, kind.every, reason)
    log.error({ ...note, again_in_seconds: kind.every }, `${kind.failure} It waits for its next time.`)
  } else {
    await buryJob(database, job, reason)
    log.error({ ...note, dead: true }, `${kind.failure} It is not tried again.`)
  }
  return false
}
