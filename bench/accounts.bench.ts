import { resolve } from 'node:path'
import { SLOW_HASHING } from '#server/identity/password-hashing.ts'
import { migrate } from '#server/database/migrate.ts'
import type { Database } from '#server/platform/database/database.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { call, tokenOf } from '#tests/account/people-at-a-product.ts'
import { makeAccount } from '#tests/builders/people.ts'
import { publishCountry } from '#tests/builders/published-country.ts'
import { startProduct } from '#tests/builders/running-product.ts'
import { inFolder } from './bench-product.ts'
import { report } from './report.ts'
import { milliseconds, type Sample, sample } from './sample.ts'

// The cost of accounts over HTTP on the embedded store, with many people and a long audit log.
const ROUNDS = 100
const SIGN_INS = 15
const PEOPLE = 10_000
const ENTRIES = 20_000

/** Rows that only have to be there: nobody signs in with them, and the chain of the log is not theirs. */
async function fill(database: Database): Promise<void> {
  await migrate(database)
  await publishCountry(database, 1)
  await makeAccount(database, 'root', 'admin', SLOW_HASHING)
  await database.query(
    `insert into account (username, display_username, email, first_name, last_name)
     select 'made-up-' || n, 'made-up-' || n, 'made-up-' || n || '@example.org', 'First ' || n, 'Last ' || n
     from generate_series(1, $1::int) n`,
    [PEOPLE],
  )
  await database.query(
    `insert into audit_entry (id, at, actor_name, action, subject, previous_hash, hash)
     select n, now(), '', 'made-up', 'account ' || n, '', '' from generate_series(1, $1::int) n`,
    [ENTRIES],
  )
  await database.query('update audit_head set last_entry = $1', [ENTRIES])
}

const rows = await inFolder(async (folder) => {
  const dataDir = resolve(folder, 'data')
  const database = await openDatabase({ databaseUrl: null, directUrl: null, dataDir })
  await fill(database)
  await database.close()
  const product = await startProduct({ dataDir })
  try {
    const { url } = product
    const token = await tokenOf(url, 'root')
    const get = (path: string) =>
      sample(ROUNDS, async () => {
        const { status } = await call(url, 'GET', path, { token })
        if (status !== 200) throw new Error(`${path} answered ${status}`)
      })
    const row = (what: string, { median, p95 }: Sample) => ({
      what,
      value: `${milliseconds(median)} (95% below ${milliseconds(p95)})`,
    })
    return [
      row('sign in, password hashed (scrypt)', await sample(SIGN_INS, () => tokenOf(url, 'root'))),
      row('a call that asks nothing of the store', await get('/version')),
      row('who is signed in', await get('/account')),
      row(`a page of 20 of ${PEOPLE} people`, await get('/users?size=20&page=250')),
      row(`people found by a part of their name, of ${PEOPLE}`, await get('/users?size=20&search=last%209')),
      row(`a page of 20 of ${ENTRIES} audit entries`, await get('/audit?size=20&page=500')),
    ]
  } finally {
    await product.stop()
  }
})

report('Accounts', rows)
