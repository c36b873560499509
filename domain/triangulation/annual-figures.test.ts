import { describe, expect, it } from 'vitest'
import type { Factor } from '#domain/number/factor.ts'
import type { Point } from '#domain/observation/point.ts'
import { anIndicator, aPoint } from '#tests/builders/made-up-country.ts'
import { annualFigures, figuresIn, yearsOf } from './annual-figures.ts'
import { extremeOutliers } from './extreme-outliers.ts'

function months(
  count: number,
  value: (month: number) => number,
  change: (month: number) => Partial<Point> = () => ({}),
) {
  return Array.from({ length: count }, (_, index) =>
    aPoint(6, 1, `2018-${`${index + 1}`.padStart(2, '0')}`, value(index + 1), change(index + 1)),
  )
}

const SHARE = anIndicator(7)

function valuesOf(points: readonly Point[], factor: Factor = 2): number[] {
  return figuresIn(annualFigures(points, anIndicator(7, { factor }))).map(({ value }) => value)
}

describe('a year from months (methods C4)', () => {
  it.each<[string, Point[], Factor, number[]]>([
    ['the mean of 9 months of a share', months(9, (month) => month), 2, [5]],
    ['nothing from 8 months', months(8, (month) => month), 2, []],
    ['the sum of 12 months of a count', months(12, () => 10), 4, [120]],
    ['nothing from 11 months of a count', months(11, () => 10), 4, []],
    [
      // 100 · (1 + 2) / (10 + 5) = 20, not the mean of 10 and 40.
      'shares by the sums of their parts',
      months(
        2,
        () => 0,
        (month) => ({ numerator: month, denominator: month === 1 ? 10 : 5 }),
      ),
      2,
      [20],
    ],
    ['the annual figure where there is one', [...months(12, () => 10), aPoint(6, 1, '2018', 33)], 2, [33]],
    ['nothing from weeks', [aPoint(6, 1, '2018-W10', 5)], 4, []],
    ['nothing from an unfinished year', [aPoint(6, 1, '2018', 5, { flags: ['partial_period'] })], 4, []],
  ])('%s', (_, points, factor, expected) => {
    expect(valuesOf(points, factor)).toEqual(expected)
    expect(annualFigures(points, anIndicator(7, { factor })).incomplete).toBe(expected.length === 0 ? 1 : 0)
  })
})

it('widens a 90% interval to 95% and leaves bounds out that cannot be right', () => {
  const figures = annualFigures(
    [
      aPoint(2, 1, '2016', 50, { lower: 40, upper: 70, intervalLevel: 90 }),
      aPoint(2, 1, '2017', 50, { lower: 40, upper: 60, intervalLevel: 95 }),
      aPoint(2, 1, '2018', 50, { lower: 51, upper: 60 }),
      aPoint(2, 1, '2019', 50, { lower: 40 }),
    ],
    SHARE,
  )
  const [widened, kept, ...others] = figuresIn(figures).map(({ interval }) => interval)
  // 1.959964 / 1.644854 = 1.191573.
  expect(widened?.[0]).toBeCloseTo(50 - 11.91573, 4)
  expect(widened?.[1]).toBeCloseTo(50 + 23.83146, 4)
  expect(kept).toEqual([40, 60])
  expect(others).toEqual([null, null])
  expect(figures).toMatchObject({ widened: 1, invalidBounds: 2 })
})

it('counts repeated keys, and takes the last one', () => {
  const figures = annualFigures(
    [aPoint(2, 1, '2018', 1), aPoint(2, 1, '2018', 2), aPoint(2, 8, '2016', 3)],
    SHARE,
  )
  expect(figures.duplicates).toBe(1)
  expect(figuresIn(figures, 1).map(({ value }) => value)).toEqual([2])
  expect([yearsOf(figures, null), yearsOf(figures, 8), yearsOf(figures, 9)]).toEqual([
    [2016, 2018],
    [2016],
    [],
  ])
})

it.each(['Measles vaccine: stock at the start of the month', 'COVID-19 confirmed cases, cumulative'])(
  'twelve months of “%s” make no year',
  (fullName) => {
    const stock = anIndicator(7, { factor: 4, denominator: '', fullName })
    expect(
      figuresIn(
        annualFigures(
          months(12, () => 10),
          stock,
        ),
      ),
    ).toEqual([])
  },
)

describe('extreme outliers', () => {
  const series = (values: readonly number[]) =>
    annualFigures(
      values.map((value, index) => aPoint(2, 1, `${2000 + index}`, value)),
      SHARE,
    )

  it.each<[string, number[], number, number]>([
    // The example of methods §2.2: only the last one is.
    ['one far from the others', [100, 102, 98, 101, 99, 103, 97, 100, 101, 99, 100, 300], 1, 12],
    ['none along a steady rise', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 0, 12],
    ['none to judge in five values', [1, 2, 3, 4, 500], 0, 0],
  ])('%s', (_, values, extreme, judged) => {
    expect(extremeOutliers(series(values))).toEqual({ extreme, judged })
  })
})
