import { expect, test } from 'vitest'
import { boxAround, type KeyBox, keyBoxes } from './key-boxes.ts'
import type { PointKey } from './point.ts'

const at = (source: number, period: number, location = 1, indicator = 7): PointKey => ({
  indicator,
  source,
  location,
  period: period * 1000,
})

const keysOf = ({ indicators, sources, locations, periods }: KeyBox): PointKey[] =>
  indicators.flatMap((indicator) =>
    sources.flatMap((source) =>
      locations.flatMap((location) => periods.map((period) => ({ indicator, source, location, period }))),
    ),
  )
const text = (key: PointKey) => `${key.indicator} ${key.source} ${key.location} ${key.period}`

test('years that only some sources have are one box, where nothing else stands in it', () => {
  const keys = [at(2, 2013), at(2, 2018), at(3, 2016), at(3, 2021)]
  expect(keyBoxes(keys, [at(4, 2018), at(2, 2003)])).toEqual([boxAround(keys)])
})

test('the newest of each source is a box for each year', () => {
  const keys = [at(2, 2018), at(3, 2021), at(4, 2021), at(5, 2018)]
  const others = [at(2, 2021), at(3, 2018)]
  const boxes = keyBoxes(keys, others)
  expect(boxes).toHaveLength(2)
  expect(boxes.map(({ sources, periods }) => [sources, periods])).toEqual([
    [[2, 5], [2018000]],
    [[3, 4], [2021000]],
  ])
})

test('without knowing what else there is, no box has an empty corner', () => {
  const keys = [at(2, 2013), at(2, 2018), at(3, 2018), at(3, 2018, 8)]
  const found = keyBoxes(keys, null).flatMap(keysOf).map(text)
  expect(found.toSorted()).toEqual(keys.map(text).toSorted())
})

test('without knowing what else there is, a box that is full is one', () => {
  const keys = [2, 3, 4].flatMap((source) =>
    [2013, 2018].flatMap((year) => [1, 8].map((place) => at(source, year, place))),
  )
  expect(keyBoxes(keys, null)).toEqual([boxAround(keys)])
})

test('each key is in one box, whatever the keys are', () => {
  // Every second key of a grid, so that no two neighbours are alike.
  const grid = [2, 3, 4].flatMap((source) => [2013, 2018, 2021].map((period) => at(source, period)))
  const keys = grid.filter((_, index) => index % 2 === 0)
  const others = grid.filter((_, index) => index % 2 === 1)
  const found = keyBoxes(keys, others).flatMap(keysOf).map(text)
  expect(found.toSorted()).toEqual(keys.map(text).toSorted())
})

test('no keys need no box', () => expect(keyBoxes([], [])).toEqual([]))
