import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { openDatabase, type StoreOptions } from '#server/platform/database/open-database.ts'
import { OBSERVATION_HEADER } from '#tests/builders/made-up-dataset.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { newStore } from '#tests/builders/test-store.ts'
import { newTestFolder } from '#tests/builders/test-folder.ts'
import { WIDE } from '#tests/wide-run.ts'
import { readRequest } from './options.ts'

const COMMAND = fileURLToPath(new URL('./import-command.ts', import.meta.url))

/** Three places, and every month of so many years. */
function monthlyRows(years: number): string[] {
  const rows: string[] = []
  for (const location of [1, 2, 3]) {
    for (let month = 0; month < years * 12; month++) {
      const period = `${1901 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
      rows.push(`7,9,${location},${period},${month % 100},,,,,,,`)
    }
  }
  return rows
}

function fileOf(rows: readonly string[]): string {
  const path = join(newTestFolder(), 'rows.csv')
  writeFileSync(path, `${[OBSERVATION_HEADER, ...rows].join('\n')}\n`)
  return path
}

/** Runs the command on a store. `until`: the signal to send when this line of progress is there. */
async function run(
  store: StoreOptions,
  words: readonly string[],
  until: { readonly line: string; readonly signal: NodeJS.Signals } | null = null,
) {
  const settings = {
    DATABASE_URL: store.databaseUrl ?? '',
    DATABASE_DIRECT_URL: '',
    DATA_DIR: store.dataDir || '.',
  }
  const child = spawn(process.execPath, [COMMAND, ...words], { env: { ...process.env, ...settings } })
  let out = ''
  let err = ''
  child.stdout.on('data', (text) => {
    out += String(text)
  })
  child.stderr.on('data', (text) => {
    err += String(text)
    if (until === null || child.killed || !err.includes(until.line)) return
    child.kill(until.signal)
  })
  const [code, signal] = await once(child, 'close')
  return { code, signal, out, err }
}

async function numbersIn(store: StoreOptions) {
  const database = await openDatabase(store)
  const numbers = await numbersOf(database)
  await database.close()
  return numbers
}

async function numbersOf(database: Database) {
  const [row] = await database.query<{ releases: number; values: number; temporary: number }>(
    `select (select count(*) from release) as releases, (select count(*) from observation) as values,
       (select count(*) from pg_class where relname like 'staged%' or relname like 'changed%') as temporary`,
  )
  return row
}

const UNTOUCHED = { releases: 1, values: 12, temporary: 0 }

serverDatabase('the command', (_open, kind) => {
  // In the embedded store: tests/durability/import-kill.wide.test.ts.
  it('leaves nothing behind where it is killed while it writes', async () => {
    const store = await newStore(kind, 'made-up-files')
    // Enough for the import to take a while.
    const file = fileOf(monthlyRows(200))
    const ended = await run(store, [file, '--publish'], { line: 'Writing the release', signal: 'SIGKILL' })
    expect(ended).toMatchObject({ out: '', signal: 'SIGKILL', code: null })
    expect(await numbersIn(store)).toEqual(UNTOUCHED)
    // The store is whole: the beginning of each place goes through afterwards, as if nobody had tried.
    const again = await run(store, [fileOf(monthlyRows(10)), '--publish', '--note', 'Again'])
    expect(again.code).toBe(0)
    expect(again.out).toContain('Figures: 360 added, 0 changed, 0 unchanged.')
    expect(again.out).toMatch(/Published release 2 \([0-9a-f]{64}\)\./)
    expect(await numbersIn(store)).toEqual({ releases: 2, values: 372, temporary: 0 })
  })
})

describe('the command', () => {
  it('says how it is used when no file is named, or a word is unknown', () => {
    expect(readRequest([]).ok).toBe(false)
    expect(readRequest(['--erase', 'rows.csv'])).toMatchObject({
      ok: false,
      sentence: expect.stringContaining('--erase'),
    })
  })

  it('says what it cannot do, and ends with code 1', async () => {
    const store = await newStore('embedded', 'made-up-files')
    expect(await run(store, [])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/Name at least one CSV file[\s\S]*Usage: npm run/),
    })
    expect(await run(store, [fileOf(['7,2,1,2019,many,,,,,,,'])])).toMatchObject({
      code: 1,
      out: expect.stringMatching(/line 2, value: "many" is not a number\.[\s\S]*Nothing was changed/),
    })
  })

  if (WIDE) {
    it('changes nothing where it is interrupted, or another process has the store', async () => {
      const store = await newStore('embedded', 'made-up-files')
      const stopped = { line: 'Reading', signal: 'SIGINT' } as const
      expect(await run(store, [fileOf(monthlyRows(200)), '--publish'], stopped)).toMatchObject({
        code: 1,
        out: '',
        err: expect.stringContaining('Interrupted: nothing was changed.'),
      })
      const database = await openDatabase(store)
      expect(await numbersOf(database)).toEqual(UNTOUCHED)
      // While another process has the store.
      const { code, err, out } = await run(store, [fileOf(['7,2,1,2019,5,,,,,,,']), '--publish'])
      await database.close()
      expect([code, out]).toEqual([1, ''])
      expect(err).toMatch(/in use/)
      expect(err).not.toMatch(/\n\s+at /)
    })
  }

  it('does not begin a store', async () => {
    const empty = await newStore('embedded', 'tables')
    expect(await run(empty, [fileOf(['7,2,1,2019,5,,,,,,,'])])).toMatchObject({
      code: 1,
      err: expect.stringContaining('The store is empty.'),
    })
  })
})
