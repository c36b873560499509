import { mkdirSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import {
  type LockContent,
  newContent,
  readLock,
  removeLock,
  touch,
  touchedAt,
  writeLock,
} from './lock-file.ts'
import { ownIdentity, stateOf } from './process-identity.ts'

/** The owner touches its lock this often, for those who cannot see its process. */
const BEAT_MILLISECONDS = 1000
/** A lock that was not touched for this long belongs to nobody. */
const WATCH_MILLISECONDS = 5000
const TRIES = 20
const RETRY_MILLISECONDS = 100

/** Locks of this process, given free when it ends by itself. After a kill the next process sees that it has ended. */
const held = new Map<string, string>()
process.once('exit', () => {
  for (const [path, token] of held) removeLock(path, token)
})

/** The data folder belongs to someone else. The message says to whom, and what to do. */
export class FolderInUse extends Error {
  constructor(dataDir: string, owner: LockContent | null) {
    const who = owner === null ? 'another process' : `process ${owner.processId} on ${owner.machine}`
    super(
      `The data folder ${dataDir} is in use by ${who}. Stop that process first; or, to run several processes, ` +
        'set DATABASE_URL to a PostgreSQL server; or set another DATA_DIR.',
    )
    this.name = 'FolderInUse'
  }
}

/** Whether the owner of a lock is gone. Where its process cannot be seen, its beat is awaited. */
async function isAbandoned(path: string, owner: LockContent | null): Promise<boolean> {
  const state = owner === null ? 'unknown' : stateOf(owner, ownIdentity())
  if (state !== 'unknown') return state === 'ended'
  const before = touchedAt(path)
  if (before === null) return true
  await setTimeout(WATCH_MILLISECONDS)
  return touchedAt(path) === before
}

/** Deletes an abandoned lock. A folder keeps two that do so at once from deleting the new lock of a third. */
function removeAbandoned(path: string, owner: LockContent | null): void {
  const guard = `${path}.takeover`
  try {
    mkdirSync(guard)
  } catch {
    const since = touchedAt(guard)
    // Left behind by a process that was killed here.
    if (since !== null && Date.now() - Number(since / 1_000_000n) > WATCH_MILLISECONDS) rmdirSync(guard)
    return
  }
  try {
    if (readLock(path)?.token === owner?.token) rmSync(path, { force: true })
  } finally {
    rmdirSync(guard)
  }
}

async function write(dataDir: string, path: string, content: LockContent): Promise<void> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    if (writeLock(path, content)) return
    const owner = readLock(path)
    if (!(await isAbandoned(path, owner))) throw new FolderInUse(dataDir, owner)
    removeAbandoned(path, owner)
    await setTimeout(Math.random() * RETRY_MILLISECONDS)
  }
  throw new FolderInUse(dataDir, readLock(path))
}

/**
 * Takes a data folder for this process alone, and returns what gives it free.
 *
 * Throws FolderInUse when a running process has it. The lock of a process that has ended is taken over, also when
 * its number was given to another process since. `onLost` is called when the lock was deleted or taken by force.
 */
export async function takeFolder(dataDir: string, onLost: () => void): Promise<() => void> {
  const path = join(dataDir, 'data.lock')
  const content = newContent(ownIdentity())
  await write(dataDir, path, content)
  held.set(path, content.token)
  const timer = setInterval(() => {
    if (readLock(path)?.token === content.token) return touch(path)
    clearInterval(timer)
    onLost()
  }, BEAT_MILLISECONDS).unref()
  return () => {
    clearInterval(timer)
    held.delete(path)
    removeLock(path, content.token)
  }
}
