import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tableOf } from '#domain/observation/observation-table.ts'
import { aPoint, aReference, aSource, anIndicator } from '#tests/builders/made-up-country.ts'
import { EPIDEMIC_STATE, type EpidemicState } from './state.ts'
import { chosenMeasure, neededIndicators, resolveEpidemic } from './epidemic-choice.ts'
import { curveForm } from './epidemic-choice.ts'

const id = fc.integer({ min: 1, max: 99_999 })

const states: fc.Arbitrary<EpidemicState> = fc.record({
  indicator: fc.option(id),
  source: fc.option(id),
  location: fc.option(id),
  period: fc.option(fc.integer({ min: 1950, max: 2100 }).map((year) => year * 1000)),
  years: fc.constantFrom('one', 'all'),
  curve: fc.option(fc.constantFrom('weeks', 'range', 'running')),
  places: fc.constantFrom('weeks', 'totals', 'rates'),
  fatality: fc.constantFrom('years', 'states'),
})

test('parse(write(state)) = state, and other parameters stay', () => {
  fc.assert(
    fc.property(states, (state) => {
      const query = new URLSearchParams('section=epidemic-curve&years=all&died=states')
      EPIDEMIC_STATE.write(query, state)
      expect(EPIDEMIC_STATE.parse(query)).toEqual(state)
      expect(query.get('section')).toBe('epidemic-curve')
    }),
  )
})

const nothing = EPIDEMIC_STATE.parse(new URLSearchParams('curve=pie&by_state=&died=x&years=2'))

test('a malformed address asks for nothing', () => {
  expect(nothing).toEqual({
    indicator: null,
    source: null,
    location: null,
    period: null,
    years: 'one',
    curve: null,
    places: 'weeks',
    fatality: 'years',
  })
})

describe('the choice', () => {
  const reference = aReference(
    [aSource(31, 'Reports', { classification: 'Routine' })],
    [anIndicator(1301, { factor: 4 }), anIndicator(7)],
  )
  const week = (location: number, period: string) => aPoint(31, location, period, 5, { indicator: 1301 })
  const table = tableOf([week(1, '2023-W01'), week(1, '2024-W01'), week(8, '2023-W02')])
  const choose = (asked: Partial<EpidemicState>) => {
    const wanted = { ...nothing, ...asked }
    return resolveEpidemic(wanted, chosenMeasure(wanted.indicator, reference.curation), { table, reference })
  }

  test('opens with the newest year of the nation', () => {
    expect(choose({})).toMatchObject({ source: 31, location: 1, year: 2024, moved: [] })
    expect(choose({ years: 'all' })).toMatchObject({ year: null, years: [2024, 2023] })
  })

  test('knows which sources have weeks, and how many each place of the shown one has', () => {
    const other = { ...week(8, '2022-W01'), source: 32 }
    const both = tableOf([week(1, '2023-W01'), week(1, '2024-W01'), other])
    const asked = (source: number | null) =>
      resolveEpidemic({ ...nothing, source, location: 8 }, chosenMeasure(null, reference.curation), {
        table: both,
        reference,
      })
    expect(asked(null)).toMatchObject({ source: 31, sources: [31, 32], location: 1 })
    expect([...asked(null).weeks]).toEqual([[1, 2]])
    expect(asked(32)).toMatchObject({ source: 32, location: 8, year: 2022, moved: [] })
  })

  test('the count of a year leads to its weekly count', () => {
    expect(chosenMeasure(481, reference.curation).measure.indicator).toBe(1301)
  })

  test('what is not there moves, and says so', () => {
    const moved = choose({ location: 9, period: 2019_000 })
    expect(moved).toMatchObject({ location: 1, year: 2024 })
    expect(moved.moved).toHaveLength(2)
    expect(choose({ location: 8, period: 2023_000 })).toMatchObject({ location: 8, year: 2023, moved: [] })
  })

  test('the curve stands beside earlier years only where there are two', () => {
    expect(curveForm({ curve: null }, { year: 2024, years: [2024, 2023] })).toBe('weeks')
    expect(curveForm({ curve: 'range' }, { year: 2024, years: [2024, 2023] })).toBe('weeks')
    expect(curveForm({ curve: null }, { year: 2024, years: [2024, 2023, 2022] })).toBe('range')
    expect(curveForm({ curve: null }, { year: null, years: [2024, 2023, 2022] })).toBe('weeks')
  })

  test('each file is asked for once', () => {
    expect(neededIndicators(chosenMeasure(1301, reference.curation), false, reference.curation)).toEqual([
      1301, 481, 483, 484,
    ])
    expect(neededIndicators(chosenMeasure(499, reference.curation), true, reference.curation)).toEqual([
      499, 501, 62,
    ])
  })
})
