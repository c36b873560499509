import { beforeAll, expect, it } from 'vitest'
import type { Coordinates } from '#domain/observation/coordinates.ts'
import { NO_COORDINATES } from '#domain/observation/coordinates.ts'
import type { Database } from '#server/platform/database/database.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { MADE_UP_DATASET, OBSERVATION_HEADER } from '#tests/builders/made-up-dataset.ts'
import { seedMadeUp } from '#tests/builders/made-up-store.ts'
import { eachDatabase } from '#tests/builders/test-database.ts'
import { publishRelease } from './publish-release.ts'
import { readPoints } from './read-points.ts'

const FILES = {
  ...MADE_UP_DATASET,
  'evidence.csv': [
    'id,kind,title,fieldwork_start,fieldwork_end,birth_cohort_year,current_source,basis',
    'A2018,survey,Survey A 2018,2018-08,2018-12,2017,,final report',
    'MODEL,custodian_model,Model of C,,,,Estimate C,',
  ],
  'editions/a.csv': [
    'indicator,datasource,location,period,edition,value,lower,upper,interval_level,origin',
    '18,2,1,2018,first,55,50,60,90,an old copy',
    '18,2,1,2018,second,60,,,,current',
  ],
  'rejections.csv': [
    'indicator,datasource,location,period,value,reason',
    '7,2,2,2018,12,copied from Northland',
  ],
  'observations/a.csv': [
    `${OBSERVATION_HEADER},reference_start,reference_end,cohort,evidence,edition,superseded_by`,
    '7,2,1,2018,40.5,38,43,95,,,1200,,2013-08,2018-12,,A2018,,',
    '7,2,8,2018,30,,,,,,,,2013-08,2018-12,,A2018,,',
    '18,2,1,2018,60,,,,,,,,2016-09,2017-12,2017,A2018;MODEL,second,Estimate C',
    '18,2,1,2019,61,,,,,,,,,,,,,',
  ],
}

const BIRTHS: Coordinates = {
  ...NO_COORDINATES,
  referenceStart: 2013008,
  referenceEnd: 2018012,
  evidence: ['A2018'],
}

const publication = { note: 'Corrected', actor: 'A', now: new Date('2021-01-01') }

eachDatabase('what figures are about', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedMadeUp(database, FILES)
  })

  async function about(indicator: number, period: number, release: number) {
    const points = await readPoints(database, release, {
      indicators: [indicator],
      sources: [2],
      locations: [1],
    })
    return points.find((point) => point.period === period)?.coordinates
  }

  it('is stored once for all figures that share it, and read back', async () => {
    expect(await about(7, 2018000, 1)).toEqual(BIRTHS)
    expect(await about(18, 2018000, 1)).toEqual({
      referenceStart: 2016009,
      referenceEnd: 2017012,
      birthCohort: 2017,
      evidence: ['A2018', 'MODEL'],
      edition: 'second',
      supersededBy: 9,
    })
    expect(await about(18, 2019000, 1)).toEqual(NO_COORDINATES)
    const rows = await database.query<{ count: number }>('select count(*) from coordinates')
    expect(rows[0]?.count).toBe(2)
  })

  it('stays with a corrected value when nothing is said of it anew', async () => {
    const corrected = { ...aPoint(2, 1, '2018', 41), indicator: 7 }
    await publishRelease(database, { points: [corrected] }, publication)
    expect(await about(7, 2018000, 2)).toEqual(BIRTHS)
  })

  it('is a change by itself, and the earlier release keeps its own', async () => {
    const coordinates = { ...BIRTHS, referenceStart: 2016008 }
    const corrected = { ...aPoint(2, 1, '2018', 41), indicator: 7, coordinates }
    await publishRelease(database, { points: [corrected] }, publication)
    expect(await about(7, 2018000, 3)).toEqual(coordinates)
    expect(await about(7, 2018000, 2)).toEqual(BIRTHS)
    expect(await publishRelease(database, { points: [corrected] }, publication)).toBeNull()
  })

  it('comes with the evidence, the editions and what was taken out', async () => {
    const counts = await database.query(
      'select (select count(*) from evidence) as evidence, (select count(*) from edition) as editions, (select reason from rejection)',
    )
    expect(counts).toEqual([{ evidence: 2, editions: 2, reason: 'copied from Northland' }])
    const [{ body } = { body: '' }] = await database.query<{ body: string }>(
      'select body from release_catalogue where release = 1',
    )
    expect(JSON.parse(body).evidence).toContainEqual([
      ...['A2018', 'survey', 'Survey A 2018'],
      ...[2018008, 2018012, 2017, null],
    ])
  })
})
