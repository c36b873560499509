import { expect, test } from 'vitest'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { pairedByPeriod, pairedByPlace } from './paired-series.ts'

const reference = aReference([aSource(2, 'A'), aSource(3, 'B')], [anIndicator(7), anIndicator(8)])
const SERIES = [
  { indicator: 7, source: 2 },
  { indicator: 8, source: 3 },
]
const states = (source: number, indicator: number, year: string, values: readonly number[]) =>
  values.map((value, index) => aPoint(source, 8 + index, year, value, { indicator }))

const shown = (paired: {
  readonly series: readonly (readonly { readonly point: { value: number } | null }[])[]
}) => paired.series.map((rows) => rows.map(({ point }) => point?.value ?? null))

test.each<[string, string, string, string, number]>([
  ['the year that both have, though one has a later one', '2018', '2019', '2018', 0],
  ['the nearest year where none is common', '2017', '2019', '2019', 3],
])('%s', (_, first, later, period, moved) => {
  const points = [
    ...states(2, 7, first, [1, 2, 3]),
    ...states(3, 8, '2018', period === '2018' ? [4, 5, 6] : []),
    ...states(3, 8, later, [7, 8, 9]),
  ]
  const paired = pairedByPlace(points, reference, SERIES, { level: 3 })
  expect(paired).toMatchObject({ by: 'place', period, moved, dropped: 0 })
})

test('figures more than two years apart are no pair', () => {
  const points = [...states(2, 7, '2015', [1, 2, 3]), ...states(3, 8, '2019', [7, 8, 9])]
  const paired = pairedByPlace(points, reference, SERIES, { level: 3 })
  expect(paired).toMatchObject({ period: '2019', dropped: 3 })
  expect(shown(paired)).toEqual([
    [null, null, null],
    [7, 8, 9],
  ])
})

test('periods are paired exactly, with holes closed for lags only', () => {
  const points = [
    ...['2010', '2012', '2013'].map((year, index) => aPoint(2, 1, year, index)),
    ...['2010', '2013'].map((year, index) => aPoint(3, 1, year, 10 + index, { indicator: 8 })),
  ]
  const asked = { location: 1, regular: false }
  const paired = pairedByPeriod(points, reference, SERIES, asked)
  expect(paired).toMatchObject({ by: 'period', dropped: 1 })
  expect(shown(paired)).toEqual([
    [0, 1, 2],
    [10, null, 11],
  ])
  expect(shown(pairedByPeriod(points, reference, SERIES, { ...asked, regular: true }))).toEqual([
    [0, null, 1, 2],
    [10, null, null, 11],
  ])
})
