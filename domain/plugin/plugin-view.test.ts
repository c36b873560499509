import { describe, expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { periodCode } from '#domain/period/period.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { MOST_OBSERVATIONS } from './plugin-message.ts'
import { pluginObservations, pluginView } from './plugin-view.ts'

const reference = aReference(
  [aSource(2, 'Survey A'), aSource(3, 'Register', { classification: 'Routine', derivedFrom: [2] })],
  [anIndicator(7), anIndicator(8)],
)
const worded = { reference, language: english }
const CHOICE = { indicator: 7, source: 2, location: 8, period: periodCode('2018') }

describe('the view of a plugin', () => {
  test('ids with their names', () => {
    expect(pluginView('winter', CHOICE, worded)).toEqual({
      dashboard: 'winter',
      indicator: { id: 7, name: 'Indicator 7 in full', unit: 'percentage' },
      source: { id: 2, name: 'Survey A', classification: 'Survey' },
      location: { id: 8, name: 'Northland' },
      period: { id: 2018000, name: '2018' },
    })
  })

  test('nothing where the choice names nothing that is held', () => {
    const choice = { indicator: 99, source: 99, location: 99, period: null }
    const none = { indicator: null, source: null, location: null, period: null }
    expect(pluginView('winter', choice, worded)).toEqual({ dashboard: 'winter', ...none })
  })
})

const figures = (...points: readonly ReturnType<typeof aPoint>[]) =>
  pluginObservations(tableOf(points), CHOICE, worded)

describe('the figures of a plugin', () => {
  // The chosen place in every source and period, the chosen source and period in every place, of the chosen indicator.
  test.each([
    ['chosen', aPoint(2, 8, '2018', 1), true],
    ['of another period', aPoint(2, 8, '2013', 1), true],
    ['of another source', aPoint(3, 8, '2018', 1), true],
    ['of another place', aPoint(2, 9, '2018', 1), true],
    ['of another place and period', aPoint(2, 9, '2013', 1), false],
    ['of another place and source', aPoint(3, 9, '2018', 1), false],
    ['of another indicator', aPoint(2, 8, '2018', 1, { indicator: 8 }), false],
  ])('a figure %s', (_, point, isGiven) => {
    expect(figures(point)).toEqual({
      rows: isGiven ? [expect.objectContaining({ value: 1 })] : [],
      more: false,
    })
  })

  test('are written out, with what their source is made of', () => {
    const point = aPoint(3, 8, '2018', 41.5, { lower: 40, upper: 43, intervalLevel: 95, flags: ['over_100'] })
    const own = { classification: 'Routine', derived_from: ['Survey A'], flags: ['over_100'] }
    expect(figures(point).rows).toEqual([
      {
        ...{
          indicator: 7,
          source: 'Register',
          ...own,
          location: 'Northland',
          period: '2018',
          interval_level: 95,
        },
        ...{ value: 41.5, lower: 40, upper: 43, text: '41.5%', lower_text: '40.0%', upper_text: '43.0%' },
      },
    ])
    expect(figures(aPoint(2, 8, '2018', 1)).rows).toMatchObject([{ lower_text: '', upper_text: '' }])
  })

  test.each([
    [0, false],
    [1, true],
  ])('as many as an answer holds and %i more', (beyond, more) => {
    const points = Array.from({ length: MOST_OBSERVATIONS + beyond }, (_, at) =>
      aPoint(2, 8, `${1000 + at}`, 1),
    )
    const { rows, ...answer } = figures(...points)
    expect([rows.length, answer.more]).toEqual([MOST_OBSERVATIONS, more])
  })
})
