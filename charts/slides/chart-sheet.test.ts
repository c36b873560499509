import { expect, test } from 'vitest'
import type { SlideChart } from './deck.ts'
import { chartSheet, distances, lettersOf } from './chart-sheet.ts'

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %i is %s', (column, letters) => {
  expect(lettersOf(column)).toBe(letters)
})

test('an interval is written by how far its ends are, without what a difference brings along', () => {
  const bounds = [{ lower: 0.1, upper: 0.7 }, null, { lower: 1, upper: 2 }]
  expect(distances({ values: [0.3, 5, null], bounds })).toEqual([
    { minus: 0.2, plus: 0.4 },
    { minus: 0, plus: 0 },
    { minus: 0, plus: 0 },
  ])
})

test('a series with intervals takes five columns, one without them one', () => {
  const series = (name: string, bound: { readonly lower: number; readonly upper: number } | null) => ({
    ...{ name, colour: '#1F63B0', values: [2], bounds: [bound] },
  })
  const chart: SlideChart = {
    ...{
      pane: 'chart',
      form: 'bar',
      categories: ['Kano'],
      format: 'General',
      alternative: '',
      axis: null,
      targets: [],
    },
    series: [series('A', { lower: 1, upper: 4 }), series('B', null), series('C', { lower: 1, upper: 4 })],
    heads: { lower: 'lower', upper: 'upper', below: 'below', above: 'above' },
  }
  expect(chartSheet(chart).series).toEqual([
    { value: 'B', interval: { below: 'E', above: 'F' } },
    { value: 'G', interval: null },
    { value: 'H', interval: { below: 'K', above: 'L' } },
  ])
})
