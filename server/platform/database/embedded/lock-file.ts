import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { diskFailureOf } from '#server/platform/disk/disk-failure.ts'
import type { ProcessIdentity } from './process-identity.ts'

const CONTENT = z.object({
  processId: z.number(),
  machine: z.string(),
  boot: z.string().nullable(),
  space: z.string().nullable(),
  startedAt: z.string().nullable(),
  token: z.string(),
})

/** The content of a lock file. The token tells two locks of one process apart. */
export type LockContent = z.infer<typeof CONTENT>

function isCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}

/** A lock of ours, not yet written. */
export function newContent(identity: ProcessIdentity): LockContent {
  return { ...identity, token: randomUUID() }
}

/** The content of the file; null when there is none, or it is not a lock. */
export function readLock(path: string): LockContent | null {
  try {
    return CONTENT.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return null
  }
}

/** When the file was last touched, in nanoseconds; null when there is none. */
export function touchedAt(path: string): bigint | null {
  try {
    return statSync(path, { bigint: true }).mtimeNs
  } catch {
    return null
  }
}

export function touch(path: string): void {
  const now = new Date()
  utimesSync(path, now, now)
}

/** Writes the file whole, unless there is one. Returns whether it was written. */
export function writeLock(path: string, content: LockContent): boolean {
  const draft = `${path}.${content.token}`
  const text = JSON.stringify(content)
  try {
    writeFileSync(draft, text)
    linkSync(draft, path)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    if (diskFailureOf(error)) throw error
    // A file system without links: the file is written in two steps, which a reader takes for a lock of someone.
    return writeInPlace(path, text)
  } finally {
    rmSync(draft, { force: true })
  }
}

function writeInPlace(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx' })
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    // Nothing empty stays behind that the next start would take for somebody's.
    rmSync(path, { force: true })
    throw error
  }
}

/** Deletes the file if it is the lock with this token. */
export function removeLock(path: string, token: string): void {
  if (readLock(path)?.token === token) rmSync(path, { force: true })
}
