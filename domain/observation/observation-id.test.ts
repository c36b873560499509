import fc from 'fast-check'
import { expect, test } from 'vitest'
import { observationId, observationKey } from './observation-id.ts'

const keys = fc.record({
  indicator: fc.integer({ min: 0, max: 8191 }),
  source: fc.integer({ min: 0, max: 511 }),
  location: fc.integer({ min: 0, max: 4095 }),
  period: fc
    .tuple(fc.integer({ min: 1900, max: 2150 }), fc.integer({ min: 0, max: 204 }))
    .map(([year, part]) => year * 1000 + part),
  valueType: fc.integer({ min: 1, max: 7 }),
})

test('every key has an exact integer id that leads back to it', () => {
  fc.assert(
    fc.property(keys, (key) => {
      const id = observationId(key)
      expect(Number.isSafeInteger(id)).toBe(true)
      expect(observationKey(id)).toEqual(key)
    }),
  )
})

test('ids sort like their keys', () => {
  const base = { indicator: 7, source: 2, location: 1, period: 2018000, valueType: 2 }
  expect(observationId(base)).toBeLessThan(observationId({ ...base, period: 2024000 }))
  expect(observationId({ ...base, period: 2024000 })).toBeLessThan(observationId({ ...base, location: 2 }))
})

test('a key that does not fit is refused, not wrapped around', () => {
  const base = { indicator: 7, source: 2, location: 1, period: 2018000, valueType: 2 }
  expect(() => observationId({ ...base, source: 512 })).toThrow(RangeError)
  expect(() => observationId({ ...base, period: 2156000 })).toThrow(RangeError)
})
