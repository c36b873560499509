import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase, type StoreOptions } from '#server/platform/database/open-database.ts'
import { inFolder, withPostgres } from './bench-product.ts'
import { insertMadeUpCountry } from './made-up-country.ts'
import { EXTENT, indicatorsFor } from './made-up-rows.ts'
import { type Measured, progress, report } from './report.ts'

// How many rows a second the import checks, compares and publishes, against a bare COPY of the same rows, and with how much memory.
// Sizes in millions may be given as MSDAT_BENCH_ROWS: 1,5.
const MILLIONS = process.env.MSDAT_BENCH_ROWS?.split(',').map(Number) ?? [1]
/** An import may take as long as so many copies. */
const MOST_COPIES = 2.5
const PROJECT = fileURLToPath(new URL('../', import.meta.url))
const HEADER =
  'indicator,datasource,location,period,value,lower,upper,interval_level,numerator,denominator,sample_size,flag\n'
const COLUMNS = ['value', 'release_added', 'period', 'indicator', 'datasource', 'location', 'value_type']

interface Key {
  readonly indicator: number
  readonly source: number
  readonly location: number
  readonly year: number
}

/** The keys of a generated row; the same numbering as `fillObservations`. */
function keyOf(row: number): Key {
  const { sources, locations, periods } = EXTENT
  const places = sources * locations
  return {
    indicator: 1 + Math.floor(row / (places * periods)),
    source: 1 + (row % sources),
    location: 1 + (Math.floor(row / sources) % locations),
    year: 2000 + (Math.floor(row / places) % periods),
  }
}

function valueText(row: number): string {
  return (((row * 7919) % 10007) / 100.07).toFixed(2)
}

/** Lines of so many rows in chunks of a thousand. */
async function* lines(rows: number, line: (row: number) => string): AsyncGenerator<string> {
  for (let from = 0; from < rows; from += 1000) {
    const size = Math.min(1000, rows - from)
    yield Array.from({ length: size }, (_, index) => line(from + index)).join('')
  }
}

function importLine(row: number): string {
  const { indicator, source, location, year } = keyOf(row)
  return `${indicator},${source},${location},${year},${valueText(row)},,,,,,,\n`
}

function copyLine(row: number): string {
  const { indicator, source, location, year } = keyOf(row)
  return `${valueText(row)},1,${year * 1000},${indicator},${source},${location},5\n`
}

async function secondsOfCopy(options: StoreOptions, rows: number): Promise<number> {
  const database = await openDatabase(options)
  await migrate(database)
  const start = performance.now()
  await database.transaction((transaction) => transaction.copy('observation', COLUMNS, lines(rows, copyLine)))
  await database.checkpoint()
  const spent = performance.now() - start
  await database.close()
  return spent / 1000
}

/** Seconds of the whole import, and of it those in which nothing but the data audit is under way. */
interface Spent {
  readonly whole: number
  readonly audit: number
  /** Megabytes of the process that imports, at most; of PostgreSQL only what it has of its own. */
  readonly memory: number
}

/** How often the memory of the process is looked at, in milliseconds; the system keeps the most until then. */
const LOOK = 250

/** The most memory that a process had so far, in megabytes; 0 once it is gone. */
function mostMemory(id: number): number {
  try {
    const status = readFileSync(`/proc/${id}/status`, 'utf8')
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

async function secondsOfImport(options: StoreOptions, file: string, rows: number): Promise<Spent> {
  const database = await openDatabase(options)
  await migrate(database)
  await insertMadeUpCountry(database, indicatorsFor(rows))
  await database.close()
  const start = performance.now()
  const steps = new Map<string, number>()
  const command = ['server/features/importing/import-command.ts', file, '--publish', '--note', 'Generated']
  // Figures from nowhere do not fit together, and the data audit says so.
  const child = spawn(process.execPath, [...command, '--acknowledge', 'Generated'], {
    cwd: PROJECT,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: join(PROJECT, 'node_modules/.cache/node'),
      DATABASE_URL: options.databaseUrl ?? '',
      DATA_DIR: options.dataDir,
    },
  })
  child.stderr.on('data', (part: Buffer) => {
    for (const line of part.toString().split('\n')) steps.set(line, performance.now())
  })
  let memory = 0
  const watch = setInterval(() => {
    memory = Math.max(memory, mostMemory(child.pid ?? 0))
  }, LOOK)
  const [code] = await once(child, 'exit')
  clearInterval(watch)
  if (code !== 0) throw new Error(`The import ended with code ${code}: ${[...steps.keys()].join(' ')}`)
  const at = (line: string) => steps.get(line) ?? Number.NaN
  const alone = [
    at('Writing the release') - at('Holding the figures against each other'),
    at('Keeping what was found') - at('Waiting for what is found in them'),
  ]
  return {
    whole: (performance.now() - start) / 1000,
    audit: alone.reduce((sum, spent) => sum + spent, 0) / 1000,
    memory,
  }
}

/** COPY before the import and after it, for the machine has other work too. */
async function compare(
  label: string,
  stores: (name: string) => StoreOptions,
  { file, count }: { readonly file: string; readonly count: number },
): Promise<Measured[]> {
  progress(`${label}: COPY …`)
  const before = await secondsOfCopy(stores('copied'), count)
  progress(`${label}: import …`)
  const { whole, audit, memory } = await secondsOfImport(stores('imported'), file, count)
  progress(`${label}: COPY again …`)
  const copy = (before + (await secondsOfCopy(stores('copied_again'), count))) / 2
  const rate = (seconds: number) => `${Math.round(count / seconds).toLocaleString('en')} rows/s`
  const row = (what: string, imported: number) => ({
    what: `${label}, ${count.toLocaleString('en')} rows, ${what}`,
    value: `import ${rate(imported)}, COPY ${rate(copy)}, ratio ${(imported / copy).toFixed(1)}`,
    budget: `ratio ≤ ${MOST_COPIES}`,
    kept: imported / copy <= MOST_COPIES,
  })
  return [
    row('checked, compared, held against each other and published', whole),
    row('without what the data audit adds', whole - audit),
    {
      what: `${label}, ${count.toLocaleString('en')} rows, memory of the process that imports, at most`,
      value: `${Math.round(memory).toLocaleString('en')} MB`,
    },
  ]
}

/** Both kinds of stores, with a file of so many rows. */
async function measured(count: number): Promise<Measured[]> {
  return inFolder(async (folder) => {
    const file = join(folder, 'generated.csv')
    const content = async function* () {
      yield HEADER
      yield* lines(count, importLine)
    }
    await pipeline(Readable.from(content()), createWriteStream(file))
    const embedded = (name: string) => ({ databaseUrl: null, directUrl: null, dataDir: join(folder, name) })
    const first = await compare('PGlite', embedded, { file, count })
    const second = await withPostgres(async ({ url }) => {
      const admin = await openDatabase({ databaseUrl: url, directUrl: null, dataDir: folder })
      for (const name of ['copied', 'imported', 'copied_again']) await admin.script(`create database ${name}`)
      await admin.close()
      const at = (name: string) => ({
        ...embedded('server'),
        databaseUrl: url.replace(/postgres$/, name),
      })
      return compare('PostgreSQL', at, { file, count })
    })
    return [...first, ...second]
  })
}

const rows: Measured[] = []
for (const millions of MILLIONS) rows.push(...(await measured(millions * 1e6)))
report('Import against COPY', rows)
