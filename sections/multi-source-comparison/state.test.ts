import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PERIOD_KINDS } from '#domain/period/period.ts'
import { CLASS_METHODS } from '#domain/statistics/class-breaks.ts'
import { type MultiSourceState, OPEN_PANEL, PANEL_FORMS, PANELS, MULTI_SOURCE_STATE } from './state.ts'

const id = fc.option(fc.integer({ min: 1, max: 99_999 }))
const period = fc.option(
  fc.oneof(
    fc.integer({ min: 1950, max: 2100 }).map((year) => year * 1000),
    fc
      .tuple(fc.integer({ min: 1950, max: 2100 }), fc.integer({ min: 1, max: 52 }))
      .map(([year, week]) => year * 1000 + 100 + week),
  ),
)
const carried = { indicator: id, source: id, period }
const panel = fc.record({ ...carried, form: fc.option(fc.constantFrom(...PANEL_FORMS)) })

const states: fc.Arbitrary<MultiSourceState> = fc.record({
  ...carried,
  location: id,
  panels: fc.array(panel, { minLength: PANELS, maxLength: PANELS }),
  since: fc.option(fc.record(carried)),
  folded: fc.subarray([1, 2, 3]),
  sameClasses: fc.option(fc.boolean()),
  classMethod: fc.constantFrom(...CLASS_METHODS),
  length: fc.option(fc.constantFrom(...PERIOD_KINDS)),
  yearsOf: fc.constantFrom('report', 'birth'),
})

test('a state that is written and read again is the same', () => {
  fc.assert(
    fc.property(states, (state) => {
      const query = new URLSearchParams('section=multi-source-comparison&other=1')
      MULTI_SOURCE_STATE.write(query, state)
      expect(MULTI_SOURCE_STATE.parse(new URLSearchParams(query.toString()))).toEqual(state)
      expect(query.get('other')).toBe('1')
    }),
  )
})

test.each([
  ['', OPEN_PANEL],
  ['p1=6,2,2018,states', { indicator: 6, source: 2, period: 2_018_000, form: 'states' }],
  ['p1=,4', { ...OPEN_PANEL, source: 4 }],
  ['p1=,,,column', { ...OPEN_PANEL, form: 'column' }],
  ['p1=x,-2,later,globe', OPEN_PANEL],
  ['p1=6,2,2024-W10,line,more', { indicator: 6, source: 2, period: 2_024_110, form: 'line' }],
])('the first panel of %j', (text, expected) => {
  expect(MULTI_SOURCE_STATE.parse(new URLSearchParams(text)).panels[0]).toEqual(expected)
})

test('a state without wishes leaves nothing in the address', () => {
  const query = new URLSearchParams('p1=6,2&p0=6&folded=1&same_classes=0&class_method=jenks')
  MULTI_SOURCE_STATE.write(query, MULTI_SOURCE_STATE.parse(new URLSearchParams('folded=7,x')))
  expect(query.toString()).toBe('')
})
