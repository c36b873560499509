import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { newStore } from '#tests/builders/test-store.ts'
import { newTestFolder } from '#tests/builders/test-folder.ts'
import { TestProcess } from '#tests/durability/child-process.ts'
import { openDatabase } from '../open-database.ts'
import { FolderInUse, takeFolder } from './folder-lock.ts'
import { type LockContent, newContent, readLock } from './lock-file.ts'
import { ownIdentity } from './process-identity.ts'

const ignored = () => {}

function lockIn(folder: string): string {
  return join(folder, 'data.lock')
}

/** A folder with the lock of another process, which differs from ours as told. */
function folderLockedBy(difference: Partial<LockContent>): string {
  const folder = newTestFolder()
  writeFileSync(lockIn(folder), JSON.stringify({ ...newContent(ownIdentity()), ...difference }))
  return folder
}

describe('takeFolder', () => {
  it('gives the folder free again', async () => {
    const folder = newTestFolder()
    for (let time = 0; time < 3; time += 1) {
      const release = await takeFolder(folder, ignored)
      expect(readLock(lockIn(folder))?.processId).toBe(process.pid)
      release()
      expect(readLock(lockIn(folder))).toBeNull()
    }
  })

  it('takes over from a killed process that its parent has not noticed', async () => {
    // Elsewhere the system tells nothing of its processes, and the beat of the lock decides.
    if (process.platform !== 'linux') return
    // The shell becomes a program that never asks after its child.
    const parent = spawn('sh', ['-c', 'sleep 600 & echo $!; exec sleep 600'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [part] = await once(parent.stdout, 'data')
    const processId = Number(String(part))
    const stat = () =>
      readFileSync(`/proc/${processId}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')
    // As long as it is a shell it does ask.
    await vi.waitFor(() => expect(readFileSync(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n'))
    const folder = folderLockedBy({ processId, startedAt: stat()[19] ?? null })
    await expect(takeFolder(folder, ignored)).rejects.toThrow(FolderInUse)
    process.kill(processId, 'SIGKILL')
    await vi.waitFor(() => expect(stat()[0]).toBe('Z'))
    const release = await takeFolder(folder, ignored)
    release()
    parent.kill('SIGKILL')
  })

  it('refuses a second time in the same process', async () => {
    const folder = newTestFolder()
    const release = await takeFolder(folder, ignored)
    await expect(takeFolder(folder, ignored)).rejects.toThrow(FolderInUse)
    release()
  })

  it('refuses a second process, and tells which process has it and what to do', async () => {
    const { dataDir } = await newStore('embedded', 'tables')
    const first = new TestProcess('./hold-folder.ts', [dataDir])
    await first.line((line) => line === 'open')
    const second = new TestProcess('./hold-folder.ts', [dataDir])
    const refusal = await second.line((line) => line.startsWith('refused'))
    expect(refusal).toContain(`is in use by process ${first.processId} on `)
    expect(refusal).toContain('Stop that process first')
    expect(refusal).toContain('set DATABASE_URL')
    await second.ended()

    await first.kill('SIGKILL')
    expect(readLock(lockIn(dataDir))?.processId).toBe(first.processId)
    const database = await openDatabase({ databaseUrl: null, directUrl: null, dataDir })
    expect(readLock(lockIn(dataDir))?.processId).toBe(process.pid)
    await database.close()
  })

  it('takes over from a process that has ended when its number now belongs to another', async () => {
    const folder = folderLockedBy({ startedAt: '1' })
    const release = await takeFolder(folder, ignored)
    release()
  })

  it('takes over from a process number that nobody has', async () => {
    const folder = folderLockedBy({ processId: 2 ** 22 + 1 })
    const release = await takeFolder(folder, ignored)
    release()
  })

  it('lets one of many take an abandoned folder', async () => {
    const folder = folderLockedBy({ startedAt: '1' })
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => takeFolder(folder, ignored)))
    const taken = tries.filter((outcome) => outcome.status === 'fulfilled')
    expect(taken).toHaveLength(1)
    taken[0]?.value()
  })

  it('tells the owner when its lock is taken away', async () => {
    const folder = newTestFolder()
    const lost = Promise.withResolvers<void>()
    const release = await takeFolder(folder, lost.resolve)
    writeFileSync(lockIn(folder), readFileSync(lockIn(folder), 'utf8').replaceAll('-', '+'))
    await lost.promise
    release()
  })

  describe.concurrent('a lock of a process that cannot be seen from here', () => {
    it.each([
      ['from before the machine was started again', { boot: 'another' }],
      ['from another container', { space: 'another' }],
    ])('is taken over when nobody keeps it: %s', async (_title, difference) => {
      const release = await takeFolder(folderLockedBy(difference), ignored)
      release()
    })

    it('is taken over when it is empty', async () => {
      const folder = newTestFolder()
      writeFileSync(lockIn(folder), '')
      const release = await takeFolder(folder, ignored)
      release()
    })

    it('is respected while it is kept', async () => {
      const folder = folderLockedBy({ space: 'another', processId: 1 })
      let seconds = 0
      const timer = setInterval(() => {
        seconds += 1
        utimesSync(lockIn(folder), seconds, seconds)
      }, 500)
      await expect(takeFolder(folder, ignored)).rejects.toThrow('in use by process 1 on')
      clearInterval(timer)
    })
  })
})
