import { describe, expect, it } from 'vitest'
import { tableOf } from '#domain/observation/observation-table.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { type ColumnQuestion, columnOfIndicator, columnsOfPeriods, nextPeriod } from './columns.ts'

const reference = aReference(
  [
    aSource(2, 'Survey A'),
    aSource(5, 'Survey B'),
    aSource(6, 'Reports', { classification: 'Routine' }),
    aSource(10, 'Model', { classification: 'Estimate' }),
  ],
  [anIndicator(7)],
)
const table = tableOf([
  ...[8, 9, 10].map((state) => aPoint(2, state, '2018', 40)),
  // Newer, but one state only.
  aPoint(2, 8, '2020', 44),
  aPoint(5, 8, '2023', 50),
  ...[8, 9].map((state) => aPoint(6, state, '2022', 90)),
  ...[8, 9, 10].map((state) => aPoint(10, state, '2024', 60)),
  ...[8, 9, 10].map((state) => aPoint(10, state, '2030', 70, { flags: ['projection'] })),
  aPoint(2, 2, '2013', 30),
  ...[8, 9, 10].map((state) => aPoint(6, state, '2024', 20, { flags: ['partial_period'] })),
])
const question: ColumnQuestion = { table, reference, level: 3, source: null, period: null, currentYear: 2026 }

describe('the column of an indicator', () => {
  it.each<[string, Partial<ColumnQuestion>, [number, number, number] | null]>([
    ['a survey with most places, not the newest with one', {}, [2, 2018000, 3]],
    ['the wanted source, however few its places', { source: 5 }, [5, 2023000, 1]],
    ['a wanted source without such places: one of its class', { source: 6, level: 2 }, [2, 2013000, 1]],
    ['the newest period up to the one asked for', { source: 10, period: 2029000 }, [10, 2024000, 3]],
    ['a whole year before a later part of one', { source: 6 }, [6, 2022000, 2]],
    ['nothing before the first figures', { period: 2000000 }, null],
    ['nothing at a level that nobody has', { level: 5 }, null],
  ])('%s', (_, change, expected) => {
    const column = columnOfIndicator(7, { ...question, ...change })
    expect(column && [column.source, column.period, column.places]).toEqual(expected)
  })
})

it('a survey goes before a model, unless it is ten years older', () => {
  const column = (survey: string) => {
    const points = [8, 9, 10].flatMap((state) => [
      aPoint(2, state, survey, 40),
      aPoint(10, state, '2022', 60),
    ])
    return columnOfIndicator(7, { ...question, table: tableOf(points) })?.source
  }
  expect([column('2013'), column('2012')]).toEqual([2, 10])
})

it('the form by periods: all of one source, oldest first, the newest when they are too many', () => {
  const periods = (most: number) => columnsOfPeriods(7, question, most).map(({ period }) => period)
  expect(periods(12)).toEqual([2018000, 2020000])
  expect(periods(1)).toEqual([2020000])
  expect(columnsOfPeriods(8, question, 12)).toEqual([])
})

it('the form by periods takes no source of a single round where another shows a change', () => {
  // The newest survey, with as many places, asked once.
  const newer = tableOf([
    ...[8, 9, 10].map((state) => aPoint(2, state, '2018', 40)),
    ...[8, 9, 10].map((state) => aPoint(2, state, '2023', 41)),
    ...[8, 9, 10].map((state) => aPoint(5, state, '2025', 50)),
  ])
  const asked = { ...question, table: newer }
  expect(columnOfIndicator(7, asked)?.source).toBe(5)
  expect(columnsOfPeriods(7, asked, 12).map(({ source, period }) => [source, period])).toEqual([
    [2, 2018000],
    [2, 2023000],
  ])
  expect(columnsOfPeriods(7, { ...asked, source: 5 }, 12).map(({ source }) => source)).toEqual([5])
})

it('the next period is the first after the one asked for with figures of the places', () => {
  expect(nextPeriod([7], { ...question, period: 2000000 })).toBe(2018000)
  expect(nextPeriod([7], { ...question, period: 2018000 })).toBe(2020000)
  expect(nextPeriod([7], { ...question, period: 2025000 })).toBe(null)
  expect(nextPeriod([7], question)).toBe(null)
})
