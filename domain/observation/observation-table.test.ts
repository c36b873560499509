import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { isoPeriod } from '#domain/period/period.ts'
import type { Flag } from './flag.ts'
import { emptyTable, latestPoint, pointAt, pointsWhere, rowsWhere, tableOf } from './observation-table.ts'

const table = tableOf([
  aPoint(10, 1, '2030', 70, { flags: ['projection'] }),
  aPoint(2, 1, '2024', 50, { lower: 45, upper: 55, intervalLevel: 90 }),
  aPoint(2, 8, '2018', 0),
  aPoint(2, 1, '2018', 40),
  aPoint(10, 1, '2023', 60),
])

test('rows are sorted by source, place and period, whatever their first order', () => {
  expect(pointsWhere(table, {}).map((point) => [point.source, point.location, point.period])).toEqual([
    [2, 1, 2018000],
    [2, 1, 2024000],
    [2, 8, 2018000],
    [10, 1, 2023000],
    [10, 1, 2030000],
  ])
})

/** A table with these columns, in the order in which they are. */
function columns(rows: readonly (readonly [number, number, number])[]) {
  const made = emptyTable(rows.length)
  rows.forEach(([indicator, source, location], row) => {
    made.indicator[row] = indicator
    made.source[row] = source
    made.location[row] = location
  })
  return made
}

test('the rows of a place are those that a look at each row finds, in tables that are sorted and in others', () => {
  const few = fc.integer({ min: 1, max: 3 })
  const rows = fc.array(fc.tuple(few, few, fc.integer({ min: 1, max: 6 })), { maxLength: 60 })
  fc.assert(
    fc.property(
      rows,
      fc.boolean(),
      few,
      few,
      fc.integer({ min: 0, max: 7 }),
      (all, isSorted, indicator, source, location) => {
        const order = isSorted ? all.toSorted(([a, b, c], [x, y, z]) => a - x || b - y || c - z) : all
        const own = columns(order)
        const found = order.flatMap(([a, b, c], row) =>
          c === location && a === indicator && b === source ? [row] : [],
        )
        expect(rowsWhere(own, { indicator, source, location })).toEqual(found)
        const anywhere = order.flatMap(([, , c], row) => (c === location ? [row] : []))
        expect(rowsWhere(own, { location })).toEqual(anywhere)
      },
    ),
  )
})

test('a gap stays a gap and zero stays zero', () => {
  expect(pointAt(table, 0)).toMatchObject({ value: 40, lower: null, upper: null, intervalLevel: null })
  expect(pointAt(table, 2).value).toBe(0)
  expect(pointAt(table, 1)).toMatchObject({ lower: 45, upper: 55, intervalLevel: 90 })
  expect(() => pointAt(table, 5)).toThrow(RangeError)
})

test.each<[string, readonly (readonly [string, readonly Flag[]])[], string]>([
  [
    'a whole year before a later part of one',
    [
      ['2021', []],
      ['2022', ['partial_period']],
    ],
    '2021',
  ],
  [
    'a whole month before a later part of one',
    [
      ['2022-09', []],
      ['2022-10', ['partial_period']],
    ],
    '2022-09',
  ],
  [
    'a year before a month of it or after',
    [
      ['2021', []],
      ['2021-05', []],
      ['2022-03', []],
    ],
    '2021',
  ],
  [
    'a part of a year before a projection',
    [
      ['2022', ['partial_period']],
      ['2023', ['projection']],
    ],
    '2022',
  ],
  [
    'the later of two parts',
    [
      ['2021', ['partial_period']],
      ['2022', ['partial_period']],
    ],
    '2022',
  ],
])('the latest point: %s', (_, rows, expected) => {
  const held = tableOf(rows.map(([period, flags]) => aPoint(6, 1, period, 50, { flags })))
  expect(isoPeriod(latestPoint(held, { source: 6 })?.period ?? 0)).toBe(expected)
})

test('the latest point is an observation as long as there is one', () => {
  expect(latestPoint(table, { source: 10, location: 1 })?.period).toBe(2023000)
  expect(latestPoint(table, { source: 2, location: 1 }, 2020000)?.period).toBe(2018000)
  expect(latestPoint(table, { source: 3 })).toBeNull()
  const onlyProjected = tableOf([aPoint(10, 1, '2030', 70, { flags: ['projection'] })])
  expect(latestPoint(onlyProjected, { source: 10 })?.period).toBe(2030000)
})
