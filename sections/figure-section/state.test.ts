import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIGURE_STATE, type FigureState } from './state.ts'

const id = fc.integer({ min: 1, max: 99_999 })
const maybe = fc.option(id)
const idSet = fc.uniqueArray(id, { maxLength: 6 })

const wanted: fc.Arbitrary<FigureState> = fc.record({
  indicator: maybe,
  source: maybe,
  location: maybe,
  period: fc.option(fc.integer({ min: 1950, max: 2100 }).map((year) => year * 1000)),
  related: idSet,
  national: fc.boolean(),
  sdg: fc.boolean(),
  parts: fc.boolean(),
  intervals: fc.boolean(),
  intervalSource: maybe,
  trend: fc.constantFrom('line' as const, 'column' as const),
  length: fc.constantFrom('year' as const, 'month' as const, null),
  yearsOf: fc.constantFrom('report' as const, 'birth' as const),
  distribution: fc.constantFrom('bars' as const, 'map' as const),
  regions: fc.constantFrom('states' as const, 'zones' as const),
  among: fc.constantFrom('lgas' as const, 'states' as const, null),
  hidden: idSet,
  every: fc.boolean(),
  reference: maybe,
})

test('parse(write(state)) = state', () => {
  fc.assert(
    fc.property(wanted, (state) => {
      const query = new URLSearchParams('section=zonal-analysis&other=5')
      FIGURE_STATE.write(query, state)
      expect(FIGURE_STATE.parse(query)).toEqual(state)
      expect(query.get('other')).toBe('5')
    }),
  )
})

test('what equals the default is deleted', () => {
  const query = new URLSearchParams('indicator=7&nt=0&year=2018')
  FIGURE_STATE.write(query, FIGURE_STATE.parse(new URLSearchParams()))
  expect(query.toString()).toBe('')
})

test('links of earlier versions are understood', () => {
  const state = FIGURE_STATE.parse(
    new URLSearchParams('?index=1&indicator=7&datasource=2&location=27&year=2018'),
  )
  expect(state).toMatchObject({ indicator: 7, source: 2, location: 27, period: 2018000 })
})

test('a malformed address asks for nothing instead of failing', () => {
  const state = FIGURE_STATE.parse(
    new URLSearchParams('?indicator=undefined&datasource=-1&location=NaN&period=soon&nt=maybe'),
  )
  expect(state).toEqual({
    ...{ indicator: null, source: null, location: null, period: null, related: [] },
    ...{ national: true, sdg: true, parts: false, intervals: true, intervalSource: null },
    ...{ trend: 'line', distribution: 'bars', regions: 'states', hidden: [], every: false, reference: null },
    ...{ among: null, length: null, yearsOf: 'report' },
  })
})
