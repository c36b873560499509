import { expect, test } from 'vitest'
import { tableOf } from '#domain/observation/observation-table.ts'
import { NO_CURATION } from '#domain/reference/curation.ts'
import { anIndicator, aPoint, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { forecast } from './forecast.ts'
import { countsPeople, peopleCap } from './people-cap.ts'

const COUNT = { factor: 4, decimals: 0, denominator: '' } as const
const people = anIndicator(5, { ...COUNT, fullName: 'Total population' })
const treated = anIndicator(7, { ...COUNT, fullName: 'People treated for lymphatic filariasis' })
const reference = {
  ...aReference([aSource(2, 'Counts')], [people, treated]),
  curation: { ...NO_CURATION, population: { indicator: 5, source: 2 } },
}
const of = (indicator: number, period: string, value: number) => ({
  ...aPoint(2, 1, period, value),
  indicator,
})

test.each([
  ['People treated for lymphatic filariasis', true],
  ['Measles cases reported', true],
  ['Meningitis A doses given', false],
  ['Health spending per person (US$)', false],
  ['Fixed vaccination sessions held', false],
])('%s counts people: %s', (fullName, expected) => {
  expect(countsPeople(anIndicator(7, { ...COUNT, fullName }))).toBe(expected)
})

test('a count of people never passes those who live in the place', () => {
  const table = tableOf([of(5, '2016', 190), of(5, '2022', 217), of(7, '2020', 184)])
  expect(peopleCap(treated, 1, { table, reference })).toBe(217)
  // Lymphatic filariasis: 184 million of 217 were treated, and more each year.
  const values = [60, 75, 90, 110, 130, 150, 168, 184]
  const rising = forecast({ values, start: 2013000, frequency: 1, unit: 'count', most: 217, horizon: 4 })
  if (rising.status !== 'ok') throw new Error('no forecast')
  const ends = rising.points.flatMap(({ mean, hi80, hi95 }) => [mean, hi80 ?? 0, hi95 ?? 0])
  expect(Math.max(...ends)).toBe(217)
})

test('there is no limit without a population, and none that the figures have passed', () => {
  expect(peopleCap(treated, 1, { table: tableOf([of(7, '2020', 184)]), reference })).toBeNull()
  const above = tableOf([of(5, '2022', 100), of(7, '2020', 184)])
  expect(peopleCap(treated, 1, { table: above, reference })).toBeNull()
  expect(peopleCap(people, 1, { table: above, reference })).toBeNull()
})
