import { describe, expect, test } from 'vitest'
import type { Point } from '#domain/observation/point.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { english } from '#languages/from-source.ts'
import { aPoint, aReference, aSource, anIndicator } from '#tests/builders/made-up-country.ts'
import { dataQualityOf } from './quality-review.ts'
import { spikesOf } from './spikes.ts'

const month = (index: number) => `2017-${String(index + 1).padStart(2, '0')}`
const months = (
  location: number,
  rows: readonly (readonly [number, number | null])[],
  indicator = 7,
): Point[] =>
  rows.map(([value, numerator], index) => aPoint(6, location, month(index), value, { indicator, numerator }))

/** Measles 1 by month of 2017, NHMIS: Abi typed 18,975 doses in April, and Cross River has them. */
const ABI = [
  ...[
    [109.2, 722],
    [114.5, 757],
    [96.5, 638],
    [2870.5, 18975],
    [105.1, 695],
    [70.6, 467],
    [116.5, 770],
  ],
  ...[
    [105, 694],
    [102, 674],
    [120.4, 796],
    [120.9, 799],
    [109.1, 721],
  ],
] as [number, number][]
const CROSS_RIVER = [
  ...[
    [77.3, 10192],
    [78.4, 10335],
    [87.2, 11498],
    [215.7, 28446],
    [80.6, 10631],
    [54.9, 7237],
    [86.1, 11361],
  ],
  ...[
    [81, 10676],
    [78.9, 10407],
    [81.7, 10780],
    [88.6, 11680],
    [83.8, 11048],
  ],
] as [number, number][]

const [STATE, LGA] = [8, 45]
const coverage = anIndicator(7, { factor: 2, fullName: 'Measles coverage' })
const cases = anIndicator(9, { factor: 4, denominator: '', slope: 'Negative', fullName: 'Measles cases' })

describe('a month that is many times its neighbours', () => {
  const [spike, ...more] = spikesOf({
    ...{ indicator: coverage, size: 'lgas', year: 2017 },
    ...{ parts: months(LGA, ABI), whole: months(STATE, CROSS_RIVER) },
  })

  test('stands beside the median of six months before and after, and passes into the state', () => {
    expect(more).toEqual([])
    expect(spike).toMatchObject({ usual: 105.1, passes: true, point: { period: 2017004 } })
    // 18,975 doses at 2,870.5% where 105.1% is usual: 18,280 too many of the state's 28,446.
    expect(spike?.whole?.without).toBeCloseTo(77.08, 2)
  })

  test('without the counts behind a coverage it is not known what the state would have', () => {
    const parts = months(
      LGA,
      ABI.map(([value]) => [value, null] as const),
    )
    const found = spikesOf({
      indicator: coverage,
      size: 'lgas',
      year: 2017,
      parts,
      whole: months(STATE, CROSS_RIVER),
    })
    expect(found).toMatchObject([{ whole: null, passes: false }])
  })

  test('cases of a disease rise by themselves: 20 times is looked at, 10 times is not', () => {
    const rows = (peak: number) =>
      Array.from({ length: 12 }, (_, at) => [at === 5 ? peak : 100, null] as const)
    const count = (peak: number) =>
      spikesOf({ indicator: cases, size: 'lgas', year: 2017, parts: months(LGA, rows(peak), 9), whole: [] })
        .length
    expect([count(1000), count(2000)]).toEqual([0, 1])
  })

  test('three neighbours do not say what is usual', () => {
    const parts = months(LGA, ABI.slice(1, 5))
    expect(spikesOf({ indicator: coverage, size: 'lgas', year: 2017, parts, whole: [] })).toEqual([])
  })
})

describe('the review of a state by month', () => {
  const reference = aReference(
    [aSource(6, 'Registers', { classification: 'Routine' })],
    [
      coverage,
      anIndicator(1701, { factor: 4, denominator: '' }),
      anIndicator(1702, { factor: 4, denominator: '' }),
    ],
  )
  const review = (indicator: number, points: readonly Point[]) =>
    dataQualityOf({ table: tableOf(points), reference, indicator, source: 6, location: STATE, period: null })
  const check = (indicator: number, points: readonly Point[], name: string) => {
    const found = review(indicator, points).checks.find((one) => one.name === name)
    if (!found) throw new Error(`There is no check ${name}`)
    return {
      light: found.light,
      finding: english.text(found.finding),
      flagged: found.flagged.map(({ what, detail }) => `${english.text(what)}: ${english.text(detail)}`),
    }
  }

  test('names the LGA whose typing error the state has', () => {
    expect(check(7, [...months(STATE, CROSS_RIVER), ...months(LGA, ABI)], 'parts')).toEqual({
      light: 'red',
      finding:
        '1 of 12 months of LGAs is many times what is usual there. 1 passes into the figure of Northland.',
      flagged: [
        'Hilltown, Apr 2017: 2,870.5%, usually 105.1% (27.3 times). Northland would have 77.1% instead of 215.7%.',
      ],
    })
  })

  test('counts months of the year above 100%', () => {
    expect(check(7, months(STATE, CROSS_RIVER), 'denominators').light).toBe('red')
  })

  test('has no such check without its LGAs, or by year', () => {
    const names = (points: readonly Point[]) => review(7, points).checks.map(({ name }) => name)
    expect(names(months(STATE, CROSS_RIVER))).not.toContain('parts')
    expect(names([aPoint(6, STATE, '2017', 80), aPoint(6, LGA, '2017', 90)])).not.toContain('parts')
  })

  test('adds up doses of a pair over the months, and flags those with more later than first doses', () => {
    const rows = (counts: readonly number[]) => counts.map((count) => [count, null] as const)
    const first = months(STATE, rows([100, 100, 100, 100]), 1701)
    const second = months(STATE, rows([80, 80, 110, 80]), 1702)
    expect(check(1701, [...first, ...second], 'related')).toMatchObject({
      light: 'amber',
      flagged: ['Mar 2017: −10.0%: more later doses than first ones'],
    })
  })
})
