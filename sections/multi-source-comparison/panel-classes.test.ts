import { describe, expect, it } from 'vitest'
import { anIndicator } from '#tests/builders/made-up-country.ts'
import { type MapValues, panelClasses } from './panel-classes.ts'

const PERCENT = anIndicator(6)
const OTHER_PERCENT = anIndicator(18)
const RATE = anIndicator(30, { factor: 1 })
const NUMBER = anIndicator(62, { factor: 4 })
const OTHER_NUMBER = anIndicator(69, { factor: 4 })

function map(indicator: MapValues['indicator'], ...values: number[]): MapValues {
  return { indicator, values }
}

describe('one set of classes for all maps', () => {
  it.each<[string, (MapValues | null)[], boolean | null, boolean, boolean]>([
    ['one indicator: used unless refused', [map(PERCENT, 10), map(PERCENT, 90)], null, true, true],
    ['refused', [map(PERCENT, 10), map(PERCENT, 90)], false, true, false],
    [
      'two indicators of one unit: offered only',
      [map(PERCENT, 10), map(OTHER_PERCENT, 90)],
      null,
      true,
      false,
    ],
    ['two indicators of one unit, wanted', [map(PERCENT, 10), map(OTHER_PERCENT, 90)], true, true, true],
    ['units differ', [map(PERCENT, 10), map(RATE, 90)], true, false, false],
    ['one of three differs', [map(PERCENT, 10), map(PERCENT, 20), map(RATE, 90)], true, false, false],
    ['a plain number agrees with itself', [map(NUMBER, 10), map(NUMBER, 90)], null, true, true],
    ['two plain numbers do not agree', [map(NUMBER, 10), map(OTHER_NUMBER, 90)], true, false, false],
    ['a single map', [map(PERCENT, 10, 90), null, null], true, false, false],
    ['lines and empty maps do not count', [map(PERCENT, 10), null, map(RATE)], true, false, false],
    ['no map', [null, null, null], null, false, false],
  ])('%s', (_, panels, wanted, offered, same) => {
    const found = panelClasses(panels, wanted, 'pretty')
    expect([found.offered, found.same, found.shared !== null]).toEqual([offered, same, same])
  })
})

describe('limits between classes', () => {
  const low = map(PERCENT, 1, 2, 3, 10, 11)
  const high = map(PERCENT, 12, 20, 21, 22)

  it.each<[string, boolean, 'pretty' | 'quantile' | 'jenks' | 'equal', (number[] | null)[]]>([
    [
      'round values of all',
      true,
      'pretty',
      [
        [5, 10, 15, 20],
        [5, 10, 15, 20],
      ],
    ],
    [
      'equal steps of all',
      true,
      'equal',
      [
        [5.2, 9.4, 13.6, 17.8],
        [5.2, 9.4, 13.6, 17.8],
      ],
    ],
    ['each its own round values: the map makes them', false, 'pretty', [null, null]],
    [
      'each its own equal steps',
      false,
      'equal',
      [
        [3, 5, 7, 9],
        [14.5, 17, 19.5],
      ],
    ],
  ])('%s', (_, same, method, expected) => {
    const { limits } = panelClasses([low, high, null], same, method)
    const near = expected.map((one) => one?.map((value) => expect.closeTo(value, 9)) ?? null)
    expect(limits).toEqual([...near, null])
  })

  it('keeps the groups of natural breaks, though a value on a limit belongs above it', () => {
    const { limits, shared } = panelClasses(
      [map(PERCENT, 1, 2, 3), map(PERCENT, 10, 11, 12, 20, 21, 22)],
      true,
      'jenks',
    )
    const first = limits[0] ?? []
    const groups = shared?.classes.map(({ lower, upper }) => [lower, upper]) ?? []
    const index = (value: number) => first.filter((limit) => value >= limit).length
    for (const [at, [lower = 0, upper = 0]] of groups.entries())
      expect([index(lower), index(upper)]).toEqual([at, at])
  })
})
