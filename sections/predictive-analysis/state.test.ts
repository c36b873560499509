import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MODEL_NAMES } from '#domain/forecast/model-names.ts'
import { type AskedReach, FURTHEST } from '#domain/forecast/reach.ts'
import { periodCode } from '#domain/period/period.ts'
import { ACROSS } from '#domain/spread/across.ts'
import { DESCRIPTIVE_STATE, type DescriptiveState } from '#sections/descriptive-analysis/state.ts'
import { PREDICTIVE_STATE, type PredictiveState } from './state.ts'

const id = fc.option(fc.integer({ min: 1, max: 99_999 }))
const shared = {
  indicator: id,
  source: id,
  location: id,
  period: fc.option(fc.integer({ min: 1950, max: 2100 }).map((year) => year * 1000)),
  national: fc.boolean(),
  sdg: fc.boolean(),
}
const descriptive: fc.Arbitrary<DescriptiveState> = fc.record({
  ...shared,
  across: fc.option(fc.constantFrom(...ACROSS)),
  bins: fc.constantFrom('round', 'exact'),
})
const reach: fc.Arbitrary<AskedReach> = fc.oneof(
  fc.record({ steps: fc.integer({ min: 1, max: FURTHEST }) }),
  fc.record({ until: fc.integer({ min: 1950, max: 2100 }).map((year) => year * 1000) }),
  fc.record({ until: fc.integer({ min: 1, max: 12 }).map((month) => 2030000 + month) }),
)
const predictive: fc.Arbitrary<PredictiveState> = fc.record({
  ...shared,
  reach: fc.option(reach),
  shape: fc.constantFrom('line', 'column'),
  span: fc.constantFrom('recent', 'all'),
  intervals: fc.boolean(),
  model: fc.option(fc.constantFrom(...MODEL_NAMES)),
})

/** Parameters of other sections, which must stay as they are. */
const OTHERS = 'section=x&hidden=3,4&trend=column'

test('what Descriptive Analysis writes it reads again, and nothing else is touched', () => {
  fc.assert(
    fc.property(descriptive, (wanted) => {
      const query = new URLSearchParams(OTHERS)
      DESCRIPTIVE_STATE.write(query, wanted)
      expect(DESCRIPTIVE_STATE.parse(query)).toEqual(wanted)
      expect([query.get('section'), query.get('hidden'), query.get('trend')]).toEqual(['x', '3,4', 'column'])
    }),
  )
})

test('what Predictive Analysis writes it reads again, and nothing else is touched', () => {
  fc.assert(
    fc.property(predictive, (wanted) => {
      const query = new URLSearchParams(OTHERS)
      PREDICTIVE_STATE.write(query, wanted)
      expect(PREDICTIVE_STATE.parse(query)).toEqual(wanted)
      expect([query.get('section'), query.get('hidden'), query.get('trend')]).toEqual(['x', '3,4', 'column'])
    }),
  )
})

test('what is malformed counts as not said, and the year of earlier links is understood', () => {
  const query = new URLSearchParams(
    'indicator=x&datasource=-2&year=2018&across=wards&bins=odd&horizon=99&model=oracle',
  )
  const nothing = { indicator: null, source: null, location: null, period: periodCode('2018') }
  expect(DESCRIPTIVE_STATE.parse(query)).toEqual({
    ...nothing,
    across: null,
    bins: 'round',
    national: true,
    sdg: true,
  })
  expect(PREDICTIVE_STATE.parse(query)).toEqual({
    ...nothing,
    reach: null,
    shape: 'line',
    span: 'recent',
    intervals: true,
    model: null,
    national: true,
    sdg: true,
  })
})

test.each<[string, AskedReach | null, string]>([
  ['until=2030', { until: 2030000 }, 'until=2030'],
  ['until=2027-05', { until: 2027005 }, 'until=2027-05'],
  // Links of earlier versions.
  ['horizon=6', { steps: 6 }, 'horizon=6'],
  ['until=2030&horizon=6', { until: 2030000 }, 'until=2030'],
  ['until=soon&horizon=3', { steps: 3 }, 'horizon=3'],
  ['until=2030-Q1', null, ''],
])('the reach of %s', (address, expected, written) => {
  const query = new URLSearchParams(address)
  const state = PREDICTIVE_STATE.parse(query)
  expect(state.reach).toEqual(expected)
  PREDICTIVE_STATE.write(query, state)
  expect(query.toString()).toBe(written)
})

test('what equals the default is not written', () => {
  const query = new URLSearchParams()
  DESCRIPTIVE_STATE.write(query, DESCRIPTIVE_STATE.parse(query))
  PREDICTIVE_STATE.write(query, PREDICTIVE_STATE.parse(query))
  expect(query.toString()).toBe('')
})
