import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataPage, listDataAfter, tidyPage } from '#contract/data/data.ts'
import type { DataRow } from '#contract/data/data-row.ts'
import type { Point } from '#domain/observation/point.ts'
import type { Database } from '#server/platform/database/database.ts'
import { publishRelease } from '#server/release/publish-release.ts'
import { type AskedApp, askApp } from '#tests/builders/asked-app.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

const FIRST = '2024-03-01T10:00:00.000000Z'
const SECOND = '2024-09-15T12:30:00.000000Z'

/** More points than are read at a time: one for each week of 50 years at two places. */
const LONG = 2 * 50 * 52

function* weekly(): Generator<Point> {
  for (const place of [8, 9]) {
    for (let year = 1970; year < 2020; year++) {
      for (let week = 1; week <= 52; week++) {
        yield aPoint(30, place, `${year}-W${String(week).padStart(2, '0')}`, year + week / 100)
      }
    }
  }
}

serverDatabase('figures row by row', (open) => {
  let database: Database
  let asked: AskedApp
  const page = (query: string) => asked.shaped(`/api/data/${query}`, dataPage)
  const values = async (query: string) => (await page(query)).results.map((row) => row.value)

  beforeAll(async () => {
    database = await open('country')
    asked = await askApp({ database })
  })
  afterAll(() => asked.app.close())

  test('republish=only leaves out whatever must be asked for, in rows and in tidy figures', async () => {
    const classes = [
      ['attribution', 'CC BY 4.0', 2],
      ['attribution', 'CC BY 4.0; terms of the publisher not verified', 1],
      ['non_commercial', 'CC BY-NC 4.0', 3],
    ] as const
    for (const [licenceClass, licence, id] of classes)
      await database.query('update datasource set licence_class = $1, licence = $2 where id = $3', [
        licenceClass,
        licence,
        id,
      ])
    const { results, count } = await page('?republish=only&indicator=7')
    expect(new Set(results.map(({ datasource }) => datasource))).toEqual(new Set([2]))
    expect(count).toBe((await page('?datasource=2&indicator=7')).count)
    expect((await page('?republish=only&datasource=1,3')).count).toBe(0)
    const tidy = await asked.shaped('/api/data/?republish=only&indicator=7&shape=tidy', tidyPage)
    expect(new Set(tidy.results.map(({ datasource_id: id }) => id))).toEqual(new Set([2]))
    expect((await asked.app.inject('/api/data/?republish=all')).statusCode).toBe(400)
  })

  test('shape=tidy gives names, unit, bounds and parts in one row', async () => {
    const query = '?indicator=7&datasource=2&location=1&period=2018&shape=tidy'
    const { results, count } = await asked.shaped(`/api/data/${query}`, tidyPage)
    expect(count).toBe(1)
    const long = await page('?indicator=7&datasource=2&location=1&period=2018')
    const number = (type: number) => {
      const row = long.results.find(({ value_type }) => value_type === type)
      return row ? Number(row.value) : null
    }
    expect(results[0]).toMatchObject({
      indicator_id: 7,
      datasource_id: 2,
      location_id: 1,
      level: 'National',
      period: '2018',
      value: 40,
      lower: number(3),
      upper: number(4),
      numerator: number(6),
      denominator: number(7),
      interval_level: 90,
      se: 3.04,
      sample_size: 800,
      flags: 'rounded',
    })
    expect(results[0]?.indicator).not.toBe('')
    const table = await asked.app.inject({ url: `/api/data/${query}&format=csv` })
    expect(table.body.split('\r\n')[0]).toMatch(/^indicator_id,indicator,unit,datasource_id,datasource,/)
    expect(table.body.trim().split('\r\n')).toHaveLength(2)
  })

  test('a row has the earlier spelling, and what is said about its point', async () => {
    const { results } = await page('?indicator=7&datasource=2&location=1&period=2018&value_type=2')
    expect(results).toEqual([
      {
        id: results[0]?.id,
        indicator: 7,
        period: '2018',
        location: 1,
        datasource: 2,
        value_type: 2,
        value: '40',
        flags: 'rounded',
        interval_level: 90,
        sample_size: 800,
        citation: null,
        created_at: FIRST,
        updated_at: FIRST,
        reference_start: null,
        reference_end: null,
        cohort: null,
        evidence: '',
        edition: '',
        superseded_by: null,
      },
    ])
  })

  describe('filters', () => {
    test.each([
      ['?indicator=8', ['1000000']],
      ['?indicator=7&location=8,9&value_type=2', ['65.25', '58']],
      ['?indicator=7&location=8&location=9&value_type=2', ['65.25', '58']],
      ['?indicator=7&datasource=30&period=Aug%202024', ['92']],
      ['?indicator=7&datasource=30&period=2024-08', ['92']],
      ['?indicator=7&datasource=30&period=2024%20week%2040', ['93']],
      ['?datasource=30&location=1&ordering=period', ['91', '92', '93']],
      ['?location=46', ['64']],
      ['?value_type=6', ['5300000']],
      ['?value_type=7', ['5000000']],
      [
        '?indicator=7&datasource=2&location=1&value_type=2&caching=true&ordering=period',
        ['40', '52.5', '55'],
      ],
    ])('%s', async (query, expected) => expect(await values(query)).toEqual(expected))

    test.each([
      '?indicator=99',
      '?indicator=99999999999',
      '?indicator=undefined',
      '?size=3000&?indicator=7',
      '?size=1500?indicator=7',
      '?location=null&indicator=7',
      '?indicator=7&value_type=8',
      '?indicator=7&period=1950',
    ])('%s is an empty page', async (query) => {
      expect(await page(query)).toEqual({ count: 0, next: null, previous: null, results: [] })
    })

    test.each([
      ['?indicator=abc', 'indicator'],
      ['?location=8;9', 'location'],
      ['?period=Smarch', 'period'],
      ['?ordering=colour', 'ordering'],
      ['?size=0', 'size'],
      ['?page=x', 'page'],
      ['?format=xml', 'format'],
      ['?size=10001', 'size'],
    ])('%s names the field %s', async (query, field) => {
      const problem = await asked.problem(`/api/data/${query}`, 400)
      expect(Object.keys(problem.errors ?? {})).toEqual([field])
    })

    test.each(['indicator', 'datasource'])(
      'an %s with a hyphen is blocked in the words specified',
      async (field) => {
        const problem = await asked.problem(`/api/data/?${field}=7-8&location=1`, 400)
        expect(problem.errors).toEqual({
          [field]: ['Request blocked: datasource or indicator contains a hyphen (-).'],
        })
      },
    )
  })

  describe('order', () => {
    test('figures come before bounds, numerators and denominators', async () => {
      const { results } = await page('?size=3000&indicator=7&datasource=2&period=2023')
      const types = results.map((row) => row.value_type)
      expect(types).toEqual([2, 2, 2, 2, 2, 2, 2, 3, 4, 3, 4])
      const { results: routine } = await page('?indicator=7&datasource=6')
      expect(routine.map((row) => row.value_type)).toEqual([5, 6, 7])
    })

    test('the first row by -created_at is the latest period', async () => {
      const { results } = await page('?size=2000&indicator=7&datasource=30&ordering=-created_at&location=1')
      expect(results.map((row) => row.period)).toEqual(['2024 week 40', 'Aug 2024', 'Jul 2024'])
    })

    test('ids sort as numbers, in both directions', async () => {
      const up = (await page('?ordering=id')).results.map((row) => row.id)
      const down = (await page('?ordering=-id')).results.map((row) => row.id)
      expect(up).toEqual(up.toSorted((a, b) => a - b))
      expect(down).toEqual(up.toReversed())
      expect(new Set(up).size).toBe(up.length)
    })

    test('the newest row of all is never missing', async () => {
      const { results } = await page('?ordering=-updated_at&size=1')
      expect(results.map((row) => row.updated_at)).toEqual([SECOND])
      const { results: all } = await page('?ordering=-updated_at&size=100000')
      expect(all.slice(0, 3).map((row) => row.updated_at)).toEqual([SECOND, SECOND, FIRST])
    })
  })

  test('a correction keeps its id and the moment when its point first had a value', async () => {
    const { results } = await page('?indicator=7&datasource=2&location=10')
    expect(results.map((row) => [row.value, row.created_at, row.updated_at])).toEqual([['34', FIRST, SECOND]])
  })

  test('pages follow each other without gap or repetition', async () => {
    const whole = await page('?indicator=7')
    const rows: DataRow[] = []
    let next: string | null = '/api/data/?indicator=7&size=4'
    while (next !== null) {
      const part: Awaited<ReturnType<typeof page>> = await asked.shaped(next, dataPage)
      expect(part.count).toBe(whole.results.length)
      rows.push(...part.results)
      next = part.next === null ? null : part.next.replace(/^https?:\/\/[^/]+/, '')
    }
    expect(rows).toEqual(whole.results)
    await asked.problem('/api/data/?indicator=7&size=4&page=99', 404)
  })

  test.each([
    ['location', 1],
    ['datasource', 2],
  ] as const)(
    'of %s %i alone every value stands on one page, in the order of the store',
    async (column, id) => {
      const { results: all } = await page('?ordering=id&size=5000')
      const wanted = all.filter((row) => row[column] === id)
      const { count } = await page(`?${column}=${id}&size=3`)
      const pages = await Promise.all(
        Array.from({ length: Math.ceil(count / 3) }, (_, at) =>
          page(`?${column}=${id}&size=3&page=${at + 1}`),
        ),
      )
      const rows = pages.flatMap(({ results }) => results)
      expect(wanted.length).toBeGreaterThan(3)
      expect(rows.map((row) => row.id).toSorted((a, b) => a - b)).toEqual(wanted.map((row) => row.id))
      const places = rows.map((row) => row.indicator * 1e9 + row.datasource * 1e5 + row.location)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
    },
  )

  test('the count without a filter is the count of all rows', async () => {
    const { results, count } = await page('?size=5000')
    expect(count).toBe(results.length)
    expect((await page('?size=1')).count).toBe(count)
  })

  describe('of a dashboard', () => {
    test('only its sources and indicators', async () => {
      const dashboard = await asked.shaped('/api/dashboard-data/1/?indicator=7&caching=true', dataPage)
      expect(new Set(dashboard.results.map((row) => row.datasource))).toEqual(new Set([2, 6]))
      expect(await asked.json('/api/dashboard-data/1/?datasource=30')).toMatchObject({ count: 0 })
      expect(await asked.json('/api/dashboard-data/undefined/')).toMatchObject({ count: 0 })
      await asked.problem('/api/dashboard-data/77/', 404)
      await asked.problem('/api/dashboard-data/99999999999/', 404)
    })
  })

  describe('after an instant', () => {
    const since = (query: string) => asked.shaped(`/api/after_datetime/${query}`, listDataAfter.answer)

    test('what was published since, the newest first', async () => {
      const { results } = await since('?size=1500&datetime=2024-06-01%2000:00:00')
      expect(results.map((row) => row.value).sort()).toEqual(['34', '55'])
      expect((await since('?size=1500')).results[0]?.updated_at).toBe(SECOND)
      expect((await since('?datetime=2024-09-15%2012:30:00')).count).toBe(0)
      expect((await since('?size=1500?datetime=2024-06-01 00:00:00'.replaceAll(' ', '%20'))).count).toBe(0)
    })
  })

  describe('as a table', () => {
    const table = async (query: string) => {
      const response = await asked.app.inject(`/api/data/${query}`)
      expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
      return response.body
        .trimEnd()
        .split('\r\n')
        .map((line) => line.split(','))
    }

    test('of everything, with a header and the same rows', async () => {
      const [header, ...rows] = await table('?format=csv')
      expect(header?.slice(0, 7)).toEqual([
        'id',
        'indicator',
        'period',
        'location',
        'datasource',
        'value_type',
        'value',
      ])
      const { results } = await page('?size=5000')
      expect(rows.map((row) => Number(row[0])).sort()).toEqual(results.map((row) => row.id).sort())
    })

    test('of one page, sorted', async () => {
      const [, ...rows] = await table('?format=csv&size=2&indicator=7&datasource=30&ordering=-period')
      expect(rows.map((row) => row[6])).toEqual(['93', '92'])
    })

    test('of what a filter lets through', async () => {
      const [, ...rows] = await table('?format=csv&location=8,9&value_type=2')
      expect(rows.map((row) => row[6])).toEqual(['65.25', '58'])
    })

    test('without rows there is still a header', async () => {
      expect(await table('?format=csv&indicator=undefined')).toHaveLength(1)
    })
  })

  test('a table longer than what is read at a time has every row once, sorted or not', async () => {
    const big = await open('first-release')
    await publishRelease(
      big,
      { points: weekly() },
      { note: '', actor: '', now: new Date('2024-10-01T00:00:00Z') },
    )
    const app = await askApp({ database: big })
    const response = await app.app.inject('/api/data/?format=csv&datasource=30&value_type=5')
    const lines = response.body.trimEnd().split('\r\n').slice(1)
    expect(lines).toHaveLength(LONG + 3)
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(LONG + 3)
    const sorted = await app.app.inject('/api/data/?format=csv&datasource=30&value_type=5&ordering=-value')
    const values = sorted.body.trimEnd().split('\r\n').slice(1)
    expect(values.toSorted()).toEqual(lines.toSorted())
    const numbers = values.map((line) => Number(line.split(',')[6]))
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
    const after = await app.app.inject('/api/after_datetime/?format=csv&datetime=2024-09-30')
    expect(after.body.trimEnd().split('\r\n')).toHaveLength(LONG + 1)
    await app.app.close()
  })
})
