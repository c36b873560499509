import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openDatabase, type StoreOptions } from '#server/platform/database/open-database.ts'
import { TestProcess } from './child-process.ts'

const COMMAND = '../../server/features/importing/import-command.ts'

/** Figures of each import: enough to be killed in the middle of. */
const YEARS = Array.from({ length: 75 }, (_, at) => 1950 + at)

/** What the figures are of, by ids of the store. */
interface Series {
  readonly indicator: number
  readonly source: number
  readonly places: readonly number[]
}

/** A store that is held against what was acknowledged: the release that it was at, and the value that all figures had. */
interface Known {
  readonly release: number
  readonly value: number | null
}

interface Outcome {
  /** Imports that were killed before they had published, after it, and what was wrong with the store then. */
  readonly before: number
  readonly after: number
  readonly faults: readonly string[]
}

/**
 * Imports a sheet again and again into an embedded store, each time with other values, and kills the process at a moment that `moment`
 * draws (0: at once, 1: as late as a whole import takes). After each the store has the whole import or nothing of it, and the next goes on.
 */
export async function killedImports(
  store: StoreOptions,
  series: Series,
  { rounds, moment }: { readonly rounds: number; readonly moment: () => number },
): Promise<Outcome> {
  const file = join(store.dataDir, 'killed.csv')
  const write = (value: number) => {
    const rows = series.places.flatMap((place) =>
      YEARS.map((year) => `${series.indicator},${series.source},${place},${year},${value}`),
    )
    writeFileSync(file, `indicator,datasource,location,period,value\n${rows.join('\n')}\n`)
  }
  const begin = () =>
    new TestProcess(COMMAND, [file, '--publish', '--note', 'Killed', '--acknowledge', 'Made up'], {
      DATA_DIR: store.dataDir,
      DATABASE_URL: '',
    })
  write(1000)
  const start = performance.now()
  await begin().ended()
  const whole = performance.now() - start
  let known = await stateOf(store, series)
  const faults: string[] = known.value === 1000 ? [] : ['The first import was not published.']
  let [before, after] = [0, 0]
  for (let round = 1; round <= rounds; round += 1) {
    const value = 1000 + round
    write(value)
    const process = begin()
    await setTimeout(moment() * whole)
    await process.kill('SIGKILL')
    const isSaid = process.lines.some((line) => line.includes('release'))
    const now = await stateOf(store, series)
    const isWhole = now.release === known.release + 1 && now.value === value
    const isNothing = now.release === known.release && now.value === known.value
    if (!isWhole && !isNothing) faults.push(`Round ${round}: ${JSON.stringify({ known, now })}`)
    if (isSaid && !isWhole) faults.push(`Round ${round}: what was told is lost.`)
    if (isWhole) after += 1
    else before += 1
    known = now
  }
  write(2000)
  await begin().ended()
  const last = await stateOf(store, series)
  if (last.value !== 2000) faults.push('The import after the last kill was not published.')
  return { before, after, faults }
}

/** The newest release, and the value of all figures; null where they are not all there, or not alike. */
async function stateOf(store: StoreOptions, { indicator, source, places }: Series): Promise<Known> {
  const database = await openDatabase(store)
  try {
    const [row] = await database.query<Known>(
      `select (select max(number) from release) as release,
         case when count(*) = $1 and min(value) = max(value)
           and not exists (select from release where hash is null) then min(value) end as value
       from observation o where indicator = $2 and datasource = $3 and release_removed = 2147483647
         and value_type in (1, 2, 5)`,
      [YEARS.length * places.length, indicator, source],
    )
    return { release: row?.release ?? 0, value: row?.value ?? null }
  } finally {
    await database.close()
  }
}
