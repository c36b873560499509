import fc from 'fast-check'
import { expect, test } from 'vitest'
import { periodCode } from '#domain/period/period.ts'
import { DISAGGREGATION_STATE, type DisaggregationState } from './state.ts'

const id = fc.option(fc.integer({ min: 1, max: 999_999 }), { nil: null })

const states: fc.Arbitrary<DisaggregationState> = fc.record({
  indicator: id,
  source: id,
  location: id,
  period: fc.option(
    fc.integer({ min: 1950, max: 2100 }).map((year) => periodCode(String(year))),
    { nil: null },
  ),
  dimension: fc.constantFrom(null, 'sex', 'age_sex', 'wealth_quintile'),
  only: id,
  over: fc.constantFrom('line', 'equiplot'),
  counts: fc.boolean(),
  outline: fc.boolean(),
})

test('parse(write(state)) = state, and what others wrote stays', () => {
  fc.assert(
    fc.property(states, (state) => {
      const query = new URLSearchParams({ section: 'disaggregation', nt: '0' })
      DISAGGREGATION_STATE.write(query, state)
      expect(DISAGGREGATION_STATE.parse(query)).toEqual(state)
      expect([query.get('section'), query.get('nt')]).toEqual(['disaggregation', '0'])
    }),
  )
})

test('malformed parameters count as not said', () => {
  const query = new URLSearchParams(
    'indicator=x&dimension=Age Sex&group=-1&over_time=pie&counts=yes&year=2018',
  )
  expect(DISAGGREGATION_STATE.parse(query)).toEqual({
    indicator: null,
    source: null,
    location: null,
    period: periodCode('2018'),
    dimension: null,
    only: null,
    over: 'line',
    counts: false,
    outline: true,
  })
})
