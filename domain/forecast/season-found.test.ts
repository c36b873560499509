import { expect, test } from 'vitest'
import { regularSeries } from '#domain/statistics/regular-series.ts'
import { seasonFound } from './season-found.ts'
import { chooseScale } from './working-scale.ts'

const SHAPE = [9, 5, 1, -2, -4, -6, -7, -5, -1, 1, 3, 6]
const months = (count: number, value: (month: number) => number) =>
  Array.from({ length: count }, (_, month) => value(month))

function found(values: readonly number[], start = 2018001, dated = false) {
  const series = regularSeries(values, start, 12)
  if (!series) throw new Error('no series')
  return seasonFound(
    series,
    chooseScale(values, 'other', () => 0),
    dated,
  )
}

test('the highest and the lowest month, wherever the series starts', () => {
  const expected = { status: 'ok', highest: { month: 1 }, lowest: { month: 7 } }
  expect(found(months(60, (t) => 100 + (SHAPE[t % 12] ?? 0)))).toMatchObject(expected)
  expect(
    found(
      months(60, (t) => 100 + (SHAPE[(t + 4) % 12] ?? 0)),
      2018005,
    ),
  ).toMatchObject(expected)
})

test('as a share of the mean of the year, or as a distance where values are 0 or below', () => {
  // Twelve months around 100 that rise to 109 and fall to 93: +9% and −7% of it.
  expect(found(months(60, (t) => 100 + (SHAPE[t % 12] ?? 0)))).toMatchObject({
    style: 'multiplied',
    highest: { by: expect.closeTo(0.09, 9) },
    lowest: { by: expect.closeTo(-0.07, 9) },
  })
  expect(found(months(60, (t) => SHAPE[t % 12] ?? 0))).toMatchObject({
    style: 'added',
    highest: { by: expect.closeTo(9, 9) },
    lowest: { by: expect.closeTo(-7, 9) },
  })
})

test.each<[string, number[], boolean, object]>([
  ['two years are needed', months(23, (t) => SHAPE[t % 12] ?? 0), false, { status: 'insufficient', n: 23 }],
  ['a straight line has none', months(48, (t) => t), false, { status: 'invalid', reason: 'no_rhythm' }],
  ['neither have equal months', months(48, () => 5), false, { status: 'invalid', reason: 'no_rhythm' }],
  ['nor months far apart', months(48, (t) => SHAPE[t % 12] ?? 0), true, { reason: 'too_gappy' }],
])('%s', (_, values, dated, expected) => expect(found(values, 2018001, dated)).toMatchObject(expected))
