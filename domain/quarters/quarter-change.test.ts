import { describe, expect, test } from 'vitest'
import type { Flag } from '#domain/observation/flag.ts'
import { isoPeriod, parsePeriod } from '#domain/period/period.ts'
import { quarterBefore, yearBefore } from '#domain/period/quarters.ts'
import type { Count } from './monthly-counts.ts'
import {
  courseOf,
  type Doubt,
  type QuarterChange,
  type QuarterPart,
  quarterChange,
} from './quarter-change.ts'
import { type QuarterCount, quartersOf } from './quarter-count.ts'

const code = (iso: string) => parsePeriod(iso) ?? 0

/** Months from a first one on; null leaves one out. */
function counts(
  first: string,
  values: readonly (number | null)[],
  flags: Record<string, Flag[]> = {},
): Count[] {
  return values.flatMap((value, at) => {
    const start = code(first)
    const month = ((start % 1000) - 1 + at) % 12
    const period = (Math.floor(start / 1000) + Math.floor(((start % 1000) - 1 + at) / 12)) * 1000 + month + 1
    return value === null ? [] : [{ period, value, flags: flags[isoPeriod(period)] ?? [], summed: false }]
  })
}

function change(
  all: readonly Count[],
  quarter: string,
  more: {
    readonly against?: 'before' | 'year'
    readonly reported?: (quarter: QuarterCount) => number | null
    readonly parts?: readonly QuarterPart[]
  } = {},
): QuarterChange {
  const quarters = quartersOf(all)
  const find = (wanted: number) => quarters.find((one) => one.quarter === wanted) ?? null
  const now = find(code(quarter))
  if (!now) throw new Error('No such quarter')
  const base = more.against === 'before' ? quarterBefore(now.quarter) : yearBefore(now.quarter)
  return quarterChange({
    now,
    base,
    before: find(base),
    reported: more.reported ?? (() => null),
    parts: more.parts ?? [],
  })
}

const doubts = (found: QuarterChange): readonly Doubt['kind'][] =>
  found.state === 'change' ? found.doubts.map(({ kind }) => kind) : []

describe('quarters of months', () => {
  test('are sums, whole with three months and unfinished with fewer', () => {
    const quarters = quartersOf(counts('2021-01', [10, 20, 30, 40, null, 60, 70]))
    expect(quarters.map(({ quarter, value, whole }) => [isoPeriod(quarter), value, whole])).toEqual([
      ['2021-Q1', 60, true],
      ['2021-Q2', 100, false],
      ['2021-Q3', 70, false],
    ])
  })

  test('a published quarter goes before its months, and other periods make none', () => {
    const published: Count = { period: code('2021-Q1'), value: 66, flags: [], summed: false }
    const year: Count = { period: code('2021'), value: 500, flags: [], summed: false }
    expect(quartersOf([published, year, ...counts('2021-01', [10, 20, 30])])).toEqual([
      { quarter: code('2021-Q1'), value: 66, counts: [published], whole: true },
    ])
  })
})

describe('a quarter against an earlier one', () => {
  const year = [100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 120]

  test('the same quarter of the year before, and the quarter before', () => {
    const all = counts('2021-01', [...year, 120, 120, 120])
    expect(change(all, '2022-Q1')).toMatchObject({ now: 360, before: 300, ratio: 1.2, course: 'up' })
    expect(change(all, '2022-Q1', { against: 'before' })).toMatchObject({ before: 320, ratio: 1.125 })
  })

  test('an unfinished quarter is held against the same months only', () => {
    const all = counts(
      '2021-01',
      [100, 100, 100, 90, 80, 500, 100, 100, 100, 100, 100, 100, 90, 90, 90, 99, 88],
    )
    expect(change(all, '2022-Q2')).toMatchObject({ now: 187, before: 170, ratio: 1.1 })
    expect(change(all, '2022-Q2', { against: 'before' })).toMatchObject({ state: 'none', why: 'unfinished' })
  })

  test.each([
    ['nothing of it is there', [null, null, null], 'no_base'],
    ['a month of it is missing', [100, null, 100], 'no_base'],
    ['nothing was counted in it', [0, 0, 0], 'zero'],
  ])('there is no change when %s', (_, first, why) => {
    const all = counts('2021-01', [...first, ...Array<null>(9).fill(null), 100, 100, 100])
    expect(change(all, '2022-Q1')).toMatchObject({ state: 'none', why, base: code('2021-Q1') })
  })

  test.each([
    // Rounded first: 4.6% is 5%.
    [104_600, 100_000, 'up'],
    [104_400, 100_000, 'level'],
    [95_000, 100_000, 'down'],
    // 33 against 55: a difference of 22, and chance makes 18.4. 51 against 67: 16, and chance makes 21.3.
    [33, 55, 'down'],
    [67, 51, 'level'],
    [100, 100, 'level'],
  ] as const)('%i after %i is %s', (now, before, course) => expect(courseOf(now, before)).toBe(course))

  test('fewer than 20 events are few', () => {
    const all = counts('2021-01', [6, 6, 7, ...Array<null>(9).fill(null), 100, 100, 100])
    expect(change(all, '2022-Q1')).toMatchObject({ few: true, before: 19 })
  })
})

describe('what the reports do not support', () => {
  const nine = Array<null>(9).fill(null)

  test('a suspicious month in either quarter', () => {
    const all = counts('2021-01', [100, 100, 900, ...nine, 100, 100, 100], { '2021-03': ['suspicious'] })
    const found = change(all, '2022-Q1')
    expect(found).toMatchObject({ doubts: [{ kind: 'suspicious', months: [code('2021-03')] }] })
  })

  test.each([
    [0.98, 0.84, ['reports']],
    [1, 0.96, []],
    [0.6, 0.62, []],
  ] as const)('reports of %f now and %f before: %j', (now, before, expected) => {
    const all = counts('2021-01', [100, 100, 100, ...nine, 100, 100, 100])
    const reported = (one: QuarterCount) => (one.quarter === code('2022-Q1') ? now : before)
    expect(doubts(change(all, '2022-Q1', { reported }))).toEqual(expected)
  })

  test('months with too few reports count where the shares are not known, and only there', () => {
    const all = counts('2021-01', [100, 100, 100, ...nine, 100, 100, 100], {
      '2021-02': ['partial_reporting'],
    })
    expect(doubts(change(all, '2022-Q1'))).toEqual(['few_reports'])
    expect(doubts(change(all, '2022-Q1', { reported: () => 0.7 }))).toEqual([])
  })

  test('a suspicious part that moves the whole by more than half of the smallest change', () => {
    const whole = counts('2021-01', [1000, 1000, 1000, ...nine, 1000, 1000, 1000])
    const part = (spike: number): QuarterPart => {
      const quarters = quartersOf(
        counts('2021-01', [100, 100, spike, ...nine, 100, 100, 100], { '2021-03': ['suspicious'] }),
      )
      return { place: 9, now: quarters[1] ?? null, before: quarters[0] ?? null }
    }
    expect(doubts(change(whole, '2022-Q1', { parts: [part(400)] }))).toEqual(['part'])
    expect(doubts(change(whole, '2022-Q1', { parts: [part(120)] }))).toEqual([])
  })
})
