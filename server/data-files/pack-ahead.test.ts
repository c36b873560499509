import { EventEmitter } from 'node:events'
import { readdir } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import type { FilesList } from '#contract/files-list.ts'
import type { Database } from '#server/platform/database/database.ts'
import { currentRelease } from '#server/release/current-release.ts'
import { openFileCache } from '#server/release/file-cache.ts'
import { unpack } from '#server/release/packed-file.ts'
import { publishSecond } from '#tests/builders/published-country.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { newTestFolder } from '#tests/builders/test-folder.ts'
import { openDataFiles } from './data-files.ts'
import { openPackAhead, watchRequests } from './pack-ahead.ts'

const HOUR = 3_600_000

serverDatabase('packing ahead', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open('first-release')
  })

  /** What is packed where nobody asks for so many milliseconds is quiet. */
  function opened(quiet: number) {
    const folder = newTestFolder()
    const server = new EventEmitter()
    const files = openDataFiles(database, openFileCache(folder))
    const failures: unknown[] = []
    const requests = watchRequests(server, quiet)
    const ahead = openPackAhead(database, files, { requests, failed: (error) => failures.push(error) })
    const packed = async () =>
      new Set((await readdir(folder)).flatMap((name) => (name.endsWith('.br') ? [name] : [])))
    return { ahead, server, files, failures, packed }
  }

  test('the files that the release lists are there before anybody asks, and after a release the changed ones', async () => {
    const { ahead, files, failures, packed } = opened(0)
    const listed = async () => {
      const list = await files.file(await currentRelease(database), { file: 'files' })
      return list && (JSON.parse((await unpack(list, 'identity')).toString()) as FilesList).files
    }
    ahead.begin()
    const first = (await listed())?.length ?? 0
    expect(first).toBeGreaterThan(3)
    // Counts of LGAs are the last of what this release holds.
    const held = async (file: string) => [...(await packed())].filter((name) => name.includes(file)).length
    await expect.poll(() => held('-lga-counts')).toBeGreaterThan(0)
    await ahead.stop()
    const before = await packed()
    // With the list itself, the files about no indicator, and those of related indicators.
    expect(before.size).toBeGreaterThanOrEqual(first + 5)

    await publishSecond(database)
    ahead.begin()
    const { hash } = await currentRelease(database)
    const changed = async () => [...(await packed())].filter((name) => name.startsWith(hash))
    await expect.poll(async () => (await changed()).some((name) => /-indicator-\d+\.v/.test(name))).toBe(true)
    await ahead.stop()
    expect([...(await packed())]).toEqual(expect.arrayContaining([...before]))
    expect(failures).toEqual([])
  })

  test('while somebody asks nothing is packed, and a server that stops does not wait', async () => {
    const { ahead, server, failures, packed } = opened(HOUR)
    ahead.begin()
    server.emit('request')
    await ahead.stop()
    expect([...(await packed())]).toEqual([])
    expect(failures).toEqual([])
  })

  test('a store that has no release yet is told, once', async () => {
    const empty = await open('tables')
    const failures: unknown[] = []
    const ahead = openPackAhead(empty, openDataFiles(empty, openFileCache(newTestFolder())), {
      requests: watchRequests(new EventEmitter(), 0),
      failed: (error) => failures.push(error),
    })
    ahead.begin()
    await expect.poll(() => failures).toEqual([expect.objectContaining({ code: 'store-unavailable' })])
    await ahead.stop()
  })
})
