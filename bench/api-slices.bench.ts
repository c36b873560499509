import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startProduct } from '#tests/builders/running-product.ts'
import { inFolder, withPostgres } from './bench-product.ts'
import { processorTime } from './processor-time.ts'
import { type Measured, progress, report } from './report.ts'
import { quantile } from './sample.ts'

// Processor time of slices of the API, server and database together, beside a bare route: one named statement for the
// same content, JSON, a tag, brotli. Both run at once and are asked in turn, so that what else the machine does hits both.
const ROUNDS = 9
const CALLS = 200

/** The content of the answer, in one statement without care: values, notes on their points, coordinates. */
const bareStatement = (where: string) => `
  select o.*, n.flags, n.interval_level, n.sample_size, n.citation, r.published_at as created_at,
    r.published_at as updated_at, c.reference_start, c.reference_end, c.birth_cohort as cohort, c.evidence, c.edition,
    c.superseded_by
  from observation o
  join release r on r.number = o.release_added
  left join observation_note n on n.indicator = o.indicator and n.datasource = o.datasource and n.location = o.location
    and n.period = o.period and n.release_removed = 2147483647
  left join coordinates c on c.id = n.coordinates
  where o.datasource = any($1) and o.release_removed = 2147483647 and ${where} limit 500`

const SLICES = [
  {
    name: 'all figures of one indicator at one place',
    path: '/api/data/?indicator=18&location=1&size=',
    sql: bareStatement('o.indicator = 18 and o.location = 1'),
  },
  {
    name: 'one indicator and source, all states, one period',
    path: '/api/data/?indicator=18&datasource=2&period=2018&size=',
    sql: bareStatement('o.indicator = 18 and o.datasource = 2 and o.period = 2018000'),
  },
  {
    name: 'all figures of one indicator and source',
    path: '/api/data/?indicator=18&datasource=2&size=',
    sql: bareStatement('o.indicator = 18 and o.datasource = 2'),
  },
]

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

async function ask(url: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const request = get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
    let bytes = 0
    answer.on('data', (part: Buffer) => {
      bytes += part.length
    })
    answer.on('end', () => (answer.statusCode === 200 ? resolve(bytes) : reject(new Error(url))))
  })
  request.on('error', reject)
  return promise
}

/** The address of a request to one side, and the process that works for it. */
interface Side {
  readonly address: (slice: number, call: number) => string
  readonly process: number
}

/** Milliseconds a call: of the server, and of the database's processes. */
async function spent(side: Side, database: number, slice: number, round: number): Promise<[number, number]> {
  const before = [processorTime(side.process), processorTime(database)]
  for (let call = 0; call < CALLS; call++) await ask(side.address(slice, round * CALLS + call))
  const after = [processorTime(side.process), processorTime(database)]
  const [server = 0, store = 0] = after.map((time, index) => (time - (before[index] ?? 0)) / CALLS)
  return [server, store]
}

/** Medians over the rounds of what each side spends, and of the ratios within a round. */
async function compare(sides: readonly Side[], database: number, slice: number) {
  const totals: number[][] = sides.map(() => [])
  const details: [number, number][][] = sides.map(() => [])
  for (let round = -1; round < ROUNDS; round++) {
    for (const [index, side] of sides.entries()) {
      const [server, store] = await spent(side, database, slice, round + 1)
      if (round < 0) continue
      totals[index]?.push(server + store)
      details[index]?.push([server, store])
    }
  }
  const bare = totals.at(-1) ?? []
  return sides.map((_, index) => {
    const own = totals[index] ?? []
    const column = (which: 0 | 1) =>
      quantile(
        (details[index] ?? []).map((pair) => pair[which]),
        0.5,
      ).toFixed(2)
    return {
      text: `${column(0)} + ${column(1)}`,
      ratio: quantile(
        own.map((time, round) => time / (bare[round] ?? Number.NaN)),
        0.5,
      ),
    }
  })
}

const rows = await withPostgres(async ({ url, folder }) =>
  inFolder(async (dataDir) => {
    progress('Loading the default data …')
    const product = await startProduct({ dataDir, env: { DATABASE_URL: url } })
    const bare = fork(fileURLToPath(new URL('bare-slices.ts', import.meta.url)), [
      url,
      JSON.stringify(SLICES.map(({ sql }) => sql)),
    ])
    const [address] = await once(bare, 'message')
    const postmaster = Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0])
    const ours = { process: product.process.pid ?? 0 }
    const sides: Side[] = [
      // Another size is another question with the same answer: nobody has asked it before.
      { ...ours, address: (slice, call) => `${product.url}${SLICES[slice]?.path}${1001 + call}` },
      { ...ours, address: (slice) => `${product.url}${SLICES[slice]?.path}500` },
      { address: (slice) => `${address}/${slice}`, process: bare.pid ?? 0 },
    ]
    const measured: Measured[] = []
    for (const [slice, { name }] of SLICES.entries()) {
      progress(name)
      const [first, again, least] = await compare(sides, postmaster, slice)
      for (const [what, side] of [
        ['asked for the first time', first],
        ['asked again', again],
      ] as const) {
        measured.push({
          what: `${name}, ${what}`,
          value: `${side?.text} ms, bare ${least?.text} ms, ratio ${side?.ratio.toFixed(2)}`,
          budget: '≤ 1.5',
          kept: (side?.ratio ?? Number.NaN) <= 1.5,
        })
      }
    }
    bare.kill()
    await product.stop()
    agent.destroy()
    return measured
  }),
)

report('API slices, processor time of server + PostgreSQL a call', rows)
