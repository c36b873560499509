import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ReleaseStamp } from '#contract/release-file.ts'
import {
  compareReleases,
  listChangedFigures,
  listReleases,
  readFigureHistory,
} from '#contract/releases/history.ts'
import { readReleaseChain } from '#contract/releases/chain.ts'
import { parsePeriod } from '#domain/period/period.ts'
import type { Database } from '#server/platform/database/database.ts'
import { publishRelease } from '#server/release/publish-release.ts'
import { type AskedApp, askApp } from '#tests/builders/asked-app.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { publishSecond } from '#tests/builders/published-country.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

const YEAR = parsePeriod('2023') ?? 0

/**
 * The third release: Southland corrected a second time, Snowland withdrawn, the first interval of North, the nation's sleds of a
 * source that had no figure before.
 */
const THIRD = {
  points: [
    aPoint(2, 10, '2023', 36),
    aPoint(2, 2, '2023', 61, { lower: 58, upper: 64, intervalLevel: 95 }),
    aPoint(31, 1, '2023', 900_000, { indicator: 8 }),
  ],
  withdrawnPoints: [{ indicator: 7, source: 2, location: 9, period: YEAR }],
}

serverDatabase('releases side by side', (open) => {
  let database: Database
  let asked: AskedApp
  let releases: readonly ReleaseStamp[]
  const differences = (query = '') =>
    asked.shaped(`/api/releases/${releases[0]?.hash}/changes${query}`, compareReleases.answer)

  beforeAll(async () => {
    database = await open('first-release')
    await database.query(
      "insert into datasource (id, datasource, full_name, classification) values (31, 'Sled club', 'Club of sleds', 'Estimate')",
    )
    await publishSecond(database)
    await publishRelease(database, THIRD, { note: 'Third', actor: 'test', now: new Date('2024-12-01') })
    asked = await askApp({ database })
    releases = await asked.shaped('/api/releases', listReleases.answer)
  })
  afterAll(() => asked.app.close())

  test('all are listed, newest first', () => {
    expect(releases.map(({ number, note }) => [number, note])).toEqual([
      [3, 'Third'],
      [2, 'made up'],
      [1, 'made up'],
    ])
  })

  test('the hash of each follows from its parts and the hash before', async () => {
    const chain = await asked.shaped('/api/releases/chain', readReleaseChain.answer)
    expect(chain.map(({ hash }) => hash)).toEqual(releases.map(({ hash }) => hash))
    expect(chain[0]?.parts?.map(({ name }) => name).slice(0, 3)).toEqual(['catalogue', 'figures', 'groups'])
    for (const [at, { hash, parts }] of chain.entries()) {
      const text = [chain[at + 1]?.hash ?? '', ...(parts ?? []).map(({ digest }) => digest)]
      expect(
        createHash('sha256')
          .update(text.map((part) => `${part}\n`).join(''))
          .digest('hex'),
      ).toBe(hash)
    }
  })

  test('a release says what it changed since the one before', async () => {
    const found = await differences()
    expect(found).toMatchObject({
      release: { number: 3 },
      since: { number: 2 },
      counts: { added: 1, changed: 1, withdrawn: 1, intervals: 1 },
      // 13 figures of the first release, one new year; then one of the club comes and Snowland goes.
      before: { indicators: 2, sources: 3, figures: 14 },
      after: { indicators: 2, sources: 4, figures: 14 },
    })
    expect(found.series).toEqual([
      {
        indicator: 7,
        datasource: 2,
        is_new_source: false,
        added: 0,
        changed: 1,
        withdrawn: 1,
        intervals: 1,
        largest: { location: 10, location_name: 'Southland', period: '2023', was: 34, is: 36 },
      },
      {
        indicator: 8,
        datasource: 31,
        is_new_source: true,
        added: 1,
        changed: 0,
        withdrawn: 0,
        intervals: 0,
        largest: null,
      },
    ])
  })

  test('any two are compared: what was corrected twice was changed once', async () => {
    const found = await differences('?since=1')
    expect(found).toMatchObject({
      since: { number: 1 },
      counts: { added: 2, changed: 1, withdrawn: 1, intervals: 1 },
    })
    expect(found.series[0]?.largest).toEqual({
      location: 10,
      location_name: 'Southland',
      period: '2023',
      was: 33,
      is: 36,
    })
    expect(await differences(`?since=${releases[2]?.hash}`)).toEqual(found)
  })

  test('the first release has no earlier one', async () => {
    const first = await asked.shaped(`/api/releases/${releases[2]?.hash}/changes`, compareReleases.answer)
    expect(first).toMatchObject({ since: null, counts: { added: 13, changed: 0 }, before: { figures: 0 } })
  })

  describe('figure by figure', () => {
    const figures = async (query = '') => {
      const path = `/api/releases/${releases[0]?.hash}/changes/figures?${query}`
      return (await asked.shaped(path, listChangedFigures.answer)).results
    }

    test('with the value before and the value now, in order of places', async () => {
      const known = { indicator: 7, datasource: 2, period: '2023' }
      expect(await figures()).toEqual([
        { ...known, location: 2, location_name: 'North', was: 61, is: 61, kind: 'interval' },
        { ...known, location: 9, location_name: 'Snowland', was: 58, is: null, kind: 'withdrawn' },
        { ...known, location: 10, location_name: 'Southland', was: 34, is: 36, kind: 'changed' },
      ])
      expect((await figures('ordering=-location')).map(({ location }) => location)).toEqual([10, 9, 2])
    })

    test('of one place, source or indicator', async () => {
      expect((await figures('location=10')).map(({ is }) => is)).toEqual([36])
      expect(await figures('indicator=8')).toEqual([])
      expect(await figures('datasource=6')).toEqual([])
    })

    test('new ones, where they are asked for: as many as the counts say', async () => {
      const { counts } = await differences()
      const added = await figures('kind=added&size=1000')
      expect(added).toHaveLength(counts.added)
      expect(added.every(({ was, is, kind }) => was === null && is !== null && kind === 'added')).toBe(true)
      expect(await figures('kind=added&location=999999')).toEqual([])
    })

    test('as a table', async () => {
      const path = `/api/releases/${releases[0]?.hash}/changes/figures?format=csv&location=10`
      const { body } = await asked.app.inject(path)
      expect(body.trim().split(/\r?\n/)).toEqual([
        'indicator,datasource,location,location_name,period,was,is,kind',
        '7,2,10,Southland,2023,34,36,changed',
      ])
    })
  })

  test.each([
    ['?since=3', 400, 'Release 3 is not earlier than release 3. Exchange the two.'],
    ['?since=nowhere', 400, 'There is no release of this name. /releases lists them.'],
  ])('%s is refused', async (query, status, sentence) => {
    const { errors } = await asked.problem(`/api/releases/${releases[0]?.hash}/changes${query}`, status)
    expect(errors).toEqual({ since: [sentence] })
  })

  test('a release that does not exist', async () => {
    await asked.problem('/api/releases/nowhere/changes', 404)
  })

  describe('the life of a figure', () => {
    const statesOf = async (key: string) =>
      (await asked.shaped(`/api/observations/${key}/history`, readFigureHistory.answer)).states.map(
        ({ release, value, lower, upper }) => [release.number, value, lower, upper],
      )

    test.each([
      // Corrected twice.
      [
        '7-2-10-2023',
        [
          [3, 36, null, null],
          [2, 34, null, null],
          [1, 33, null, null],
        ],
      ],
      [
        '7-2-9-2023',
        [
          [3, null, null, null],
          [1, 58, null, null],
        ],
      ],
      [
        '7-2-2-2023',
        [
          [3, 61, 58, 64],
          [1, 61, null, null],
        ],
      ],
      ['7-30-1-2024-07', [[1, 91, null, null]]],
      ['7-30-1-2024-W40', [[1, 93, null, null]]],
    ])('%s, newest first', async (key, states) => {
      expect(await statesOf(key)).toEqual(states)
    })

    test('by the id of a row of /data too', async () => {
      const { results } = (await asked.json('/api/data?indicator=7&datasource=2&location=10')) as {
        results: readonly { id: number }[]
      }
      expect(await statesOf(String(results[0]?.id))).toEqual(await statesOf('7-2-10-2023'))
    })

    test('one that was never published, and what is no figure', async () => {
      await asked.problem('/api/observations/7-2-10-1999/history', 404)
      await asked.problem('/api/observations/7-2-10-2021-W53/history', 400)
      await asked.problem('/api/observations/shovels/history', 400)
    })
  })
})
