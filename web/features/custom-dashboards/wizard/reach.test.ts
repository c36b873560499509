import { describe, expect, test } from 'vitest'
import { tableOf } from '#domain/observation/observation-table.ts'
import { periodCode } from '#domain/period/period.ts'
import { aPoint, aReference } from '#tests/builders/made-up-country.ts'
import {
  chosenReach,
  countFigures,
  indicatorsBy,
  missingYears,
  type Reach,
  reachOf,
  type Selection,
  withoutUnreached,
} from './reach.ts'

const row = (indicator: number, source: number, level: Reach['level'], year: number, figures = 1): Reach => ({
  ...{ indicator, source, level, year, figures },
})
const REACH = [
  row(7, 2, 1, 2018),
  row(7, 2, 3, 2018, 37),
  row(7, 6, 1, 2021),
  row(8, 2, 1, 2018),
  row(8, 2, 1, 2021),
  row(9, 6, 3, 2024, 36),
]
const NONE: Selection = { indicators: [], sources: [], levels: [], years: [] }

test('the file of an indicator says what there is at which level in which year, and nothing of years to come', () => {
  const table = tableOf([
    aPoint(2, 1, '2018', 40),
    aPoint(2, 8, '2018', 41),
    aPoint(2, 9, '2018', 42),
    aPoint(2, 8, '2018-03', 43),
    aPoint(6, 1, '2021-04', 44),
    aPoint(6, 1, '2027', 45),
  ])
  const lga = new Map([[6, ['2021-01', '2021-02', '2027-01'].map((month) => periodCode(month) ?? 0)]])
  const coverage = new Map([[7, new Map([[6, 8]])]])
  const reach = reachOf({ id: 7, table, lga: new Map(), local: [] }, aReference().locations, coverage, 2026)
  expect(reach).toEqual([row(7, 2, 1, 2018), row(7, 2, 3, 2018, 3), row(7, 6, 1, 2021)])
  const counted = (local: readonly (readonly [number, 4 | 5, number, number])[] | null) =>
    reachOf({ id: 7, table: tableOf([]), lga, local }, aReference().locations, coverage, 2026)
  expect(counted(null)).toEqual([{ ...row(7, 6, 4, 2021), figures: null }])
  expect(
    counted([
      [6, 4, 2021, 1548],
      [6, 4, 2027, 774],
    ]),
  ).toEqual([row(7, 6, 4, 2021, 1548)])
})

describe('what was chosen', () => {
  test.each<[string, Partial<Selection>, number]>([
    ['nothing', {}, 0],
    ['an indicator, everything of it', { indicators: [7] }, 39],
    ['a source', { indicators: [7, 8], sources: [6] }, 1],
    ['a level', { indicators: [7, 8], levels: [1] }, 4],
    ['a year', { indicators: [7, 8, 9], years: [2024] }, 36],
    ['what was never published', { indicators: [9], sources: [2] }, 0],
  ])('%s', (_what, change, figures) => {
    expect(countFigures(REACH, { ...NONE, ...change })).toEqual({ figures, isWhole: true })
  })

  test('is not counted to its end before the counts of local government areas are here', () => {
    const coming = [...REACH, { ...row(7, 6, 4, 2021), figures: null }]
    expect(countFigures(coming, { ...NONE, indicators: [7] })).toEqual({ figures: 39, isWhole: false })
    expect(countFigures(coming, { ...NONE, indicators: [8] })).toEqual({ figures: 2, isWhole: true })
  })

  test('narrows the other columns, and not its own', () => {
    const selection = { ...NONE, indicators: [7, 8], sources: [6], levels: [1 as const], years: [2021] }
    const counts = (column: 'source' | 'level' | 'year') =>
      [...indicatorsBy(REACH, selection, column)].map(([value, ids]) => [value, ids.size])
    expect(counts('source')).toEqual([
      [2, 2],
      [6, 1],
    ])
    expect(counts('level')).toEqual([[1, 1]])
    expect(counts('year')).toEqual([[2021, 1]])
    expect(chosenReach(REACH, selection, 'sources')).toEqual([REACH[2], REACH[4]])
  })
})

describe('a chosen year that an indicator lacks', () => {
  test.each<[string, Partial<Selection>, unknown]>([
    ['none', { indicators: [8], years: [2018, 2021] }, []],
    ['the nearest', { indicators: [7], years: [2024] }, [{ indicator: 7, year: 2024, nearest: 2021 }]],
    [
      'the nearest of the chosen source',
      { indicators: [7], sources: [2], years: [2021] },
      [{ indicator: 7, year: 2021, nearest: 2018 }],
    ],
    [
      'no other at the chosen level',
      { indicators: [9], levels: [1], years: [2024] },
      [{ indicator: 9, year: 2024, nearest: null }],
    ],
    [
      'newest first, each indicator',
      { indicators: [9, 7], years: [2018, 2024] },
      [
        { indicator: 7, year: 2024, nearest: 2021 },
        { indicator: 9, year: 2018, nearest: 2024 },
      ],
    ],
    ['of a file that has not come nothing is said', { indicators: [11], years: [2018] }, []],
  ])('%s', (_what, change, missing) => {
    expect(missingYears(REACH, { ...NONE, ...change })).toEqual(missing)
  })
})

test('what only an indicator had that is chosen no more goes with it', () => {
  const selection = { ...NONE, indicators: [8], levels: [1, 3] as const, years: [2018, 2024] }
  expect(withoutUnreached(selection, REACH)).toEqual({ ...selection, levels: [1], years: [2018] })
  expect(withoutUnreached({ ...selection, indicators: [] }, REACH)).toMatchObject({ levels: [], years: [] })
})
