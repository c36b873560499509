import { describe, expect, it } from 'vitest'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Point } from '#domain/observation/point.ts'
import { aPoint, anIndicator } from '#tests/builders/made-up-country.ts'
import { forecastSeries } from './series-of-points.ts'

const COUNTS: Partial<Indicator> = { factor: 4, fullName: 'Confirmed cases reported in the week' }
const yearly = (values: Readonly<Record<number, number>>, change: Partial<Point> = {}) =>
  Object.entries(values).map(([year, value]) => aPoint(2, 1, year, value, change))
const weekly = (count: number) =>
  Array.from({ length: count }, (_, at) => aPoint(2, 1, `2018-W${String(at + 1).padStart(2, '0')}`, 7))

function seriesOf(points: readonly Point[], change: Partial<Indicator> = {}) {
  return forecastSeries(points, anIndicator(7, change), { classification: 'Estimate', evidence: new Map() })
}

describe('a series on a grid', () => {
  it.each<[string, Point[], Partial<Indicator>, object]>([
    [
      'years, in any order, with gaps',
      yearly({ 2012: 30, 2010: 10 }),
      {},
      { values: [10, null, 30], start: 2010000, frequency: 1, unit: 'percent', model_based: true },
    ],
    [
      'months',
      [aPoint(2, 1, '2020-12', 5), aPoint(2, 1, '2021-02', 7)],
      COUNTS,
      { values: [5, null, 7], start: 2020012, frequency: 12, unit: 'count' },
    ],
    ['rates', yearly({ 2010: 40 }), { factor: 1 }, { unit: 'rate' }],
    ['growth below zero has no range', yearly({ 2010: -1, 2011: 2 }), {}, { unit: 'other' }],
    [
      'weekly counts as months',
      weekly(9),
      COUNTS,
      { values: [expect.closeTo(31, 9), expect.closeTo(28, 9)], start: 2018001, frequency: 12 },
    ],
  ])('%s', (_, points, change, expected) => {
    const series = seriesOf(points, change)
    expect(series.status === 'ready' && series.asked).toMatchObject(expected)
  })

  it('keeps published projections and incomplete periods out, and says so', () => {
    const points = [
      ...yearly({ 2010: 10, 2011: 11 }),
      ...yearly({ 2012: 3 }, { flags: ['partial_period'] }),
      ...yearly({ 2013: 13, 2014: 14 }, { flags: ['projection'] }),
    ]
    const series = seriesOf(points)
    expect(series).toMatchObject({ status: 'ready', remarks: ['partial_left_out'] })
    expect(series.published.map((point) => point.value)).toEqual([13, 14])
    expect(series.status === 'ready' && series.asked.values).toEqual([10, 11])
  })

  it('takes the frequency with most figures', () => {
    const series = seriesOf([...yearly({ 2010: 1, 2011: 2 }), aPoint(2, 1, '2012-03', 9)])
    expect(series).toMatchObject({ remarks: ['other_frequency_left_out'], asked: { values: [1, 2] } })
  })
})

it.each<[string, Point[], Partial<Indicator>, string]>([
  ['no figure', [], {}, 'no_figures'],
  ['only projections', yearly({ 2030: 1 }, { flags: ['projection'] }), {}, 'no_figures'],
  ['quarters', [aPoint(2, 1, '2020-Q1', 1)], {}, 'quarters'],
  ['weekly shares', weekly(9), { fullName: 'Share of cases' }, 'weeks_do_not_add_up'],
  [
    'running totals',
    weekly(9),
    { factor: 4, fullName: 'Confirmed cases, cumulative' },
    'weeks_do_not_add_up',
  ],
  ['weeks without a whole month', weekly(3), COUNTS, 'weeks_do_not_add_up'],
])('%s cannot be forecast', (_, points, change, reason) => {
  expect(seriesOf(points, change)).toMatchObject({ status: 'refused', reason })
})
