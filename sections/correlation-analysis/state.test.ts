import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CORRELATION_METHODS } from '#domain/correlation-study/correlation-method.ts'
import { CORRELATION_STATE, type CorrelationState } from './state.ts'

const id = fc.integer({ min: 1, max: 99_999 })

const states: fc.Arbitrary<CorrelationState> = fc.record({
  indicator: fc.option(id),
  source: fc.option(id),
  location: fc.option(id),
  period: fc.option(fc.integer({ min: 1950, max: 2100 }).map((year) => year * 1000)),
  indicators: fc.option(fc.uniqueArray(id, { maxLength: 20 })),
  over: fc.constantFrom('states' as const, 'periods' as const),
  method: fc.option(fc.constantFrom(...CORRELATION_METHODS)),
  adjust: fc.constantFrom('bh' as const, 'holm' as const),
  pair: fc.option(
    fc.uniqueArray(id, { minLength: 2, maxLength: 2 }).map(([x = 1, y = 2]) => [x, y] as const),
  ),
  fit: fc.constantFrom('ols' as const, 'theil-sen' as const),
})

test('parse(write(state)) = state, and other parameters stay', () => {
  fc.assert(
    fc.property(states, (state) => {
      const query = new URLSearchParams(
        'section=correlation-analysis&pair=1,2&method=kendall&indicators=none',
      )
      CORRELATION_STATE.write(query, state)
      expect(CORRELATION_STATE.parse(query)).toEqual(state)
      expect(query.get('section')).toBe('correlation-analysis')
    }),
  )
})

test('a malformed address asks for nothing; an indicator counts once, and makes no pair with itself', () => {
  const query = new URLSearchParams('indicators=7,7,x&pair=7,7&method=best&over=zones&adjust=no&fit=loess')
  expect(CORRELATION_STATE.parse(query)).toEqual({
    indicator: null,
    source: null,
    location: null,
    period: null,
    indicators: [7],
    over: 'states',
    method: null,
    adjust: 'bh',
    pair: null,
    fit: 'ols',
  })
})
