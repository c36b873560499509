import { rmSync } from 'node:fs'
import { afterAll, describe } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import type { Content } from './store-contents.ts'
import { type Kind, newStore } from './test-store.ts'

/**
 * `embedded` or `server`: that one alone. `everywhere`: all tests on both, as `npm test -- --everywhere` asks for.
 * Without it each test runs where it says.
 */
const WANTED = process.env.MSDAT_TEST_DATABASES

/** Opens a fresh database, with all tables unless said; it is closed after the tests of the body. */
export interface OpenTestDatabase {
  (content?: Content): Promise<Database>
  /** Does something after the tests, before the databases are closed. */
  atEnd(work: () => Promise<unknown>): void
  /**
   * The embedded database in a usual run: a body ends there after the tests of what the two stores differ in, since the others say
   * the same of both. `npm test -- --everywhere` runs all of them on both.
   */
  readonly isShort: boolean
}

type Body = (open: OpenTestDatabase, kind: Kind) => void

/**
 * Runs the same tests on the embedded database and on a PostgreSQL server. For all in which the two differ, or which nothing
 * else would show: types and bulk loading, locks, lost connections and processes, publishing, the writing of an import, migrations.
 *
 * When no server can be had, its tests fail and say what to do; they are never left out silently.
 */
export function eachDatabase(title: string, body: Body): void {
  onDatabases(kindsWanted(['embedded', 'server']), title, body)
}

/**
 * Runs tests on a PostgreSQL server alone: of what statements decide, and of what our own code does with their answers. The embedded
 * database is the same engine; the journeys use it in a running product, as most people do, and opening it takes twenty times the
 * work of copying a database of a server, a statement four times.
 */
export function serverDatabase(title: string, body: Body): void {
  onDatabases(kindsWanted(['server']), title, body)
}

function kindsWanted(usual: readonly Kind[]): readonly Kind[] {
  if (WANTED === 'embedded' || WANTED === 'server') return [WANTED]
  return WANTED === 'everywhere' ? ['embedded', 'server'] : usual
}

function onDatabases(kinds: readonly Kind[], title: string, body: Body): void {
  describe.each(kinds)(`${title} (%s)`, (kind) => {
    const ends: (() => Promise<unknown>)[] = []
    const open = async (content: Content = 'tables') => {
      const store = await newStore(kind, content)
      const database = await openDatabase(store)
      ends.push(async () => {
        await database.close()
        // Changes never written back to the disk need not be.
        if (kind === 'embedded') rmSync(store.dataDir, { recursive: true, force: true })
      })
      return database
    }
    afterAll(async () => {
      for (const end of ends.toReversed()) await end()
    })
    const atEnd = (work: () => Promise<unknown>) => void ends.push(work)
    body(Object.assign(open, { atEnd, isShort: kind === 'embedded' && WANTED === undefined }), kind)
  })
}
