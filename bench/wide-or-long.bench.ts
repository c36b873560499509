import { migrate } from '#server/database/migrate.ts'
import type { Database } from '#server/platform/database/database.ts'
import { openDatabase, type StoreOptions } from '#server/platform/database/open-database.ts'
import { wideFigures } from '#server/release/stored-columns.ts'
import { inFolder, withPostgres } from './bench-product.ts'
import { EXTENT, indicatorsFor } from './made-up-rows.ts'
import { type Measured, progress, report } from './report.ts'
import { milliseconds, sample } from './sample.ts'

// A row for each number of a figure, as the store has them, against a row for each figure: time to write, size, and the questions
// of pages. Decision 96 reads it.
const FIGURES = Number(process.env.MSDAT_BENCH_ROWS ?? 2) * 1e6
/** One figure of so many has an interval, and one of so many a numerator and a denominator, as in the data set that ships. */
const BOUNDED = 5
const IN_PARTS = 10
const ROUNDS = 30

const KEY = `(2000 + n / ($3::int * $4::int) % $5::int) * 1000 as period,
  (1 + n / ($3::int * $4::int * $5::int))::smallint as indicator, (1 + n % $3::int)::smallint as datasource,
  (1 + n / $3::int % $4::int)::smallint as location`
const VALUE = '(n * 7919 % 10007) / 10007.0 * 100'

const MADE = `select n, ${VALUE} as value, ${KEY},
    case when n % ${BOUNDED} = 0 then ${VALUE} - 1 end as lower, case when n % ${BOUNDED} = 0 then ${VALUE} + 1 end as upper,
    case when n % ${IN_PARTS} = 1 then ${VALUE} * 10 end as numerator, case when n % ${IN_PARTS} = 1 then 1000.0 end as denominator
  from generate_series($1::bigint, $2::bigint) as n`

const LONG = `with made as (${MADE})
  insert into observation (value, release_added, period, indicator, datasource, location, value_type)
  select * from (
    select value, 1, period, indicator, datasource, location, 5 as type from made
    ${[3, 4, 6, 7]
      .map((type, at) => [type, ['lower', 'upper', 'numerator', 'denominator'][at]] as const)
      .map(
        ([type, column]) =>
          `union all select ${column}, 1, period, indicator, datasource, location, ${type} from made where ${column} is not null`,
      )
      .join(' ')}
  ) numbers order by indicator, datasource, location, period, type`

const WIDE = `with made as (${MADE})
  insert into figure (value, lower, upper, numerator, denominator, release_added, period, indicator, datasource, location)
  select value, lower, upper, numerator, denominator, 1, period, indicator, datasource, location from made
  order by indicator, datasource, location, period`

const WIDE_TABLE = `
  create table figure (
    value double precision not null, lower double precision, upper double precision,
    numerator double precision, denominator double precision,
    release_added int not null, release_removed int not null default 2147483647, period int not null,
    indicator smallint not null, datasource smallint not null, location smallint not null
  );
  create unique index figure_key on figure (indicator, datasource, location, period, release_removed)
    include (value, lower, upper, numerator, denominator, release_added)`

const CURRENT = 'release_added <= 1 and release_removed > 1'
const OF_INDICATOR = `indicator = $1 and datasource = any($2) and location <= 44 and ${CURRENT}`

/** The same question of either table. */
interface Question {
  readonly what: string
  readonly long: string
  readonly wide: string
  readonly parameters: (round: number) => readonly (number | readonly number[])[]
}

const sources = Array.from({ length: EXTENT.sources }, (_, at) => at + 1)
const turn = (round: number, size: number) => 1 + ((round * 7919) % size)
const indicators = indicatorsFor(FIGURES)

const QUESTIONS: readonly Question[] = [
  {
    what: 'file of an indicator, all numbers',
    long: wideFigures(`observation o where ${OF_INDICATOR}`),
    wide: `select indicator, datasource, location, period, value, lower, upper, numerator, denominator from figure where ${OF_INDICATOR}`,
    parameters: (round) => [turn(round, indicators), sources],
  },
  {
    what: 'map, values alone',
    long: `select location, value from observation where indicator = $1 and datasource = $2 and location between 8 and 44
      and value_type = 5 and period = $3 and ${CURRENT}`,
    wide: `select location, value from figure where indicator = $1 and datasource = $2 and location between 8 and 44
      and period = $3 and ${CURRENT}`,
    parameters: (round) => [
      turn(round, indicators),
      turn(round, EXTENT.sources),
      2_000_000 + 1000 * (round % 20),
    ],
  },
  {
    what: 'trend, values alone',
    long: `select datasource, period, value from observation where indicator = $1 and datasource = any($2) and location = $3
      and value_type = 5 and ${CURRENT}`,
    wide: `select datasource, period, value from figure where indicator = $1 and datasource = any($2) and location = $3
      and ${CURRENT}`,
    parameters: (round) => [turn(round, indicators), sources, turn(round, EXTENT.locations)],
  },
  {
    what: 'page of the earlier API: 100 values by type and period',
    long: `select indicator, datasource, location, period, value_type, value from observation
      where indicator = $1 and datasource = any($2) and ${CURRENT}
      order by indicator, datasource, location, value_type, period limit 100 offset 5000`,
    wide: `select indicator, datasource, location, period, v.value_type, v.value from figure f, lateral (values
        (5, f.value), (3, f.lower), (4, f.upper), (6, f.numerator), (7, f.denominator)) as v (value_type, value)
      where indicator = $1 and datasource = any($2) and ${CURRENT} and v.value is not null
      order by indicator, datasource, location, value_type, period limit 100 offset 5000`,
    parameters: (round) => [turn(round, indicators), sources],
  },
]

async function filled(database: Database, sql: string): Promise<number> {
  const { sources: bySource, locations, periods } = EXTENT
  const step = 250_000
  const start = performance.now()
  for (let from = 0; from < FIGURES; from += step) {
    const to = Math.min(FIGURES, from + step) - 1
    await database.query(sql, [from, to, bySource, locations, periods])
  }
  return (performance.now() - start) / 1000
}

async function megabytes(database: Database, table: string): Promise<number> {
  const [row] = await database.query<{ size: number }>(
    `select (pg_total_relation_size($1::regclass) / 1048576)::int as size`,
    [table],
  )
  return row?.size ?? 0
}

async function compare(label: string, options: StoreOptions): Promise<Measured[]> {
  const database = await openDatabase(options)
  await migrate(database)
  await database.script(WIDE_TABLE)
  progress(`${label}: writing …`)
  const written = { long: await filled(database, LONG), wide: await filled(database, WIDE) }
  await database.script('vacuum analyze observation')
  await database.script('vacuum analyze figure')
  const row = (what: string, long: string, wide: string): Measured => ({
    what: `${label}, ${FIGURES.toLocaleString('en')} figures, ${what}`,
    value: `long ${long}, wide ${wide}`,
  })
  const rows = [
    row('written', `${written.long.toFixed(1)} s`, `${written.wide.toFixed(1)} s`),
    row(
      'with their index',
      `${await megabytes(database, 'observation')} MB`,
      `${await megabytes(database, 'figure')} MB`,
    ),
  ]
  for (const { what, long, wide, parameters } of QUESTIONS) {
    progress(`${label}: ${what} …`)
    const median = async (sql: string) => {
      const spent = await sample(ROUNDS, (round) => database.query(sql, [...parameters(round)]))
      return milliseconds(spent.median)
    }
    rows.push(row(what, await median(long), await median(wide)))
  }
  await database.close()
  return rows
}

const measured = await inFolder(async (folder) => {
  const embedded = await compare('PGlite', { databaseUrl: null, directUrl: null, dataDir: folder })
  const server = await withPostgres(({ url }) =>
    compare('PostgreSQL', { databaseUrl: url, directUrl: null, dataDir: folder }),
  )
  return [...embedded, ...server]
})
report('A row for each number, or for each figure', measured)
