import { openDatabase } from '#server/platform/database/open-database.ts'
import type { Database } from '#server/platform/database/database.ts'
import { startProduct } from '#tests/builders/running-product.ts'
import { inFolder, withPostgres } from './bench-product.ts'
import { type Measured, progress, report } from './report.ts'
import { milliseconds, sample } from './sample.ts'

// Slices through HTTP against the same question asked of the database directly, one after the other, warm.
const ROUNDS = 200
const SLICES = [
  {
    name: 'all figures of one indicator at one place',
    path: '/api/data/?indicator=18&location=1&size=500',
    sql: 'select * from observation where indicator = 18 and location = 1 and datasource = any($1) and release_removed = 2147483647 order by value_type, period limit 500',
  },
  {
    name: 'one indicator and source, all states, one period',
    path: '/api/data/?indicator=18&datasource=2&period=2018&size=500',
    sql: 'select * from observation where indicator = 18 and datasource = 2 and datasource = any($1) and period = 2018000 and release_removed = 2147483647 limit 500',
  },
  {
    name: 'a page of 1,000 rows of one source',
    path: '/api/data/?indicator=18&datasource=2&size=1000',
    sql: 'select * from observation where indicator = 18 and datasource = 2 and datasource = any($1) and release_removed = 2147483647 limit 1000',
  },
]

/** Milliseconds of each slice, through HTTP. */
async function throughHttp(url: string): Promise<number[]> {
  const medians: number[] = []
  for (const { path } of SLICES) {
    const times = await sample(ROUNDS, async () => (await fetch(url + path)).arrayBuffer())
    medians.push(times.median)
  }
  return medians
}

/** Milliseconds of each slice, asked of the store itself. */
async function direct(database: Database): Promise<number[]> {
  const sources = (await database.query<{ id: number }>('select id from datasource')).map(({ id }) => id)
  const medians: number[] = []
  for (const { sql } of SLICES) {
    const times = await sample(ROUNDS, () => database.query(sql, [sources]))
    medians.push(times.median)
  }
  return medians
}

function rows(store: string, http: readonly number[], sql: readonly number[]): Measured[] {
  return SLICES.map(({ name }, index) => {
    const [over = Number.NaN, bare = Number.NaN] = [http[index], sql[index]]
    return {
      what: `${store}: ${name}`,
      value: `HTTP ${milliseconds(over)}, SQL ${milliseconds(bare)}, ratio ${(over / bare).toFixed(1)}`,
    }
  })
}

const embedded = await inFolder(async (dataDir) => {
  progress('Embedded store: loading the default data …')
  const product = await startProduct({ dataDir })
  const http = await throughHttp(product.url)
  await product.stop()
  const database = await openDatabase({ databaseUrl: null, directUrl: null, dataDir })
  const sql = await direct(database)
  await database.close()
  return rows('embedded', http, sql)
})

const server = await withPostgres(async ({ url }) => {
  progress('PostgreSQL: loading the default data …')
  return inFolder(async (dataDir) => {
    const product = await startProduct({ dataDir, env: { DATABASE_URL: url } })
    const database = await openDatabase({ databaseUrl: url, directUrl: null, dataDir })
    const http = await throughHttp(product.url)
    const sql = await direct(database)
    await database.close()
    await product.stop()
    return rows('PostgreSQL', http, sql)
  })
})

report('API slices against SQL', [...embedded, ...server])
