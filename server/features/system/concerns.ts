import type { SystemState } from '#contract/system/system.ts'

const HOUR = 3_600_000
/** A backup is late after one and a half of its times. */
const LATE = 1.5

/** The concern of each state of the disk. */
const DISK = { low: 'disk_low', full: 'disk_full', 'read-only': 'disk_read_only' } as const

type State = Omit<SystemState, 'concerns'>

/** What somebody should look at; nothing: everything is fine. */
export function concernsOf({ writing, jobs, errors, backups }: State, now: Date): SystemState['concerns'] {
  const found: SystemState['concerns'] = []
  if (writing !== 'possible') found.push(DISK[writing])
  if (jobs.failing.some(({ died_at }) => died_at !== null)) found.push('jobs_given_up')
  if (jobs.failing.some(({ died_at, due_at }) => died_at === null && ago(due_at, now) > HOUR))
    found.push('jobs_late')
  if (backups !== null) {
    if (backups.last_error !== '') found.push('backup_failed')
    const newest = backups.kept[0]
    const every = backups.every_hours
    if (every === null && newest === undefined) found.push('no_schedule')
    if (every !== null && newest !== undefined && ago(newest.at, now) > every * LATE * HOUR)
      found.push('backup_late')
  }
  if (errors.some(({ at }) => ago(at, now) < HOUR)) found.push('errors')
  return found
}

function ago(at: string, now: Date): number {
  return now.getTime() - new Date(at).getTime()
}
