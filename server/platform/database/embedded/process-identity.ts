import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** The process that holds a folder, told so that a later process with the same number is not taken for it. */
export interface ProcessIdentity {
  readonly processId: number
  readonly machine: string
  /** Changes when the machine starts again; null where the system does not tell. */
  readonly boot: string | null
  /** The space in which process numbers count: containers on one machine have their own. null as above. */
  readonly space: string | null
  /** When the process started, in ticks since the machine did; null as above. */
  readonly startedAt: string | null
}

function orNull<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}

/** When a process of this space started; null when there is none, or the system does not tell. */
function startOf(processId: number): string | null {
  const stat = orNull(() => readFileSync(`/proc/${processId}/stat`, 'utf8'))
  if (stat === null) return null
  // After the program's name, which may itself hold blanks and brackets, this is the twentieth field.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (fields[0] === 'Z' && threadsOf(processId) <= 1) return null
  return fields[19] ?? null
}

/** A process that was killed stays listed until its parent looks; it runs no more once its last thread has gone. */
function threadsOf(processId: number): number {
  return orNull(() => readdirSync(`/proc/${processId}/task`))?.length ?? 0
}

export function ownIdentity(): ProcessIdentity {
  return {
    processId: process.pid,
    machine: hostname(),
    boot: orNull(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    space: orNull(() => readlinkSync('/proc/self/ns/pid')),
    startedAt: startOf(process.pid),
  }
}

function exists(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Whether a process still runs, as far as this one can see. `unknown` when it counts its processes elsewhere
 * (another container, another machine, before a restart) or the system does not tell when a process started.
 */
export function stateOf(other: ProcessIdentity, own: ProcessIdentity): 'running' | 'ended' | 'unknown' {
  if (other.boot !== null && other.boot === own.boot && other.space !== null && other.space === own.space) {
    const start = startOf(other.processId)
    return start !== null && start === other.startedAt ? 'running' : 'ended'
  }
  const tellsNothing = other.boot === null && own.boot === null
  if (tellsNothing && other.machine === own.machine && !exists(other.processId)) return 'ended'
  return 'unknown'
}
