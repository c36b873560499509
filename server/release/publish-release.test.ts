import { createHash } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import type { Point } from '#domain/observation/point.ts'
import { periodCode } from '#domain/period/period.ts'
import { Problem } from '#domain/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { seedMadeUp } from '#tests/builders/made-up-store.ts'
import { eachDatabase } from '#tests/builders/test-database.ts'
import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import { catalogueContent } from './catalogue-content.ts'
import { ChangeDigests } from './change-digests.ts'
import { findChanges } from './find-changes.ts'
import { publishRelease } from './publish-release.ts'
import { readPoints } from './read-points.ts'
import { createStaging, pointLine, stagePoints } from './staging.ts'

const publication = { note: 'Correction', actor: 'editor', now: new Date('2021-02-03T04:05:06Z') }

interface Stored {
  readonly value_type: number
  readonly value: number
}

/** The numbers of indicator 7, source 2, nation, 2018 in one release. */
function in2018(database: Database, release: number): Promise<Stored[]> {
  return database.query<Stored>(
    `select value_type, value from observation
     where indicator = 7 and datasource = 2 and location = 1 and period = 2018000
       and release_added <= $1 and release_removed > $1 order by value_type`,
    [release],
  )
}

async function total(database: Database, release: number): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    'select count(*) from observation where release_added <= $1 and release_removed > $1',
    [release],
  )
  return row?.count ?? 0
}

const asPublished = (change: Partial<Point> = {}): Point =>
  aPoint(2, 1, '2018', 40.5, { lower: 38, upper: 43, intervalLevel: 95, sampleSize: 1200, ...change })

const girls: GroupFigure = {
  indicator: 7,
  source: 2,
  location: 1,
  period: periodCode('2018') ?? 0,
  dimension: 'sex',
  category: 'girls',
  categoryOrder: 1,
  value: 41,
  lower: null,
  upper: null,
  populationShare: 50,
}

eachDatabase('publishing', (open) => {
  let database: Database
  beforeEach(async () => {
    database = await open('made-up-files')
  })

  it('a source that gives no end of its years has those of its figures', async () => {
    await database.query(`update datasource set year_available = '2013 - ' where id = 2`)
    await database.query(
      `update datasource_specific_indicator set periods = '2018, 2019 to 2021-03' where datasource = 2`,
    )
    const { sources } = await database.transaction((transaction) => catalogueContent(transaction, null))
    expect(sources.find(({ id }) => id === 2)?.years_available).toBe('2018 - 2021')
  })

  it('a standard error is kept with its figure, and another one is a change', async () => {
    const points = (release: number) =>
      readPoints(database, release, { indicators: [7], sources: [2], locations: [1] })
    const errorIn = async (release: number) =>
      (await points(release)).find(({ period }) => period === 2018000)?.se
    await publishRelease(database, { points: [asPublished({ se: 1.5 })] }, publication)
    await publishRelease(database, { points: [asPublished({ se: 1.25 })] }, publication)
    expect(await publishRelease(database, { points: [asPublished({ se: 1.25 })] }, publication)).toBeNull()
    expect([await errorIn(1), await errorIn(2), await errorIn(3)]).toEqual([null, 1.5, 1.25])
  })

  it('the rows of each table that a step leaves are counted for the planner', async () => {
    const counted = await database.transaction(async (transaction) => {
      const staged = await createStaging(transaction)
      await stagePoints(
        staged,
        [asPublished(), aPoint(2, 8, '2018', 0.1)].map((point) => pointLine(point, null)),
      )
      const { pairs, cover, groups } = await findChanges(staged)
      const rows = [pairs, cover, groups].map(async ({ name }) => {
        const [row] = await transaction.query<{ rows: number }>(
          'select reltuples::int as rows from pg_class where oid = to_regclass($1)',
          [name],
        )
        return row?.rows
      })
      return Promise.all(rows)
    })
    // Both figures are of one pair and one year. Without a count it is -1.
    expect(counted).toEqual([1, 1, 0])
  })

  it('changes have the digest that they have always had, a column for each that says something', async () => {
    const points = [asPublished({ value: 41, flags: ['rounded'] }), aPoint(2, 8, '2018', 0.1)]
    const digest = await database.transaction(async (transaction) => {
      const staged = await createStaging(transaction)
      await stagePoints(
        staged,
        points.map((point) => pointLine(point, null)),
      )
      return new ChangeDigests().ofAll(await findChanges(staged))
    })
    const columns = [
      'datasource {2,2}',
      'location {1,8}',
      'period {2018000,2018000}',
      'value {41,0.1}',
      'lower {38,NULL}',
      'upper {43,NULL}',
      'interval_level {95,NULL}',
      'sample_size {1200,NULL}',
      'flags rounded,',
    ]
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
    expect(digest).toBe(sha256(`7 ${sha256(columns.map((column) => `${column}\n`).join(''))}\n`))
  })

  it('a correction leaves the earlier release as it was', async () => {
    const before = await in2018(database, 1)
    expect(before).toEqual([
      { value_type: 2, value: 40.5 },
      { value_type: 3, value: 38 },
      { value_type: 4, value: 43 },
    ])
    const corrected = asPublished({ value: 42, lower: 38, upper: 44.5 })
    const release = await publishRelease(database, { points: [corrected] }, publication)

    expect(release).toMatchObject({ number: 2, added: 2, ended: 2, note: 'Correction' })
    expect(await in2018(database, 1)).toEqual(before)
    expect(await in2018(database, 2)).toEqual([
      { value_type: 2, value: 42 },
      // The lower bound did not change and stays the row it was.
      { value_type: 3, value: 38 },
      { value_type: 4, value: 44.5 },
    ])
    expect(release?.observations).toBe(await total(database, 2))
    expect(await total(database, 1)).toBe(await total(database, 2))
  })

  if (open.isShort) return

  it('numbers that are no longer given end, and are a gap', async () => {
    await publishRelease(database, { points: [aPoint(2, 1, '2018', 40.5)] }, publication)
    expect(await in2018(database, 2)).toEqual([{ value_type: 2, value: 40.5 }])
    const notes = await database.query(
      `select sample_size, interval_level, release_removed from observation_note
       where indicator = 7 and datasource = 2 and location = 1 and period = 2018000`,
    )
    expect(notes).toEqual([{ sample_size: 1200, interval_level: 95, release_removed: 2 }])
  })

  it('a figure can be withdrawn, and come back in a later release', async () => {
    const key = { indicator: 7, source: 2, location: 1, period: 2018000 }
    const withdrawn = await publishRelease(database, { withdrawnPoints: [key] }, publication)
    expect(withdrawn).toMatchObject({ added: 0, ended: 3 })
    expect(await in2018(database, 2)).toEqual([])
    await publishRelease(database, { points: [asPublished()] }, publication)
    expect(await in2018(database, 2)).toEqual([])
    expect(await in2018(database, 3)).toEqual(await in2018(database, 1))
  })

  it('nothing new makes no release', async () => {
    const changes = { points: [asPublished()], groups: [girls] }
    expect(await publishRelease(database, changes, publication)).toBeNull()
    const missing = { indicator: 62, source: 2, location: 1, period: 2018000 }
    expect(await publishRelease(database, { withdrawnPoints: [missing] }, publication)).toBeNull()
    expect(await database.query('select number from release')).toEqual([{ number: 1 }])
  })

  it('a figure named twice is refused, and nothing is published', async () => {
    const points = [asPublished({ value: 41 }), asPublished({ value: 42 })]
    await expect(publishRelease(database, { points }, publication)).rejects.toThrow(Problem)
    expect(await in2018(database, 9)).toEqual(await in2018(database, 1))
    expect(await database.query('select number from release')).toEqual([{ number: 1 }])
  })

  it('a publication stays with the value that was read in it', async () => {
    const citations = () =>
      database.query<{ location: number; citation: number | null }>(
        `select location, citation from observation_note where period = 2018000 and location in (8, 10)
         and release_removed = 2147483647 order by location`,
      )
    expect(await citations()).toEqual([
      { location: 8, citation: 1 },
      { location: 10, citation: 1 },
    ])
    const sameValue = aPoint(2, 8, '2018', 30, { flags: ['rounded'] })
    const newValue = aPoint(2, 10, '2018', 51, { flags: ['secondary_source'] })
    await publishRelease(database, { points: [sameValue, newValue] }, publication)
    expect(await citations()).toEqual([
      { location: 8, citation: 1 },
      { location: 10, citation: null },
    ])
  })

  it('figures of groups are corrected in the same way', async () => {
    const changes = { groups: [{ ...girls, value: 45 }] }
    expect(await publishRelease(database, changes, publication)).toMatchObject({ number: 2, added: 0 })
    const values = await database.query<{ value: number; removed: number }>(
      `select value, release_removed as removed from disaggregated where category = 'girls' order by value`,
    )
    expect(values).toEqual([
      { value: 41, removed: 2 },
      { value: 45, removed: 2147483647 },
    ])
  })

  it('a source that measures something for the first time is described', async () => {
    const points = [aPoint(9, 8, '2020', 12, { indicator: 18 }), aPoint(9, 8, '2021', 13, { indicator: 18 })]
    await publishRelease(database, { points }, publication)
    const [measure] = await database.query(
      `select datasource_indicator, indicator_definition, "national", state, periods, comparability_note, updated_at
       from datasource_specific_indicator where indicator = 18 and datasource = 9`,
    )
    expect(measure).toEqual({
      datasource_indicator: 'Third dose',
      indicator_definition: 'Children with three doses',
      national: false,
      state: true,
      periods: '2020, 2021',
      comparability_note: "The definition is that of the indicator: the source's own was not given.",
      updated_at: publication.now,
    })
    const bodies = await database.query<{ body: string }>(
      'select body from release_catalogue order by release',
    )
    const sources = bodies.map(({ body }) =>
      JSON.parse(body).sources.map(({ id, has_data }: { id: number; has_data: boolean }) => [id, has_data]),
    )
    expect(sources[0]).toContainEqual([9, false])
    expect(sources[1]).toContainEqual([9, true])
  })

  it('what a release does not touch covers the places that it covered before', async () => {
    const key = { indicator: 7, source: 2, location: 1, period: 2018000 }
    const elsewhere = { ...aPoint(9, 8, '2021', 81.9), indicator: 18 }
    const changes = { points: [elsewhere], withdrawnPoints: [key], groups: [girls] }
    await publishRelease(database, changes, publication)
    const [last] = await database.query<{ body: string }>(
      'select body from release_catalogue order by release desc limit 1',
    )
    const anew = await database.transaction((transaction) => catalogueContent(transaction, null))
    const { release: _, earlier: _files, below_states, ...published } = JSON.parse(last?.body ?? '')
    expect(published).toEqual(JSON.parse(JSON.stringify(anew)))
    expect(below_states).toEqual([
      [45, 46],
      [90, 90],
    ])
  })

  it('the same history has the same hash, whoever publishes it and when', async () => {
    const other = await open()
    const elsewhere = await seedMadeUp(other)
    const [first] = await database.query<{ hash: string }>('select hash from release')
    expect(elsewhere?.hash).toBe(first?.hash)

    const changes = { points: [asPublished({ value: 41 }), aPoint(2, 8, '2024', 0.1)] }
    const here = await publishRelease(database, changes, publication)
    const there = await publishRelease(
      other,
      { points: changes.points.toReversed() },
      { note: '', actor: 'someone else', now: new Date('2022-01-01T00:00:00Z') },
    )
    expect(there?.hash).toBe(here?.hash)
    const next = { points: [asPublished({ value: 41.5 })] }
    const different = { points: [asPublished({ value: 41.25 })] }
    const a = await publishRelease(database, next, publication)
    const b = await publishRelease(other, different, publication)
    expect(a?.hash).not.toBe(b?.hash)
  })
})
