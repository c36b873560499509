import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOG_AXES } from '#domain/view/log-axis.ts'
import { BUBBLE_STATE, type BubbleState } from './state.ts'

const id = fc.integer({ min: 1, max: 99_999 })

const states: fc.Arbitrary<BubbleState> = fc.record({
  indicator: fc.option(id),
  source: fc.option(id),
  location: fc.option(id),
  period: fc.option(fc.integer({ min: 1950, max: 2100 }).map((year) => year * 1000)),
  x: fc.option(id),
  xSource: fc.option(id),
  size: fc.option(fc.oneof(id, fc.constant('none' as const))),
  sizeSource: fc.option(id),
  log: fc.subarray([...LOG_AXES]),
  zones: fc.uniqueArray(id, { maxLength: 6 }),
  trails: fc.uniqueArray(id, { maxLength: 6 }),
  medians: fc.boolean(),
  steady: fc.boolean(),
  national: fc.boolean(),
  sdg: fc.boolean(),
})

test('parse(write(state)) = state, and other parameters stay', () => {
  fc.assert(
    fc.property(states, (state) => {
      const query = new URLSearchParams('section=bubble-chart-analysis&size=none&log=x,y&trails=8')
      BUBBLE_STATE.write(query, state)
      expect(BUBBLE_STATE.parse(query)).toEqual(state)
      expect(query.get('section')).toBe('bubble-chart-analysis')
    }),
  )
})

test('a malformed address asks for nothing', () => {
  const found = BUBBLE_STATE.parse(new URLSearchParams('x=left&size=large&log=z&zones=a&medians=yes'))
  expect(found).toMatchObject({ x: null, size: null, log: [], zones: [], medians: true })
})
