import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { aPoint, aReference, anIndicator } from '#tests/builders/made-up-country.ts'
import { countOf, type DiseaseMeasure } from './diseases.ts'
import { weekCode } from './epi-week.ts'
import { weeksIn } from '#domain/period/iso-weeks.ts'
import { fullyNamedWeeks } from './named-weeks.ts'
import { newFromCumulative } from './new-from-cumulative.ts'
import { placeTotals } from './place-totals.ts'
import { runningTotals, seasonRange } from './season-range.ts'
import { english } from '#languages/from-source.ts'
import { inSpan, spanWords } from './span-words.ts'
import { AFTER_GAP, CORRECTION, FIRST_COUNT, LATE_REPORT, NO_REPORT, NOT_NAMED } from './week-gap.ts'
import { weeklyCounts } from './weekly-counts.ts'

// Python: datetime.date(year, 12, 28).isocalendar()[1].
test.each([
  [2009, 53],
  [2015, 53],
  [2018, 52],
  [2020, 53],
  [2024, 52],
  [2026, 53],
  [2032, 53],
])('%i has %i weeks', (year, weeks) => {
  expect(weeksIn(year)).toBe(weeks)
})

const fever = countOf(anIndicator(7, { factor: 4, shortName: 'Snow fever' }))
const cumulative: DiseaseMeasure = { ...fever, measure: { ...fever.measure, nature: 'cumulative' } }
const week = (location: number, period: string, value: number, change: Partial<Point> = {}) =>
  aPoint(31, location, period, value, change)

function countsOf(points: readonly Point[], location = 1, own = fever, years: number[] | null = null) {
  const found = weeklyCounts({ ...own, table: tableOf(points), source: 31, location }, years)
  return found.map(({ period, value, gap }) => [isoPeriod(period), value, gap])
}

describe('weeks that were due', () => {
  test('a zero far from the weeks around it is a late report, and a gap', () => {
    const late = { flags: ['suspicious' as const] }
    const points = [
      week(1, '2024-W01', 60),
      week(1, '2024-W02', 0, late),
      week(1, '2024-W03', 201, late),
      week(1, '2024-W04', 0),
    ]
    expect(countsOf(points)).toEqual([
      ['2024-W01', 60, null],
      ['2024-W02', null, LATE_REPORT],
      ['2024-W03', 201, null],
      ['2024-W04', 0, null],
    ])
  })

  test('a week without a report is a gap, a zero is a zero', () => {
    const points = [week(1, '2024-W01', 5), week(1, '2024-W02', 0), week(1, '2024-W04', 2)]
    expect(countsOf(points)).toEqual([
      ['2024-W01', 5, null],
      ['2024-W02', 0, null],
      ['2024-W03', null, NO_REPORT],
      ['2024-W04', 2, null],
    ])
  })

  test('a report that does not name the place is another gap', () => {
    const points = [week(1, '2024-W01', 5), week(1, '2024-W02', 4), week(8, '2024-W02', 4)]
    expect(countsOf(points, 8)).toEqual([
      ['2024-W01', null, NOT_NAMED],
      ['2024-W02', 4, null],
    ])
  })

  test('years follow each other, the long one with 53 weeks', () => {
    const points = [week(1, '2020-W52', 1), week(1, '2021-W01', 2)]
    expect(countsOf(points).map(([period]) => period)).toEqual(['2020-W52', '2020-W53', '2021-W01'])
    expect(countsOf(points, 1, fever, [2021])).toEqual([['2021-W01', 2, null]])
  })

  test('nothing was due without a report', () => {
    expect(countsOf([aPoint(31, 1, '2024', 9)])).toEqual([])
  })

  test('weeks whose named states make up the count of the nation', () => {
    const points = [
      week(1, '2024-W01', 5),
      week(8, '2024-W01', 2),
      week(9, '2024-W01', 3),
      week(1, '2024-W02', 4),
      week(8, '2024-W02', 3),
    ]
    const named = fullyNamedWeeks({ table: tableOf(points), source: 31, indicator: 7 })
    expect([...named].map(isoPeriod)).toEqual(['2024-W01'])
  })
})

describe('new cases from cumulative counts', () => {
  test('the first count, a difference over a gap, and a fall are no counts of a week', () => {
    const points = [
      week(1, '2020-W51', 4),
      week(1, '2020-W52', 10),
      week(1, '2020-W53', 10),
      week(1, '2021-W01', 15),
      week(1, '2021-W03', 20),
      week(1, '2021-W04', 18),
    ]
    expect(countsOf(points, 1, cumulative)).toEqual([
      ['2020-W51', null, FIRST_COUNT],
      ['2020-W52', 6, null],
      ['2020-W53', 0, null],
      ['2021-W01', 5, null],
      ['2021-W02', null, NO_REPORT],
      ['2021-W03', null, AFTER_GAP],
      ['2021-W04', null, CORRECTION],
    ])
  })

  test('counts without a fall add up to what they rose by, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(500), { minLength: 2, maxLength: 52 }), (rises) => {
        let total = 0
        const points = rises.map((rise, index) => {
          total += rise
          return week(1, isoPeriod(weekCode(2024, index + 1)), total)
        })
        const found = [...newFromCumulative(points).values()]
        expect(found.map(({ value }) => value)).toEqual([null, ...rises.slice(1)])
      }),
    )
  })
})

describe('years beside each other', () => {
  const points = [
    week(1, '2022-W01', 3),
    week(1, '2023-W01', 7),
    week(1, '2024-W01', 5),
    week(1, '2023-W02', 9),
  ]
  const weeks = weeklyCounts({ ...fever, table: tableOf(points), source: 31, location: 1 })

  test('the range of a week needs two years', () => {
    expect(seasonRange(weeks)).toEqual([{ week: 1, low: 3, high: 7, years: 3, threshold: null }])
  })

  test('a week that five years counted has a threshold: their upper quartile', () => {
    const years = [2019, 2020, 2021, 2022, 2023]
    const table = tableOf(years.map((year, at) => week(1, `${year}-W01`, [10, 2, 4, 8, 6][at] ?? 0)))
    const counts = weeklyCounts({ ...fever, table, source: 31, location: 1 })
    expect(seasonRange(counts)[0]).toEqual({ week: 1, low: 2, high: 10, years: 5, threshold: 8 })
  })

  test('running totals begin with each year; a gap adds nothing and is marked', () => {
    const [, second] = runningTotals(weeks, false)
    expect(second?.year).toBe(2023)
    expect(second?.weeks.slice(0, 3)).toEqual([
      { week: 1, total: 7, counted: true },
      { week: 2, total: 16, counted: true },
      { week: 3, total: 16, counted: false },
    ])
  })
})

test('states from the most; those without a figure are absent, not zero', () => {
  const points = [
    week(1, '2024-W01', 12),
    week(1, '2024-W02', 4),
    week(8, '2024-W01', 3),
    week(9, '2024-W01', 6),
    week(9, '2024-W02', 3),
  ]
  const found = placeTotals({ ...fever, table: tableOf(points), source: 31 }, [2024], aReference())
  expect(found.places.map(({ place, total, share, named }) => [place.name, total, share, named])).toEqual([
    ['Snowland', 9, 75, 2],
    ['Northland', 3, 25, 1],
  ])
  expect(found.absent.map(({ name }) => name)).toEqual(['Southland'])
  expect(found).toMatchObject({ sum: 12, nation: 16 })
})

test.each([
  [
    [
      [2024, 1],
      [2024, 52],
    ],
    'in 2024',
  ],
  [
    [
      [2026, 1],
      [2026, 23],
    ],
    'in weeks 1 to 23 of 2026',
  ],
  [
    [
      [2020, 9],
      [2020, 23],
    ],
    'in weeks 9 to 23 of 2020',
  ],
  [
    [
      [2020, 9],
      [2020, 9],
    ],
    'in week 9 of 2020',
  ],
  [
    [
      [2018, 1],
      [2026, 23],
    ],
    'from 2018 to week 23 of 2026',
  ],
  [
    [
      [2018, 5],
      [2025, 52],
    ],
    'from week 5 of 2018 to 2025',
  ],
] as const)('%j is %s', (ends, words) => {
  expect(english.text(inSpan(ends.map(([year, week]) => ({ year, week }))))).toBe(words)
})

test('no weeks have no words', () => {
  expect(english.text(spanWords([]))).toBe('')
})
