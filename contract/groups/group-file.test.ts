import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import { decodeGroups, encodeGroups } from './group-file.ts'

const id = fc.integer({ min: 1, max: 900 })
const number = fc.double({ min: 0, max: 1e9, noNaN: true })
const gap = fc.option(number, { nil: null })
const figures: fc.Arbitrary<GroupFigure[]> = fc.array(
  fc.record({
    indicator: fc.constant(7),
    source: id,
    location: id,
    period: fc.integer({ min: 1990, max: 2030 }).map((year) => year * 1000),
    dimension: fc.constantFrom('sex', 'age', 'wealth_quintile'),
    category: fc.constantFrom('Female', '0-4', 'Poorest'),
    categoryOrder: fc.integer({ min: 1, max: 40 }),
    value: number,
    lower: gap,
    upper: gap,
    populationShare: gap,
  }),
)

test('what is encoded is decoded unchanged, through JSON', () => {
  fc.assert(
    fc.property(figures, (given) => {
      const file = { release: 'h', indicator: 7, ...encodeGroups(given) }
      expect(decodeGroups(JSON.parse(JSON.stringify(file)))).toEqual(
        // JSON has no negative zero.
        given.map((figure) => JSON.parse(JSON.stringify(figure))),
      )
    }),
  )
})

test('a column without any value does not travel', () => {
  const bare: GroupFigure = {
    indicator: 7,
    source: 2,
    location: 1,
    period: 2018000,
    dimension: 'sex',
    category: 'Female',
    categoryOrder: 1,
    value: 4,
    lower: null,
    upper: null,
    populationShare: null,
  }
  expect(Object.keys(encodeGroups([bare]).columns)).toEqual([
    'source',
    'location',
    'period',
    'category',
    'value',
  ])
})
