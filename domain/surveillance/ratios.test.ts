import { describe, expect, test } from 'vitest'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Location } from '#domain/location/location.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { caseFatality, fatalityByPlace, fatalityByYear } from './case-fatality.ts'
import { incidenceOf, populationYears } from './incidence.ts'

describe('case fatality', () => {
  // scipy 1.10: binomtest(deaths, cases).proportion_ci(method='wilson').
  test.each([
    [155, 833, 18.607442977, 16.110904262, 21.3921921146],
    [5, 20, 25, 11.1861701408, 46.8700877619],
    [0, 40, 0, 0, 8.7621601197],
  ])('%i of %i', (deaths, cases, percent, lower, upper) => {
    const found = caseFatality(deaths, cases)
    if (found.status !== 'ok') throw new Error(found.status)
    expect(found.percent).toBeCloseTo(percent, 9)
    expect(found.lower).toBeCloseTo(lower, 9)
    expect(found.upper).toBeCloseTo(upper, 9)
  })

  test('fewer than 20 cases, or more deaths than cases, have no ratio', () => {
    expect(caseFatality(1, 19)).toMatchObject({ status: 'insufficient', n: 19, n_required: 20 })
    expect(caseFatality(21, 20)).toMatchObject({ status: 'invalid', reason: 'more_deaths_than_cases' })
  })

  const fatality = { cases: 11, deaths: 12, published: 13, counts: 'year' } as const
  const at = (indicator: number, location: number, period: string, value: number) =>
    aPoint(31, location, period, value, { indicator })
  const table = tableOf([
    at(11, 1, '2023', 100),
    at(12, 1, '2023', 10),
    at(13, 1, '2023', 10.1),
    at(11, 1, '2024', 50),
    at(11, 8, '2023', 30),
    at(12, 8, '2023', 6),
    at(11, 9, '2023', 70),
    at(12, 9, '2023', 4),
  ])

  test('by year: without deaths there is no ratio', () => {
    const rows = fatalityByYear({ table, source: 31, fatality })
    expect(rows.map(({ year, result }) => [year, result.status])).toEqual([
      [2023, 'ok'],
      [2024, 'insufficient'],
    ])
    expect(rows[0]?.published?.value).toBe(10.1)
    expect(rows[1]?.deaths).toBeNull()
  })

  test('by place: the most cases first', () => {
    const rows = fatalityByPlace({ table, source: 31, fatality }, 2023, [8, 9, 10])
    expect(rows.map(({ location }) => location)).toEqual([9, 8])
  })

  test('cumulative counts are those of the newest week of the year', () => {
    const weeks = tableOf([
      at(11, 1, '2020-W10', 20),
      at(12, 1, '2020-W10', 1),
      at(11, 1, '2020-W12', 80),
      at(12, 1, '2020-W12', 8),
    ])
    const soFar = { ...fatality, published: null, counts: 'cumulative' } as const
    const [row] = fatalityByYear({ table: weeks, source: 31, fatality: soFar })
    expect(row?.result).toMatchObject({ status: 'ok', cases: 80, deaths: 8, percent: 10 })
  })
})

const PEOPLE = { indicator: 62, source: 106 }

test('rates take the people of the same year; fewer than 20 cases are unstable', () => {
  const people = (location: number, value: number) =>
    aPoint(PEOPLE.source, location, '2022', value, { indicator: PEOPLE.indicator })
  const table = tableOf([people(8, 1_000_000), people(9, 500_000)])
  const entry = (id: number, total: number) => {
    const place: Location = { id, name: `P${id}`, level: 3, parent: 2 }
    return { place, total, share: null, weeks: [], named: 1 }
  }
  const places = [entry(8, 50), entry(9, 19), entry(10, 9)]
  expect(
    incidenceOf(places, 2022, table, PEOPLE).map(({ place, rate, unstable }) => [place.id, rate, unstable]),
  ).toEqual([
    [8, 5, false],
    [9, 3.8, true],
  ])
  expect(incidenceOf(places, 2023, table, PEOPLE)).toEqual([])
  expect(populationYears(table, PEOPLE)).toEqual([2022])
  expect(populationYears(table, null)).toEqual([])
})
