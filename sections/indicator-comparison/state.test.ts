import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COMPARE_BY, PLACE_ORDERS } from '#domain/comparison/compare-by.ts'
import { INDICATOR_COMPARISON_STATE, type IndicatorComparisonState } from './state.ts'

const id = fc.integer({ min: 1, max: 99_999 })
const states: fc.Arbitrary<IndicatorComparisonState> = fc.record({
  indicator: fc.option(id),
  source: fc.option(id),
  location: fc.option(id),
  period: fc.option(fc.integer({ min: 1950, max: 2100 }).map((year) => year * 1000)),
  indicators: fc.option(fc.uniqueArray(id, { maxLength: 20 })),
  by: fc.constantFrom(...COMPARE_BY),
  everySource: fc.boolean(),
  shape: fc.constantFrom('line' as const, 'column' as const),
  national: fc.boolean(),
  sdg: fc.boolean(),
  intervals: fc.boolean(),
  yearsOf: fc.constantFrom('report' as const, 'birth' as const),
  order: fc.constantFrom(...PLACE_ORDERS),
  span: fc.constantFrom('most', 'all'),
})

test('parse(write(state)) = state, and others keep their parameters', () => {
  fc.assert(
    fc.property(states, (state) => {
      const query = new URLSearchParams('section=indicator-comparison&related=5')
      INDICATOR_COMPARISON_STATE.write(query, state)
      expect(INDICATOR_COMPARISON_STATE.parse(query)).toEqual(state)
      expect(query.get('related')).toBe('5')
    }),
  )
})

test('an empty or malformed address asks for nothing; targets are off', () => {
  const empty = INDICATOR_COMPARISON_STATE.parse(new URLSearchParams())
  expect(empty).toMatchObject({
    indicators: null,
    by: 'period',
    everySource: false,
    shape: 'line',
    national: false,
    sdg: false,
  })
  expect(
    INDICATOR_COMPARISON_STATE.parse(
      new URLSearchParams('indicators=x,-1&compare_by=planet&sources=some&places_order=9'),
    ),
  ).toEqual(empty)
})

test('a state that equals the default leaves no trace', () => {
  const query = new URLSearchParams('compare_by=states&indicators=none&places_order=zone')
  INDICATOR_COMPARISON_STATE.write(query, INDICATOR_COMPARISON_STATE.parse(new URLSearchParams()))
  expect(query.toString()).toBe('')
})
