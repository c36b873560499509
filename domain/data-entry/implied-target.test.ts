import { describe, expect, test } from 'vitest'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Point } from '#domain/observation/point.ts'
import { aPoint, anIndicator } from '#tests/builders/made-up-country.ts'
import { impliedTarget } from './implied-target.ts'

const COATS = anIndicator(7, { shortName: 'Warm coats', decimals: 1 })
const plain = { factor: 4, decimals: 0, denominator: '' } as const
const [GIVEN, TORN] = [anIndicator(8, plain), anIndicator(9, plain)]

/** A share of coats as published, with the count that it is made of. */
const share = (period: string, value: number, numerator: number, change: Partial<Point> = {}) =>
  aPoint(2, 8, period, value, { numerator, ...change })
const count = (indicator: Indicator, period: string, value: number) =>
  aPoint(2, 8, period, value, { indicator: indicator.id })

const implied = (shares: readonly Point[], counts: readonly Point[], indicator = COATS) =>
  impliedTarget(indicator, shares, {
    indicators: [COATS, TORN, GIVEN],
    byIndicator: Map.groupBy(counts, (point) => point.indicator),
  })

const COUNTS = [count(GIVEN, '2023-01', 50), count(GIVEN, '2023-02', 60), count(GIVEN, '2022-12', 40)]
const code = (shares: readonly Point[]) => shares.at(-1)?.period

describe('the target that shares imply', () => {
  // 50 of 500 are 10.0 % for every target between 497.5 and 502.5, 60 are 12.0 % between 497.9 and 502.1.
  test.each<[string, readonly Point[], readonly Point[], number | null]>([
    ['of one year narrow it', [share('2023-01', 10, 50), share('2023-02', 12, 60)], COUNTS, 500],
    // Between 299.3 and 300.8 alone.
    [
      'of another year say nothing of this one',
      [share('2022-12', 1, 40), share('2023-02', 20, 60)],
      COUNTS,
      300,
    ],
    // No target gives both, and the newest alone says 300.
    [
      'that contradict each other give way to the newest',
      [share('2023-01', 10, 50), share('2023-02', 20, 60)],
      COUNTS,
      300,
    ],
    [
      'of nobody imply none',
      [share('2023-01', 0, 0), share('2023-02', 0, 0)],
      [count(GIVEN, '2023-01', 0), count(GIVEN, '2023-02', 0)],
      null,
    ],
    ['that follow from a count once only', [share('2023-01', 10, 50)], COUNTS, null],
    [
      'whose numerator is another number once',
      [share('2023-01', 10, 50), share('2023-02', 12, 61)],
      COUNTS,
      null,
    ],
    [
      'of an own denominator',
      [share('2023-01', 10, 50, { denominator: 500 }), share('2023-02', 12, 60, { denominator: 500 })],
      COUNTS,
      null,
    ],
    ['without any count', [share('2023-01', 10, 50), share('2023-02', 12, 60)], [], null],
  ])('shares %s', (_, shares, counts, target) => {
    expect(implied(shares, counts)).toEqual(target && { count: GIVEN.id, target, period: code(shares) })
  })

  test('the count is the one whose figures are the numerators', () => {
    const others = [count(TORN, '2023-01', 50), count(TORN, '2023-02', 7)]
    const found = implied([share('2023-01', 10, 50), share('2023-02', 12, 60)], [...others, ...COUNTS])
    expect(found?.count).toBe(GIVEN.id)
  })

  test.each([
    ['a rate per thousand', { factor: 1 }, 5000],
    ['a count', plain, null],
    ['a plain number that is no count', { factor: 4, denominator: 'Children' }, null],
  ] as const)('of %s', (_, change, target) => {
    const shares = [share('2023-01', 10, 50), share('2023-02', 12, 60)]
    expect(implied(shares, COUNTS, { ...COATS, ...change })?.target ?? null).toBe(target)
  })
})
