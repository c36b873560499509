import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { newTestFolder } from '#tests/builders/test-folder.ts'
import { closeToOthers } from './close-to-others.ts'

/** Paths in a folder that other accounts of the machine may read or write. */
function openTo(folder: string): string[] {
  const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  return [folder, ...inside].filter((path) => (statSync(path).mode & 0o077) !== 0)
}

test('M5: an existing data folder is closed with what is in it, and files of others in it are left alone', () => {
  const folder = newTestFolder()
  for (const name of ['data/base', 'mail', 'cache']) mkdirSync(join(folder, name), { recursive: true })
  for (const name of ['data/base/1', 'mail/a.eml', 'of-somebody']) writeFileSync(join(folder, name), '')
  for (const path of [folder, join(folder, 'data/base/1'), join(folder, 'of-somebody')])
    chmodSync(path, 0o777)
  expect(closeToOthers(folder)).toBeNull()
  expect(openTo(folder)).toEqual([join(folder, 'of-somebody')])
})

test('M5: no file of the embedded database is open to others, neither when it is made nor later', async () => {
  const dataDir = newTestFolder()
  const options = { databaseUrl: null, directUrl: null, dataDir }
  const made = await openDatabase(options)
  await made.close()
  const database = await openDatabase(options)
  await database.script('create table t as select generate_series(1, 9) as a; create index on t (a)')
  await database.checkpoint()
  await database.close()
  expect(openTo(join(dataDir, 'data'))).toEqual([])
})
