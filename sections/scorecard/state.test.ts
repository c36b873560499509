import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SCORECARD_STATE, type ScorecardState } from './state.ts'

const id = fc.integer({ min: 1, max: 99_999 })

const states: fc.Arbitrary<ScorecardState> = fc.record({
  indicator: fc.option(id),
  indicators: fc.uniqueArray(id, { maxLength: 12 }),
  source: fc.option(id),
  location: fc.option(id),
  period: fc.option(fc.integer({ min: 1950, max: 2100 }).map((year) => year * 1000)),
  columns: fc.constantFrom('indicators' as const, 'periods' as const),
  places: fc.constantFrom('states' as const, 'zones' as const),
  order: fc.option(fc.integer({ min: 0, max: 40 })),
})

test('parse(write(state)) = state, and other parameters stay', () => {
  fc.assert(
    fc.property(states, (state) => {
      const query = new URLSearchParams('section=scorecard&order=9&columns=periods')
      SCORECARD_STATE.write(query, state)
      expect(SCORECARD_STATE.parse(query)).toEqual(state)
      expect(query.get('section')).toBe('scorecard')
    }),
  )
})

test('a malformed address asks for nothing', () => {
  expect(SCORECARD_STATE.parse(new URLSearchParams('order=last&columns=all&places=&indicators=x,7'))).toEqual(
    {
      indicator: null,
      indicators: [7],
      source: null,
      location: null,
      period: null,
      columns: 'indicators',
      places: 'states',
      order: null,
    },
  )
})
