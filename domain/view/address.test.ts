import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseView, serialiseView } from './address.ts'
import {
  COMPARE_BY,
  CORRELATION_METHODS,
  FIGURE_KINDS,
  FIGURE_SHAPES,
  LOG_AXES,
  PLACE_ORDERS,
  type View,
  type ViewOptions,
} from './view.ts'

const id = fc.integer({ min: 1, max: 99_999 })
const ids = fc.uniqueArray(id, { maxLength: 20 })
const year = fc.integer({ min: 1950, max: 2100 })
const periods = fc.uniqueArray(
  fc.oneof(
    year.map(String),
    fc.tuple(year, fc.integer({ min: 1, max: 53 })).map(([y, w]) => `${y}-W${String(w).padStart(2, '0')}`),
    fc.tuple(year, fc.integer({ min: 1, max: 12 })).map(([y, m]) => `${y}-${String(m).padStart(2, '0')}`),
    fc.tuple(year, fc.integer({ min: 1, max: 4 })).map(([y, q]) => `${y}-Q${q}`),
  ),
  { maxLength: 6 },
)

const options: fc.Arbitrary<ViewOptions> = fc.record(
  {
    shape: fc.constantFrom(...FIGURE_SHAPES),
    national: fc.boolean(),
    sdg: fc.boolean(),
    parts: fc.boolean(),
    intervals: fc.boolean(),
    intervalSource: id,
    alone: fc.boolean(),
    hidden: fc.uniqueArray(id, { minLength: 1, maxLength: 5 }),
    reference: id,
    regions: fc.constantFrom('zones', 'states', 'lgas'),
    breaks: fc.array(
      fc.integer({ min: -1000, max: 100_000 }).map((n) => n / 4),
      { minLength: 1, maxLength: 6 },
    ),
    compareBy: fc.constantFrom(...COMPARE_BY),
    order: fc.constantFrom(...PLACE_ORDERS),
    dimension: fc.constantFrom('wealth', 'age_sex', 'residence'),
    method: fc.constantFrom(...CORRELATION_METHODS),
    adjust: fc.constant('holm'),
    fit: fc.constant('theil-sen'),
    pair: fc.uniqueArray(id, { minLength: 2, maxLength: 2 }),
    log: fc.subarray([...LOG_AXES], { minLength: 1 }),
    medians: fc.boolean(),
    horizon: fc.integer({ min: 1, max: 24 }),
    model: fc.constantFrom('combination', 'theta'),
    trails: fc.uniqueArray(id, { minLength: 1, maxLength: 5 }),
  },
  { requiredKeys: [] },
)

const views: fc.Arbitrary<View> = fc.record({
  kind: fc.constantFrom(...FIGURE_KINDS),
  indicators: ids,
  sources: ids,
  locations: ids,
  periods,
  options,
})

test('parse(serialise(view)) = view', () => {
  fc.assert(
    fc.property(views, (view) => {
      expect(parseView(serialiseView(view))).toEqual(view)
    }),
  )
})

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
