import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout } from 'node:timers/promises'
import { type RunningProduct, startProduct } from '#tests/builders/running-product.ts'
import { inFolder } from './bench-product.ts'
import { memory } from './processor-time.ts'
import { type Measured, report } from './report.ts'
import { quantile } from './sample.ts'

// The cost of a start, of the product as it is built: processor time of its imports, time from the command to
// the line with the address, and memory of all its processes, on an empty folder and with the data present.
const STARTS = 5
const PROJECT = fileURLToPath(new URL('../', import.meta.url))
const HOME = join(PROJECT, 'dist/server')
/** Milliseconds between two looks at the memory, and after which a product that is asked nothing is at rest. */
const LOOK = 100
const REST = 10_000

/** Everything that a start imports: what waits for the store, and the server. The compile cache is that of the starts before. */
function importSeconds(): number {
  const folder = join(HOME, readFileSync(join(HOME, 'main.js'), 'utf8').split('/')[1] ?? '')
  const files = readdirSync(folder).filter((name) => /^(open-prepared|start-server)-.*\.js$/.test(name))
  if (files.length === 0) throw new Error(`The bundle in ${folder} holds no server.`)
  const imports = files.map((name) => `await import(${JSON.stringify(join(folder, name))});`).join('')
  const code = `${imports}const { user, system } = process.cpuUsage(); console.log(user + system); process.exit()`
  const { stdout } = spawnSync(
    process.execPath,
    ['--enable-source-maps', '--input-type=module', '-e', code],
    {
      env: { ...process.env, NODE_COMPILE_CACHE: join(PROJECT, 'node_modules/.cache/node') },
      encoding: 'utf8',
    },
  )
  return Number(stdout) / 1e6
}

interface Start {
  readonly seconds: number
  /** Megabytes: at most, and at rest. */
  readonly most: number
  readonly rest: number
}

/** Starts the product, waits until it has looked at its data and is at rest, and stops it. */
async function start(dataDir: string): Promise<Start> {
  const begun = performance.now()
  const watch = watched()
  const product = await startProduct({ dataDir, started: watch.begin })
  const seconds = (performance.now() - begun) / 1000
  await audited(product)
  await setTimeout(REST)
  const rest = memory(product.process.pid ?? 0)
  const most = watch.end()
  await product.stop()
  return { seconds, most, rest }
}

/** The most memory that a process had between two moments. */
function watched() {
  let most = 0
  let timer: NodeJS.Timeout | undefined
  return {
    begin: (id: number) => {
      timer = setInterval(() => {
        most = Math.max(most, memory(id))
      }, LOOK)
    },
    end: () => {
      clearInterval(timer)
      return most
    },
  }
}

async function audited({ url }: RunningProduct): Promise<void> {
  const answer = await fetch(`${url}/api/known-errors/summary`)
  if (!answer.ok) throw new Error(await answer.text())
}

function row(what: string, value: number, unit: 's' | 'MB', most: number): Measured {
  const digits = unit === 's' ? 2 : 0
  return { what, value: `${value.toFixed(digits)} ${unit}`, budget: `≤ ${most} ${unit}`, kept: value <= most }
}

await inFolder(async (dataDir) => {
  const imports = Array.from({ length: STARTS + 1 }, importSeconds).slice(1)
  const first = await start(dataDir)
  const later: Start[] = []
  for (let round = 0; round < STARTS; round++) later.push(await start(dataDir))
  const median = (of: (one: Start) => number) => quantile(later.map(of), 0.5)
  report('Start', [
    row(`processor time of the imports, median of ${STARTS}`, quantile(imports, 0.5), 's', 0.6),
    row('first start, default data loaded (embedded store)', first.seconds, 's', 60),
    row('first start: memory at most, the data audit included', first.most, 'MB', 600),
    row('first start: memory at rest', first.rest, 'MB', 300),
    row(
      `start with the data present, median of ${STARTS}`,
      median(({ seconds }) => seconds),
      's',
      3,
    ),
    row(
      'start with the data present: memory at most',
      median(({ most }) => most),
      'MB',
      600,
    ),
    row(
      'start with the data present: memory at rest',
      median(({ rest }) => rest),
      'MB',
      300,
    ),
  ])
})
