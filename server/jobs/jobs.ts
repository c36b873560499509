import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { growing, type JobInput, type JobKind } from './job-kind.ts'
import {
  addLeased,
  addRepeated,
  forgetDeadJobs,
  type JobOptions,
  secondsToNext,
  takeDue,
} from './job-store.ts'
import { type JobPlace, runJob } from './run-job.ts'

const DAY = 24 * 60 * 60

/** How often a process looks for jobs that others added or left behind, in seconds. */
const LOOK = 15

/** The background work of one process. All processes on the database share the jobs. */
export interface Jobs {
  /** Makes a kind known. From `start` on it is done here, and what is repeated is begun. */
  register(kind: JobKind): void
  /** Does something at once, and again later should that fail. False when it failed; it never throws. */
  doNow(kind: JobKind, input: JobInput, options?: JobOptions): Promise<boolean>
  /** Does whatever is due, one after the other. Gives how many there were. */
  doDue(): Promise<number>
  /** Goes on doing what is due until `stop`. */
  start(): void
  /** Begins nothing more, and waits for what is being done. */
  stop(): Promise<void>
}

export function openJobs(place: JobPlace): Jobs {
  const { database, log } = place
  const kinds = new Map<string, JobKind>()
  const stopping = new AbortController()
  let working: Promise<void> = Promise.resolve()
  let hasRepeated = false
  const jobs: Jobs = {
    register(kind) {
      kinds.set(kind.name, kind)
    },
    async doNow(kind, input, options = {}) {
      try {
        return await runJob(place, kind, await addLeased(database, kind, input, options, randomUUID()))
      } catch (error) {
        log.error({ err: error, kind: kind.name }, `${kind.failure} It could not be kept for later.`)
        return false
      }
    },
    async doDue() {
      let count = 0
      while (!stopping.signal.aborted) {
        const job = await takeDue(database, [...kinds.keys()], randomUUID())
        const kind = kinds.get(job?.kind ?? '')
        if (!job || !kind) break
        await runJob(place, kind, job)
        count += 1
      }
      return count
    },
    start() {
      working = workUntilStopped()
    },
    async stop() {
      stopping.abort()
      await working
    },
  }
  jobs.register({
    name: 'forget-dead-jobs',
    attempts: 3,
    pause: growing(60, 10),
    every: DAY,
    failure: 'Dead jobs could not be removed.',
    run: () => forgetDeadJobs(database),
  })

  async function workUntilStopped(): Promise<void> {
    while (!stopping.signal.aborted) {
      const seconds = await work().catch((error: unknown) => {
        log.warn({ err: error }, 'The jobs could not be looked at.')
        return LOOK
      })
      await setTimeout(seconds * 1000, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }

  /** Does what is due, and gives the seconds after which it is worth looking again. */
  async function work(): Promise<number> {
    if (!hasRepeated) {
      for (const kind of kinds.values()) if (kind.every !== undefined) await addRepeated(database, kind)
      hasRepeated = true
    }
    await jobs.doDue()
    const next = await secondsToNext(database, [...kinds.keys()])
    return Math.min(LOOK, Math.max(1, next ?? LOOK))
  }

  return jobs
}
