import { expect, test } from 'vitest'
import { anIndicator } from '#tests/builders/made-up-country.ts'
import { besideIndicator, weighingPopulation } from './beside-indicator.ts'

const COATS = anIndicator(7, { related: [8, 9, 10], denominator: 'Children aged 12-23 months' })
const CHILDREN = anIndicator(20, { fullName: 'Population under 5', factor: 4, denominator: '' })
const ALL = [COATS, anIndicator(8), anIndicator(9), anIndicator(10), CHILDREN]
const [NATION, STATES] = [1, 5]

const held = (levels: number, ...ids: readonly number[]) =>
  new Map(ids.map((id) => [id, new Map([[2, levels]])]))

test.each([
  ['its two closest ones and the people', COATS, held(STATES, 7, 8, 9, 10, 20), [8, 9, 20]],
  ['without one that nobody has figures of', COATS, held(STATES, 7, 9, 10, 20), [9, 10, 20]],
  ['without people that nobody counted', COATS, held(STATES, 7, 8, 9), [8, 9]],
  ['without people where no state is put together', COATS, held(NATION, 7, 8, 9, 20), [8, 9]],
  ['people once, who are related', { ...COATS, related: [20] }, held(STATES, 7, 20), [20]],
])('beside an indicator stand %s', (_name, indicator, coverage, expected) => {
  expect(besideIndicator(indicator, ALL, coverage)).toEqual(expected)
})

test('counts are not weighted', () => {
  expect(weighingPopulation({ ...COATS, factor: 4 }, ALL, held(STATES, 7, 20))).toBeNull()
})
