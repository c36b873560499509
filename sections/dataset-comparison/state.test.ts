import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PLACE_ORDERS } from '#domain/comparison/compare-by.ts'
import { DATASET_STATE, type DatasetState } from './state.ts'

const id = fc.integer({ min: 1, max: 99_999 })
const year = fc.integer({ min: 1950, max: 2100 }).map((value) => value * 1000)
const period = fc.oneof(
  year,
  fc.tuple(year, fc.integer({ min: 1, max: 12 })).map(([code, month]) => code + month),
  fc.tuple(year, fc.integer({ min: 101, max: 152 })).map(([code, week]) => code + week),
)
const states: fc.Arbitrary<DatasetState> = fc.record({
  indicator: fc.option(id),
  source: fc.option(id),
  location: fc.option(id),
  period: fc.option(period),
  picks: fc.array(fc.record({ source: id, period }), { maxLength: 4 }),
  form: fc.constantFrom('dots' as const, 'columns' as const),
  intervals: fc.boolean(),
  order: fc.constantFrom(...PLACE_ORDERS),
})

test('parse(write(state)) = state', () => {
  fc.assert(
    fc.property(states, (state) => {
      const query = new URLSearchParams('section=dataset-comparison')
      DATASET_STATE.write(query, state)
      expect(DATASET_STATE.parse(query)).toEqual(state)
    }),
  )
})

test('picks are written as source and period; malformed ones are left out', () => {
  const state = DATASET_STATE.parse(new URLSearchParams('datasets=2-2018,1-2016-W40,x-2018,3,4-soon'))
  expect(state.picks).toEqual([
    { source: 2, period: 2_018_000 },
    { source: 1, period: 2_016_140 },
  ])
})
