import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decodeGroups, type GroupFile } from '#contract/groups/group-file.ts'
import { listGroups } from '#contract/groups/groups.ts'
import { readGroupFile, readGroupIndex } from '#contract/releases/releases.ts'
import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import { periodCode } from '#domain/period/period.ts'
import type { Database } from '#server/platform/database/database.ts'
import { publishRelease } from '#server/release/publish-release.ts'
import { type AskedApp, askApp } from '#tests/builders/asked-app.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

const SEXES = ['Female', 'Male']

function bySex(location: number, period: string, values: readonly number[]): GroupFigure[] {
  return values.map((value, index) => ({
    indicator: 7,
    source: 2,
    location,
    period: periodCode(period) ?? 0,
    dimension: 'sex',
    category: SEXES[index] ?? '',
    categoryOrder: index + 1,
    value,
    lower: value - 1,
    upper: value + 1,
    populationShare: 50,
  }))
}

const HEIGHT: GroupFigure = {
  ...(bySex(1, '2023', [1.5])[0] as GroupFigure),
  dimension: 'age',
  category: '0-4',
  lower: null,
  upper: null,
  populationShare: null,
}
const FIRST = [...bySex(1, '2018', [41, 39]), ...bySex(1, '2023', [53, 52]), ...bySex(8, '2023', [66, 64.5])]

serverDatabase('figures by group of people', (open) => {
  let database: Database
  let asked: AskedApp
  let hashes: string[]
  const page = (query: string) => asked.shaped(`/api/disaggregated/${query}`, listGroups.answer)
  const publish = async (groups: readonly GroupFigure[], day: string) => {
    const release = await publishRelease(
      database,
      { groups },
      { note: 'made up', actor: 'test', now: new Date(`2025-01-${day}T00:00:00Z`) },
    )
    return release?.hash ?? ''
  }

  beforeAll(async () => {
    database = await open('country')
    hashes = [
      await publish([...FIRST, HEIGHT], '01'),
      await publish(bySex(1, '2023', [54, 52]).slice(0, 1), '02'),
    ]
    asked = await askApp({ database })
  })
  afterAll(() => asked.app.close())

  test('a row, of the newest release', async () => {
    const { results, count } = await page('?location=1&period=2023&dimension=sex')
    expect(count).toBe(2)
    expect(results[0]).toEqual({
      indicator: 7,
      datasource: 2,
      location: 1,
      period: '2023',
      dimension: 'sex',
      category: 'Female',
      category_order: 1,
      value: '54',
      lower: '53',
      upper: '55',
      population_share: '50',
      updated_at: '2025-01-02T00:00:00.000000Z',
    })
    expect(results[1]?.updated_at).toBe('2025-01-01T00:00:00.000000Z')
  })

  describe('filters and order', () => {
    test.each([
      ['', ['1.5', '41', '39', '54', '52', '66', '64.5']],
      ['?indicator=8', []],
      ['?indicator=undefined', []],
      ['?datasource=2&category=Male', ['39', '52', '64.5']],
      ['?dimension=age', ['1.5']],
      ['?dimension=sex&ordering=-value&size=2', ['66', '64.5']],
      ['?dimension=sex&ordering=-value&size=2&page=2', ['54', '52']],
      ['?period=2018,2023&location=8', ['66', '64.5']],
    ])('%s', async (query, values) => {
      expect((await page(query)).results.map((row) => row.value)).toEqual(values)
    })

    test.each(['?ordering=colour', '?location=here', '?period=soon'])('%s is refused', async (query) => {
      await asked.problem(`/api/disaggregated/${query}`, 400)
    })
  })

  test('as a table, gaps are empty cells', async () => {
    const { body } = await asked.app.inject('/api/disaggregated/?dimension=age&format=csv')
    expect(body.trim().split('\r\n')).toEqual([
      'indicator,datasource,location,period,dimension,category,category_order,value,lower,upper,population_share,updated_at',
      '7,2,1,2023,age,0-4,1,1.5,,,,2025-01-01T00:00:00.000000Z',
    ])
  })

  test('the file of an indicator holds all its groups, each release its own', async () => {
    const read = async (hash: string) =>
      decodeGroups(
        (await asked.shaped(`/api/releases/${hash}/indicators/7/groups`, readGroupFile.answer)) as GroupFile,
      )
    const [first = '', second = ''] = hashes
    expect(await read(first)).toEqual([HEIGHT, ...FIRST])
    expect((await read(second)).map(({ value }) => value)).toEqual([1.5, 41, 39, 54, 52, 66, 64.5])
  })

  test('an indicator without groups has an empty file; one that does not exist has none', async () => {
    const [hash = ''] = hashes
    const file = await asked.shaped(`/api/releases/${hash}/indicators/8/groups`, readGroupFile.answer)
    expect(file.columns.value).toEqual([])
    await asked.problem(`/api/releases/${hash}/indicators/99/groups`, 404)
    await asked.problem('/api/releases/unknown/groups', 404)
  })

  test('the index says what is published by which groups, and may be kept for ever', async () => {
    const [hash = ''] = hashes
    const { rows } = await asked.shaped(`/api/releases/${hash}/groups`, readGroupIndex.answer)
    expect(rows).toEqual([
      { indicator: 7, source: 2, dimension: 'age', periods: [2023000], categories: 1, levels: 1 },
      { indicator: 7, source: 2, dimension: 'sex', periods: [2018000, 2023000], categories: 2, levels: 5 },
    ])
    const answer = await asked.app.inject(`/api/releases/${hash}/groups`)
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })
})
