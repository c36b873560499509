import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MadeUpBucket, startBucket } from '#tests/builders/made-up-bucket.ts'
import { newTestFolder } from '#tests/builders/test-folder.ts'
import { bucketOf } from './bucket.ts'
import { backupName } from './kept-backups.ts'

const NAMES = [3, 4, 5].map((hour) => backupName(new Date(`2026-11-27T0${hour}:58:03.007Z`)))
const [FIRST = '', ...LATER] = NAMES

let made: MadeUpBucket
beforeAll(async () => {
  made = await startBucket()
})
afterAll(() => made.close())

test('a file goes to a bucket, is listed, comes back and is removed; a refusal is told by its code', async () => {
  const { account, files, refused } = made
  const place = bucketOf('s3://kept/of/msdat', account)
  const folder = newTestFolder()
  for (const name of NAMES) {
    await writeFile(join(folder, name), 'the whole store')
    await place.put(join(folder, name))
  }
  files.set('of/msdat/other.txt', { bytes: Buffer.from('somebody else’s'), since: new Date() })
  // The service lists two at a time.
  expect(await place.list()).toEqual(NAMES.map((name) => ({ name, bytes: 15 })))
  await place.bring(FIRST, join(folder, 'back'))
  expect(await readFile(join(folder, 'back'), 'utf8')).toBe('the whole store')
  await place.remove(FIRST)
  expect([...files.keys()]).toEqual([...LATER.map((name) => `of/msdat/${name}`), 'of/msdat/other.txt'])
  const other = bucketOf('s3://kept', { ...account, key: 'stranger' })
  await expect(other.list()).rejects.toThrow('s3://kept answers 403 SignatureDoesNotMatch')
  expect(refused).toEqual(['not signed'])
})
