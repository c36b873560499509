import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StoredView } from '#domain/view/stored-view.ts'
import type { KindOption, Options } from './kind/option.ts'
import { KINDS } from './kinds.ts'
import { isView, type View } from './view.ts'
import { parseView, serialiseView } from './view-address.ts'

const id = fc.integer({ min: 1, max: 99_999 })
const ids = fc.uniqueArray(id, { maxLength: 20 })
const year = fc.integer({ min: 1950, max: 2100 })
const periods = fc.uniqueArray(
  fc.oneof(
    year.map(String),
    fc.tuple(year, fc.integer({ min: 1, max: 52 })).map(([y, w]) => `${y}-W${String(w).padStart(2, '0')}`),
    fc.tuple(year, fc.integer({ min: 1, max: 12 })).map(([y, m]) => `${y}-${String(m).padStart(2, '0')}`),
    fc.tuple(year, fc.integer({ min: 1, max: 4 })).map(([y, q]) => `${y}-Q${q}`),
  ),
  { maxLength: 6 },
)

/** Values that an option of some form takes; what it does not take is filtered out. */
const values: fc.Arbitrary<unknown> = fc.oneof(
  fc.boolean(),
  id,
  fc.uniqueArray(id, { minLength: 1, maxLength: 5 }),
  fc.array(
    fc.integer({ min: -1000, max: 100_000 }).map((n) => n / 4),
    { minLength: 1, maxLength: 6 },
  ),
  fc.constantFrom('wealth', 'age_sex', 'residence', 'theta', '2030', '2027-05'),
  fc.subarray(['x', 'y'], { minLength: 1 }),
)

function valuesOf({ offer, accepts }: KindOption<unknown>): fc.Arbitrary<unknown> {
  if (offer.choices) return fc.constantFrom(...offer.choices.map(([value]) => value))
  return values.filter(accepts)
}

function viewsOf(kind: string, options: Options): fc.Arbitrary<StoredView> {
  const own = Object.fromEntries(Object.entries(options).map(([name, option]) => [name, valuesOf(option)]))
  return fc.record({
    kind: fc.constant(kind),
    indicators: ids,
    sources: ids,
    locations: ids,
    periods,
    options: fc.record(own, { requiredKeys: [] }),
  })
}

test.each(KINDS.map(({ name, options }) => ({ name, options })))(
  '$name: parse(serialise(view)) = view',
  ({ name, options }) => {
    fc.assert(
      fc.property(viewsOf(name, options), (view) => {
        expect(isView(view)).toBe(true)
        if (isView(view)) expect(parseView(serialiseView(view))).toEqual(view)
      }),
    )
  },
)

test('addresses written before the kinds were defined are read and written as they were', () => {
  const file = new URL('../tests/records/view-addresses.txt', import.meta.url)
  const addresses = readFileSync(file, 'utf8').trim().split('\n')
  expect(addresses).toHaveLength(300)
  const rewritten = addresses.map((address) => {
    const view = parseView(address)
    return view === null ? '' : serialiseView(view)
  })
  expect(rewritten).toEqual(addresses)
})

test('options stand in one order in the addresses of all kinds', () => {
  const order =
    'shape nt sdg numden intervals interval_source alone hidden every_source length reference regions breaks look compare_by order dimension method adjust fit pair log medians steady horizon model until span trails years_of between'
  const positions = KINDS.map(({ options }) =>
    Object.values(options).map(({ parameter }) => order.split(' ').indexOf(parameter)),
  )
  expect(positions).toEqual(positions.map((own) => own.toSorted((a, b) => a - b)))
  expect(positions.flat()).not.toContain(-1)
})

describe('what is no view, or not wholly', () => {
  test('an unknown kind is no view; malformed parts of a known one are left out', () => {
    expect(parseView('kind=pie&indicator=7')).toBeNull()
    expect(parseView('')).toBeNull()
    expect(parseView('kind=trend&indicator=7,x,-3&period=2018,later&shape=round')).toEqual({
      kind: 'trend',
      indicators: [7],
      sources: [],
      locations: [],
      periods: ['2018'],
      options: {},
    })
  })

  test('an option of another kind is left out of an address, and no part of a stored view', () => {
    expect(parseView('kind=map&indicator=7&horizon=5')?.options).toEqual({})
    const map: StoredView = {
      kind: 'map',
      indicators: [7],
      sources: [],
      locations: [],
      periods: [],
      options: {},
    }
    expect(isView(map)).toBe(true)
    expect(isView({ ...map, options: { horizon: 5 } })).toBe(false)
    expect(isView({ ...map, options: { regions: 'wards' } })).toBe(false)
    expect(isView({ ...map, kind: 'pie' })).toBe(false)
  })
})

test('a view has the options of its own kind and no others', () => {
  const about = { indicators: [7], sources: [], locations: [], periods: [] }
  type Takes<Options> = { readonly kind: 'map'; readonly options: Options } & typeof about extends View
    ? true
    : false
  const ofMap: Takes<{ readonly regions: 'zones' }> = true
  const ofForecast: Takes<{ readonly horizon: number }> = false
  const unknownRegions: Takes<{ readonly regions: 'wards' }> = false
  expect([ofMap, ofForecast, unknownRegions]).toEqual([true, false, false])
})
