import { expect, test } from 'vitest'
import { aPoint, aReference } from '#tests/builders/made-up-country.ts'
import { acrossPlaces } from './across-places.ts'
import { tableOf } from '#domain/observation/observation-table.ts'

// Northland (8) and Snowland (9) lie in the North (2), Southland (10) in the South (3).
const table = tableOf([
  aPoint(2, 8, '2018', 40),
  aPoint(2, 8, '2020', 44),
  aPoint(2, 9, '2017', 30),
  aPoint(2, 9, '2019', 32),
  aPoint(2, 10, '2015', 10),
  aPoint(2, 2, '2018', 35),
  aPoint(6, 10, '2018', 99),
])
const wanted = { indicator: 7, source: 2, level: 3, period: 2018000 } as const

function found(change: object): readonly (readonly number[])[] {
  return acrossPlaces(table, { ...wanted, ...change }, aReference()).map(({ location, value }) => [
    location,
    value,
  ])
}

test('only the period asked for, only the level, only the source', () => {
  expect(found({})).toEqual([[8, 40]])
  expect(found({ level: 2 })).toEqual([[2, 35]])
  expect(found({ source: 6 })).toEqual([[10, 99]])
})

test('the nearest year fills in, the later of two as near, none beyond two years', () => {
  expect(found({ nearest: true })).toEqual([
    [8, 40],
    [9, 32],
  ])
})

test('the places below one', () => {
  expect(found({ nearest: true, within: 2 })).toHaveLength(2)
  expect(found({ source: 6, within: 2 })).toEqual([])
})
