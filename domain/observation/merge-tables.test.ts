import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { mergeTables } from './merge-tables.ts'
import { distinct, pointsWhere, type RowFilter, rowsWhere, tableOf } from './observation-table.ts'

const few = fc.integer({ min: 1, max: 4 })
const point = fc
  .record({
    indicator: few,
    source: few,
    location: few,
    year: fc.integer({ min: 2018, max: 2020 }),
    value: few,
  })
  .map(({ indicator, source, location, year, value }) => ({
    ...aPoint(source, location, String(year), value, value % 2 === 0 ? { flags: ['projection'] } : {}),
    indicator,
  }))
const points = fc.array(point, { maxLength: 30 })

test('tables of several indicators become one', () => {
  const table = tableOf([aPoint(10, 1, '2023', 60), aPoint(2, 1, '2018', 40), aPoint(2, 8, '2024', 50)])
  const other = tableOf([{ ...aPoint(2, 1, '2020', 9), indicator: 5 }])
  const merged = mergeTables([table, other])
  expect(merged.length).toBe(4)
  expect(merged.indicator[0]).toBe(5)
  expect(distinct(merged, 'period', { source: 2 })).toEqual([2018000, 2020000, 2024000])
  expect(mergeTables([table])).toBe(table)
  expect(mergeTables([])).toHaveLength(0)
})

test('places of the nation and LGAs of the same source are sorted among each other', () => {
  const main = tableOf([aPoint(2, 1, '2018', 40), aPoint(2, 9, '2018', 41)])
  const lgas = tableOf([aPoint(2, 5, '2018', 42), aPoint(2, 45, '2018', 43)])
  expect(pointsWhere(mergeTables([main, lgas]), {}).map(({ location }) => location)).toEqual([1, 5, 9, 45])
})

test('a merged table is that of all points together, equal keys in the order of the tables', () => {
  fc.assert(
    fc.property(fc.array(points, { minLength: 1, maxLength: 4 }), (groups) => {
      const merged = mergeTables(groups.map(tableOf))
      expect(merged).toEqual(tableOf(groups.flat()))
    }),
  )
})

test('rows are found as by looking at each of them', () => {
  const filters: fc.Arbitrary<RowFilter> = fc.record(
    {
      indicator: few,
      source: few,
      location: few,
      locations: fc.uniqueArray(few).map((ids) => new Set(ids)),
      period: fc.constantFrom(2018000, 2019000, 2020000),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(points, filters, (own, filter) => {
      const table = tableOf(own)
      const { indicator, source, location, locations, period } = filter
      const expected = pointsWhere(table, {}).filter(
        (one) =>
          one.indicator === (indicator ?? one.indicator) &&
          one.source === (source ?? one.source) &&
          one.location === (location ?? one.location) &&
          (locations?.has(one.location) ?? true) &&
          one.period === (period ?? one.period),
      )
      expect(pointsWhere(table, filter)).toEqual(expected)
      expect(rowsWhere(table, filter)).toHaveLength(expected.length)
    }),
  )
})

test('a row is one and the same point however often it is asked for', () => {
  const table = tableOf([aPoint(2, 1, '2018', 40)])
  expect(pointsWhere(table, { source: 2 })[0]).toBe(pointsWhere(table, { location: 1 })[0])
})
