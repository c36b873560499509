import { expect, test } from 'vitest'
import { emptyMapping } from '#exchange/mapping/mapping.ts'
import { withKept, withoutOpenPeriods, withYear } from './map-names.ts'

const period = (key: string, proposal: 'no-year' | 'no-period') => ({ key, named: key, count: 1, proposal })

test('what was agreed to before lies over what is proposed of this file', () => {
  const draft = {
    ...emptyMapping('sheet', 'state|value'),
    indicators: { BCG: { indicator: 20, scale: 1 as const }, 'ANC 4': { indicator: 7, scale: 1 as const } },
    places: { Kano: 27, Katsina: 28 },
  }
  const kept = {
    ...emptyMapping('sheet', 'state|value'),
    indicators: { BCG: { indicator: 21, scale: 1 as const } },
    places: { Kano: null },
    source: 6,
  }
  expect(withKept(draft, kept, { periods: [] })).toEqual({
    ...kept,
    indicators: { BCG: { indicator: 21, scale: 1 }, 'ANC 4': { indicator: 7, scale: 1 } },
    places: { Kano: null, Katsina: 28 },
  })
})

test('months without a year are asked again in each file, and a week that the year does not have is left out', () => {
  const draft = emptyMapping('sheet', 'state')
  const periods = [period('Jan', 'no-year'), period('W53', 'no-year'), period('20233', 'no-period')]
  const start = withoutOpenPeriods(
    withKept(draft, { ...draft, periods: { Jan: '2022-01' } }, { periods }),
    periods,
  )
  expect(start.periods).toEqual({ 20233: null })
  const named = withYear(start, periods, '2023')
  expect(named.periods).toEqual({ 20233: null, Jan: '2023-01', W53: null })
  expect(withYear(named, periods, '202').periods).toEqual({ 20233: null })
})
