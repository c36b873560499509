import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, it } from 'vitest'
import { centralValueType } from '#domain/observation/value-type.ts'
import { periodCode } from '#domain/period/period.ts'
import type { Classification } from '#domain/data-source/data-source.ts'
import { DatasetError } from '#server/dataset/finding.ts'
import type { Database } from '#server/platform/database/database.ts'
import {
  type DatasetFiles,
  MADE_UP_DATASET,
  withRows,
  writeDataset,
} from '#tests/builders/made-up-dataset.ts'
import { serverDatabase, eachDatabase } from '#tests/builders/test-database.ts'
import { newTestFolder } from '#tests/builders/test-folder.ts'
import { eachOf, WIDE } from '#tests/wide-run.ts'
import { seedDefaultData } from './seed-default-data.ts'

const quiet = { progress: () => {} }

async function counts(database: Database): Promise<Record<string, number>> {
  const tables = [
    'release',
    'observation',
    'observation_note',
    'disaggregated',
    'location',
    'indicator',
    'datasource',
  ]
  const rest = ['facility', 'citation', 'link', 'dashboard', 'datasource_specific_indicator']
  const columns = [...tables, ...rest].map((table) => `(select count(*) from ${table}) as ${table}`)
  const [row] = await database.query<Record<string, number>>(`select ${columns.join(', ')}`)
  return row ?? {}
}

function csv(path: string): Record<string, string>[] {
  return parse(readFileSync(new URL(`../../../datasets/${path}`, import.meta.url), 'utf8'), { columns: true })
}

// A quarter of a million rows: the small set below is loaded into both databases in the same way.
serverDatabase('the data set that ships', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open('default-data')
  })

  it('is there in full', async () => {
    expect(await counts(database)).toEqual({
      release: 1,
      // 282,074 values, 38,101 intervals, 90,946 numerators and 1,731 denominators.
      observation: 282_074 + 2 * 38_101 + 90_946 + 1_731,
      observation_note: 282_074,
      disaggregated: 13_119,
      location: 927,
      indicator: 487,
      datasource: 65,
      facility: 20_807,
      citation: 910,
      link: 863,
      dashboard: 10,
      datasource_specific_indicator: 911,
    })
  })

  it('holds what the files say, value for value', async () => {
    const sources = csv('sources.csv')
    let compared = 0
    const filled = sources.filter(({ has_data }) => has_data === 'Yes')
    for (const { id, file = '', classification } of eachOf(4, filled)) {
      const type = centralValueType(classification as Classification)
      const stored = await database.query<{ key: string; value: number }>(
        `select indicator || ' ' || location || ' ' || period as key, value from observation
         where datasource = $1 and value_type = $2`,
        [Number(id), type],
      )
      const values = new Map(stored.map(({ key, value }) => [key, value]))
      const wrong = file
        .split(';')
        .flatMap(csv)
        .filter((row) => {
          compared += 1
          const key = `${row.indicator} ${row.location} ${periodCode(row.period ?? '')}`
          return values.get(key) !== Number(row.value)
        })
      expect(wrong).toEqual([])
    }
    if (WIDE) expect(compared).toBe(282_074)
    else expect(compared).toBeGreaterThan(10_000)
  })

  it('gives Penta 3 of 2017 its national sources, above 100 too, with flags and publications', async () => {
    const rows = await database.query(
      `select o.datasource, o.value, n.flags from observation o
       left join observation_note n using (indicator, datasource, location, period)
       where o.indicator = 18 and o.location = 1 and o.period = 2017000 and o.value_type in (1, 2, 5)
       order by o.datasource`,
    )
    expect(rows).toContainEqual({ datasource: 112, value: 106, flags: ['over_100', 'doubtful', 'rounded'] })
    const [cited] = await database.query<{ count: number }>(
      'select count(*) from observation_note n join citation c on c.id = n.citation and c.period = n.period',
    )
    expect(cited?.count).toBe(9454)
  })

  it('carries the time of its publication and not of the start', async () => {
    const rows = await database.query<{ at: Date }>(
      'select distinct created_at as at from indicator union select published_at from release',
    )
    expect(rows.map(({ at }) => at.toISOString())).toEqual(['2026-11-30T00:00:00.000Z'])
  })

  it('has a catalogue with the coverage of each source', async () => {
    const [row] = await database.query<{ body: string }>(
      'select body from release_catalogue where release = 1',
    )
    const catalogue = JSON.parse(row?.body ?? '')
    expect(catalogue.dashboards).toHaveLength(10)
    expect(catalogue.locations).toHaveLength(44)
    const penta = catalogue.indicators.find((indicator: { id: number }) => indicator.id === 18)
    // NDHS: nation 1 + zones 2 + states 4; the small-area estimates: LGAs 8.
    expect(penta.coverage).toContainEqual([2, 7])
    expect(penta.coverage).toContainEqual([101, 8])
    const silent = catalogue.sources.filter((source: { has_data: boolean }) => !source.has_data)
    expect(silent).toEqual([])
  })

  it('tells for each source the places and periods that the files tell', async () => {
    const stored = await database.query<Record<string, unknown>>(
      'select indicator, datasource, periods, "national", zonal, state, lga from datasource_specific_indicator order by id',
    )
    const told = csv('indicator_source.csv').map((row) => ({
      indicator: Number(row.indicator),
      datasource: Number(row.datasource),
      periods: row.periods,
      national: row.national === 'true',
      zonal: row.zonal === 'true',
      state: row.state === 'true',
      lga: row.lga === 'true',
    }))
    expect(stored).toEqual(told)
  })

  it('is loaded once', async () => {
    const before = await counts(database)
    expect(await seedDefaultData(database, quiet)).toBeNull()
    expect(await counts(database)).toEqual(before)
  })
})

describe('the same files', () => {
  const hashes: (string | undefined)[] = []
  eachDatabase('loaded', (open) => {
    it('are a release with a hash', async () => {
      const database = await open('made-up-files')
      const [release] = await database.query<{ hash: string }>('select hash from release')
      expect(release?.hash).toMatch(/^[0-9a-f]{64}$/)
      hashes.push(release?.hash)
    })
  })

  it('have the same hash on every database', () => {
    expect(new Set(hashes).size).toBe(1)
  })
})

const WRONG: readonly (readonly [string, DatasetFiles, string])[] = [
  [
    'an unknown indicator',
    withRows('observations/a.csv', '99,2,1,2018,5,,,,,,,'),
    'observations/a.csv, line 7, indicator: There is no indicator with the id "99".',
  ],
  [
    'a repeated figure',
    withRows('observations/b.csv', '18,6,1,2024-Q1,90,,,,,,,'),
    'observations/b.csv, line 3: The same figure is already in line 2 of observations/b.csv.',
  ],
  [
    'a figure in the file of another source',
    withRows('observations/b.csv', '18,2,1,2024,90,,,,,,,'),
    'observations/b.csv, line 3, datasource: This file is for the figures of Routine B, id 6.',
  ],
  [
    'a place without its parent',
    withRows('locations.csv', '47,Lost,4,2,'),
    'locations.csv, line 10, parent: A place of the level LGA has a parent of the level State.',
  ],
  [
    'a repeated id',
    withRows('indicators.csv', '7,OTHER,Other,Other,Other,4,,,'),
    'indicators.csv, line 5, id: "7" is already in line 2.',
  ],
  [
    'a related indicator that is not there',
    withRows('indicators.csv', '8,OTHER,Other,Other,Other,4,,,77'),
    'indicators.csv, line 5, first_related … fourth_related: There is no indicator with the id "77".',
  ],
  [
    'a factor that is not one',
    withRows('indicators.csv', '8,OTHER,Other,Other,Other,5,,,'),
    'indicators.csv, line 5, factor: The factor is 1 (per 1,000), 2 (per cent), 3 (per 100,000) or 4 (a plain number).',
  ],
  [
    'an id that does not fit the store',
    withRows('locations.csv', '4096,Far,2,1,'),
    'locations.csv, line 10, id: "4096" is not a whole number from 1 to 4095.',
  ],
  [
    'a citation of an unknown place',
    withRows('citations.csv', '2,7,state,2018,8;99,Report,'),
    'citations.csv, line 3, locations: There is no location with the id "99".',
  ],
  [
    'a missing file',
    { ...MADE_UP_DATASET, 'observations/b.csv': [] },
    'observations/b.csv: The file is empty.',
  ],
]

serverDatabase('a data set that is not in order', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })

  it.each(WRONG)('is refused for %s, and nothing of it is loaded', async (_title, files, message) => {
    const folder = writeDataset(newTestFolder(), files)
    const refused = seedDefaultData(database, { ...quiet, folder })
    await expect(refused).rejects.toThrow(DatasetError)
    await expect(refused).rejects.toThrow(message)
    expect(Object.values(await counts(database)).every((count) => count === 0)).toBe(true)
  })

  it('is refused when a file was cut off', async () => {
    const whole = MADE_UP_DATASET['observations/a.csv'] ?? []
    const folder = writeDataset(newTestFolder(), MADE_UP_DATASET, {
      'observations/a.csv': whole.slice(0, -1),
    })
    await expect(seedDefaultData(database, { ...quiet, folder })).rejects.toThrow(
      'observations/a.csv: The file has 4 rows, but release.json says 5.',
    )
    expect(await database.query('select 1 from release')).toEqual([])
  })

  it('is loaded once it is mended', async () => {
    const folder = writeDataset(newTestFolder())
    const lines: string[] = []
    const release = await seedDefaultData(database, { progress: (line) => lines.push(line), folder })
    expect(lines.length).toBeGreaterThan(4)
    expect(release).toMatchObject({ number: 1, note: 'Made up', published_at: '2020-01-01T00:00:00.000Z' })
  })
})
