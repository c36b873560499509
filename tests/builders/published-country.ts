import type { Point } from '#domain/observation/point.ts'
import type { Database, SqlValue } from '#server/platform/database/database.ts'
import { publishRelease } from '#server/release/publish-release.ts'
import { aPoint } from './made-up-country.ts'

type Row = Readonly<Record<string, SqlValue>>

const PLACES: readonly Row[] = [
  { id: 1, name: 'Aldovia', shown_name: 'Aldovia', level: 1, parent: null },
  { id: 2, name: 'North', shown_name: 'North', level: 2, parent: 1 },
  { id: 3, name: 'South', shown_name: 'South', level: 2, parent: 1 },
  { id: 8, name: 'Northland', shown_name: 'Northland', level: 3, parent: 2 },
  { id: 9, name: 'Snowland', shown_name: 'Snowland', level: 3, parent: 2 },
  { id: 10, name: 'Southland', shown_name: 'Southland', level: 3, parent: 3 },
  { id: 45, name: 'Hilltown', shown_name: 'Hilltown', level: 4, parent: 8 },
  { id: 46, name: 'Laketown', shown_name: 'Laketown', level: 4, parent: 8 },
]

const INDICATORS: readonly Row[] = [
  {
    id: 7,
    code: 'SNOW',
    full_name: 'Houses with a snow shovel',
    short_name: 'Snow shovels',
    program_area: 'Winter',
    desirable_slope: 'Positive',
    factor: 2,
    national_target: 57,
    national_target_year: 2030,
    sdg_target: 25.25,
    first_related: 8,
  },
  {
    id: 8,
    code: 'SLED',
    // Text that a spreadsheet would run as a formula.
    full_name: '=SUM(sleds)',
    short_name: '@sleds',
    program_area: 'Winter',
    desirable_slope: null,
    factor: 4,
  },
]

const SOURCES: readonly Row[] = [
  { id: 2, datasource: 'House survey', full_name: 'Survey of houses', classification: 'Survey' },
  { id: 6, datasource: 'Shop counts', full_name: 'Counts of the shops', classification: 'Routine' },
  { id: 30, datasource: 'Shop counts (monthly)', full_name: 'Counts by month', classification: 'Routine' },
]

const MEASURES: readonly Row[] = [
  {
    id: 324,
    datasource: 2,
    indicator: 7,
    datasource_indicator: 'Shovels',
    national: true,
    zonal: true,
    state: true,
    lga: true,
  },
  { id: 325, datasource: 6, indicator: 7, datasource_indicator: 'Shovels sold', national: true },
  { id: 326, datasource: 30, indicator: 7, datasource_indicator: 'Shovels sold', national: true },
  { id: 327, datasource: 2, indicator: 8, datasource_indicator: 'Sleds', national: true },
]

const DASHBOARDS: readonly Row[] = [
  {
    id: 1,
    name: 'Health_Outcomes_and_Service_Coverage',
    title: 'Winter & <snow>',
    indicators: [7, 8],
    default_indicators: [7],
    data_sources: [2, 6],
    initial_indicator: 7,
    initial_datasource: 2,
    sections: ['Indicator Overview'],
  },
]

/** Figures of the first release. The shops counted more shovels than there are houses. */
export const FIRST_RELEASE: readonly Point[] = [
  aPoint(2, 1, '2018', 40, {
    lower: 35,
    upper: 45,
    intervalLevel: 90,
    se: 3.04,
    sampleSize: 800,
    flags: ['rounded'],
  }),
  aPoint(2, 1, '2023', 52.5, { lower: 50, upper: 55, intervalLevel: 95 }),
  aPoint(2, 2, '2023', 61),
  aPoint(2, 8, '2023', 65.25, { lower: 60, upper: 70, intervalLevel: 95 }),
  aPoint(2, 9, '2023', 58),
  aPoint(2, 10, '2023', 33),
  aPoint(2, 45, '2023', 66),
  aPoint(2, 46, '2023', 64),
  aPoint(6, 1, '2023', 106, { numerator: 5_300_000, denominator: 5_000_000, flags: ['over_100'] }),
  aPoint(30, 1, '2024-07', 91),
  aPoint(30, 1, '2024-08', 92),
  aPoint(30, 1, '2024-W40', 93),
  aPoint(2, 1, '2023', 1_000_000, { indicator: 8 }),
]

/** Figures of the second release: a correction and a new year. */
export const SECOND_RELEASE: readonly Point[] = [aPoint(2, 10, '2023', 34), aPoint(2, 1, '2024', 55)]

export const FIRST_PUBLISHED = new Date('2024-03-01T10:00:00Z')
export const SECOND_PUBLISHED = new Date('2024-09-15T12:30:00Z')

/** Fills a store with tables of the made-up country, and publishes its two releases unless told otherwise. */
export async function publishCountry(database: Database, releases: 1 | 2 = 2): Promise<void> {
  await insertRows(database, 'location', PLACES)
  await insertRows(database, 'indicator', INDICATORS)
  await insertRows(database, 'datasource', SOURCES)
  await insertRows(database, 'datasource_specific_indicator', MEASURES)
  await insertRows(database, 'dashboard', DASHBOARDS)
  await insertRows(database, 'link', [
    { id: 1, period: 2023000, link: 'https://example.org/houses', datasource: 2, indicator: 7 },
  ])
  await publish(database, FIRST_RELEASE, FIRST_PUBLISHED)
  if (releases === 2) await publishSecond(database)
}

/** The correction, on its own for tests of what a new release changes. */
export async function publishSecond(database: Database): Promise<void> {
  await publish(database, SECOND_RELEASE, SECOND_PUBLISHED)
}

async function publish(database: Database, points: readonly Point[], now: Date): Promise<void> {
  await publishRelease(database, { points }, { note: 'made up', actor: 'test', now })
}

/** Inserts rows of columns by name. */
export async function insertRows(database: Database, table: string, rows: readonly Row[]): Promise<void> {
  for (const row of rows) {
    const names = Object.keys(row)
    const places = names.map((_, index) => `$${index + 1}`)
    const columns = names.map((name) => `"${name}"`).join(', ')
    await database.query(
      `insert into ${table} (${columns}) values (${places.join(', ')})`,
      Object.values(row),
    )
  }
}
