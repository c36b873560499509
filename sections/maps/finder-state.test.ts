import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EVERY_FACILITY, FINDER_STATE, type OriginWish } from './finder-state.ts'
import { MAPS_STATE } from './state.ts'

const place = fc.integer({ min: 1, max: 999_999 })
const degrees = (most: number) =>
  fc.integer({ min: -most * 10_000, max: most * 10_000 }).map((parts) => parts / 10_000)
const origins: fc.Arbitrary<OriginWish> = fc.oneof(
  fc.record({ kind: fc.constantFrom('place' as const, 'facility' as const), id: place }),
  fc.record({ kind: fc.constant('point' as const), at: fc.tuple(degrees(180), degrees(90)) }),
)
const finders = fc.record({
  ...{ name: fc.string(), type: fc.string(), level: fc.string(), ownership: fc.string() },
  ...{ state: fc.option(place), lga: fc.option(place), page: fc.option(place), facility: fc.option(place) },
  from: fc.option(origins),
})

test('what a finder was asked for is found again by its address, alone and below a map', () => {
  fc.assert(
    fc.property(finders, (finder) => {
      const query = new URLSearchParams('location=20&name=kept')
      const maps = { ...MAPS_STATE.parse(query), finder }
      MAPS_STATE.write(query, maps)
      expect(MAPS_STATE.parse(query).finder).toEqual(finder)
      expect(query.get('name')).toBe('kept')
      FINDER_STATE.write(query, finder)
      expect(FINDER_STATE.parse(query)).toEqual(finder)
    }),
  )
})

test.each(['place.', 'place.0', 'me', '8.5', '181,9', '8,91', '8.5,11.8,3', 'facility.<b>'])(
  'from %s is from nowhere',
  (from) => {
    expect(FINDER_STATE.parse(new URLSearchParams({ from })).from).toBeNull()
  },
)

test('a finder that is asked for nothing leaves the address as it is', () => {
  const query = new URLSearchParams()
  FINDER_STATE.write(query, EVERY_FACILITY)
  expect(query.size).toBe(0)
})
