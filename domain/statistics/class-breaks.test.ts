import type { Indicator } from '#domain/indicator/indicator.ts'
import { anIndicator } from '#tests/builders/made-up-country.ts'
import { describe, expect, it, test } from 'vitest'
import { classBreaks, classIndex, type ClassMethod } from './class-breaks.ts'
import { naturalBreaks } from './natural-breaks.ts'
import { countClasses } from './count-classes.ts'
import { roundClasses } from './round-classes.ts'

const THREE_CLUMPS = [1, 2, 3, 10, 11, 12, 20, 21, 22]
const UNEVEN = [5, 8, 9, 12, 13, 30, 31, 50]

function bounds(values: readonly number[], method: ClassMethod, count: number): [number, number][] {
  return classBreaks(values, method, count).classes.map(({ lower, upper }) => [lower, upper])
}

describe('worked examples of the methods, section 9', () => {
  it('finds natural breaks of three clumps', () => {
    expect(naturalBreaks(THREE_CLUMPS, 3)).toEqual([
      [1, 2, 3],
      [10, 11, 12],
      [20, 21, 22],
    ])
    expect(classBreaks(THREE_CLUMPS, 'jenks', 3).fit).toBeCloseTo(0.989051, 6)
  })

  it('finds natural breaks of uneven values', () => {
    expect(naturalBreaks(UNEVEN, 4)).toEqual([[5, 8, 9], [12, 13], [30, 31], [50]])
    expect(classBreaks(UNEVEN, 'jenks', 4).fit).toBeCloseTo(0.994391, 6)
  })

  it('cuts at quantiles of type 7', () => {
    const found = bounds(THREE_CLUMPS, 'quantile', 3).flat()
    const expected = [1, 7.666667, 7.666667, 14.666667, 14.666667, 22]
    for (const [index, value] of expected.entries()) expect(found[index]).toBeCloseTo(value, 6)
  })

  it('cuts at round numbers', () => {
    expect(bounds(THREE_CLUMPS, 'pretty', 5)).toEqual([
      [0, 5],
      [5, 10],
      [10, 15],
      [15, 20],
      [20, 25],
    ])
  })
})

describe('class breaks at the edges', () => {
  it.each<[string, number[], ClassMethod, [number, number][]]>([
    ['no values', [], 'pretty', []],
    ['one value by quantile', [7], 'quantile', [[7, 7]]],
    ['one value repeated, by groups', [7, 7, 7], 'jenks', [[7, 7]]],
    ['equal widths', [0, 1, 5, 9, 10], 'equal', [0, 2, 4, 6, 8].map((low) => [low, low + 2])],
    [
      'percentages in five round classes',
      [10.9, 42, 48, 70, 94.6],
      'pretty',
      [0, 20, 40, 60, 80].map((low) => [low, low + 20]),
    ],
    [
      'fewer distinct values than classes',
      [1, 1, 2],
      'jenks',
      [
        [1, 1],
        [2, 2],
      ],
    ],
    [
      'a value on which quantiles coincide stands alone',
      [0, 0, 0, 0, 0, 4],
      'quantile',
      [
        [0, 4],
        [4, 4],
      ],
    ],
    ['one value repeated, at round numbers', [0, 0, 0], 'pretty', [[0, 0]]],
    [
      'no class below zero where no value is',
      [0.1, 0.2],
      'pretty',
      [
        [0.1, 0.15],
        [0.15, 0.2],
      ],
    ],
  ])('%s', (_, values, method, expected) => {
    expect(bounds(values, method, 5)).toEqual(expected)
  })

  it('puts a value on a bound into the upper class and the greatest into the last', () => {
    const classes = classBreaks([10.9, 20, 40, 60, 80, 100], 'pretty', 5)
    expect([10.9, 20, 40, 99, 100].map((value) => classIndex(classes, value))).toEqual([0, 1, 2, 4, 4])
    expect(classes.classes.map((entry) => entry.count)).toEqual([1, 1, 1, 1, 2])
  })
})

test.each<[number[], [number, number][]]>([
  [[0, 0], []],
  [[0, 3], [[1, 3]]],
  // Fifths of 1 … 10 by R type 7 are 2.8, 4.6, 6.4 and 8.2.
  [
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    [
      [1, 3],
      [4, 5],
      [6, 7],
      [8, 9],
      [10, 10],
    ],
  ],
  [
    [1, 1, 1, 1, 1, 1, 1, 40],
    [
      [1, 1],
      [2, 40],
    ],
  ],
])('classes of %j', (counts, classes) => {
  expect(countClasses(counts).map(({ from, to }) => [from, to])).toEqual(classes)
})

describe('round classes of a map', () => {
  const COUNT = anIndicator(1, { factor: 4, denominator: '' })
  const RATE = anIndicator(2, { factor: 1 })
  const COVERAGE = anIndicator(3)
  const WORSE = anIndicator(4, { slope: 'Negative' })
  const limitsOf = (values: readonly number[], indicator: Indicator) => {
    const { classes, by } = roundClasses(values, indicator)
    return [by, classes.slice(1).map(({ lower }) => lower), classes.map(({ count }) => count)]
  }

  // Twenty-four places of which three have most of the cases; fifths of those with any by R type 7 are 1.8, 4.2, 12.8 and 59.
  const skewed = [
    ...[0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 6, 7, 10, 17, 24, 32, 53],
    ...[83, 127, 212, 243],
  ]

  // Three in each class of coverage.
  const spread = [25, 35, 45, 55, 65, 75, 85].flatMap((value) => [value - 2, value, value + 2])

  test.each<[string, number[], Indicator, [string, number[], number[]]]>([
    [
      'counts of which a few are large: zero, and fifths with round limits',
      skewed,
      COUNT,
      ['places', [1, 3, 6, 15, 60], [4, 6, 3, 3, 4, 4]],
    ],
    ['the same as a rate: of equal width', skewed, RATE, ['width', [50, 100, 150, 200], [19, 2, 1, 0, 2]]],
    [
      'counts that are spread: of equal width',
      [10, 20, 30, 40, 50, 60, 70, 80, 90, 100],
      COUNT,
      ['width', [20, 40, 60, 80], [1, 2, 2, 2, 3]],
    ],
    [
      'coverage: the same seven on every map, a limit belongs above',
      [...spread, 30, 80],
      COVERAGE,
      ['coverage', [30, 40, 50, 60, 70, 80], [3, 4, 3, 3, 3, 3, 4]],
    ],
    [
      'a share that is worse the higher: of equal width',
      spread,
      WORSE,
      ['width', [30, 40, 50, 60, 70, 80], Array(7).fill(3)],
    ],
    [
      'coverage in three of the seven: of equal width',
      [61, 66, 71, 76, 81, 86],
      COVERAGE,
      ['width', [65, 70, 75, 80, 85], [1, 1, 1, 1, 1, 1]],
    ],
    [
      'coverage in four of the seven: the same seven',
      [55, 61, 66, 71, 76, 81, 86],
      COVERAGE,
      ['coverage', [30, 40, 50, 60, 70, 80], [0, 0, 0, 1, 2, 2, 2]],
    ],
    [
      'coverage of which more than half is in one of them: of equal width',
      [...spread.slice(0, 12), ...Array.from({ length: 14 }, (_, at) => 84 + at)],
      COVERAGE,
      ['width', [40, 60, 80], [6, 6, 0, 14]],
    ],
    // Of equal width: 1, 10 and 40, with three of the five above zero in the first.
    [
      'counts above zero in three classes, most of them in one: fifths with round limits',
      [0, 1, 1, 7, 13, 44],
      COUNT,
      ['places', [1, 6, 10, 20], [1, 2, 1, 1, 1]],
    ],
    ['counts that are all alike: one class', [4, 4, 4], COUNT, ['width', [], [3]]],
    ['counts that are all zero: one class', Array(21).fill(0), COUNT, ['width', [], [21]]],
    ['zero and one other: two classes', [0, 0, 7], COUNT, ['width', [1], [2, 1]]],
    [
      'small counts of many places: 0, 1, 2+',
      [...Array(727).fill(0), ...Array(38).fill(1), ...Array(5).fill(2)],
      COUNT,
      ['width', [1, 2], [727, 38, 5]],
    ],
    [
      'classes without a place are folded into the one below',
      [10, 20, 30, 90, 100],
      COUNT,
      ['width', [20, 80], [1, 2, 2]],
    ],
    [
      'counts with fractions, as models give them: as other numbers',
      [0, 0.5, 1, 1.5, 2],
      COUNT,
      ['width', [0.5, 1, 1.5], [1, 1, 1, 2]],
    ],
  ])('%s', (_, values, isCount, expected) => expect(limitsOf(values, isCount)).toEqual(expected))
})

// By hand: the frequent value has a class, the others share the rest by R's quantile(type = 7).
test.each<[string, number[], number[][]]>([
  [
    'zeros, and a few others',
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 50],
    [
      [0, 1, 10],
      [1, 5 / 3, 1],
      [5 / 3, 18, 1],
      [18, 50, 1],
    ],
  ],
  [
    'the greatest',
    [1, 2, 3, 100, 100, 100, 100, 100, 100, 100],
    [
      [1, 5 / 3, 1],
      [5 / 3, 7 / 3, 1],
      [7 / 3, 100, 1],
      [100, 100, 7],
    ],
  ],
  [
    'one in the middle',
    [1, 2, 50, 50, 50, 50, 50, 50, 80, 90],
    [
      [1, 1.5, 1],
      [1.5, 50, 1],
      [50, 80, 6],
      [80, 85, 1],
      [85, 90, 1],
    ],
  ],
])('quantiles with ties: %s', (_, values, expected) => {
  const { classes, fit } = classBreaks(values, 'quantile')
  expect(classes.map(({ count }) => count)).toEqual(expected.map(([, , count]) => count))
  for (const [at, { lower, upper }] of classes.entries()) {
    expect(lower).toBeCloseTo(expected[at]?.[0] ?? 0, 9)
    expect(upper).toBeCloseTo(expected[at]?.[1] ?? 0, 9)
  }
  expect(fit).toBeGreaterThan(0.9)
})
