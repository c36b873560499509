import { describe, expect, it } from 'vitest'
import { inEnglish } from '#tests/builders/in-words.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { near } from '#tests/builders/near.ts'
import {
  ANY,
  acrossStates,
  allColumns,
  COLUMNS,
  DOWN,
  FAR,
  FLAT,
  pairedReference,
  pairedTable,
  UP,
} from '#tests/builders/paired-country.ts'
import { studyMatrix } from './matrix-study.ts'
import { meanBand } from './mean-band.ts'
import { studyPair } from './pair-study.ts'
import { pairedFigures } from './paired-figures.ts'
import type { CorrelationQuestion } from './question.ts'
import { studyPeriod } from './study-period.ts'

function question(change: Partial<CorrelationQuestion> = {}): CorrelationQuestion {
  const indicators = change.indicators ?? [UP, DOWN, ANY, FAR]
  return {
    table: pairedTable(),
    reference: pairedReference(),
    sources: indicators.map(() => 2),
    over: 'states',
    period: 2020_000,
    location: 1,
    ...change,
    indicators,
  }
}

const cellsOf = (asked: Parameters<typeof studyMatrix>[1], change: Partial<CorrelationQuestion> = {}) =>
  studyMatrix(pairedFigures(question(change)), asked)

describe('studyMatrix', () => {
  // Coefficients, p and intervals: scipy 1.17 (pearsonr, spearmanr, kendalltau asymptotic); Fisher intervals with numpy.
  it.each([
    [
      'pearson',
      [-0.9759897106643951, -0.11964010489363457, 0.217594107917467, 0.28649441462444697],
      [6.036405396076514e-8, 0.7111204212445922, 0.4969111476867219, 0.36663375098524753],
    ],
    [
      'spearman',
      [-0.9720279720279721, -0.10229674649580944, 0.26103307726516894, 0.6374790861878952],
      [1.2868115751495027e-7, 0.751733751358777, 0.412510950540991, 0.025754387074544936],
    ],
    [
      'kendall',
      [-0.8787878787878787, -0.11032175315897381, 0.1733627549641017, 0.4732962328281559],
      [6.972922913686355e-5, 0.6271429733776974, 0.4452698027819487, 0.033108545898118694],
    ],
  ] as const)('%s, row by row of the lower triangle', (method, values, ps) => {
    const { cells } = cellsOf({ method })
    expect(cells.map(({ a, b }) => [a, b])).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
      [0, 3],
      [1, 3],
      [2, 3],
    ])
    const first = cells.slice(0, 4)
    expect(first.map((cell) => cell.status === 'ok' && cell.value)).toEqual(near(values))
    expect(first.map((cell) => cell.status === 'ok' && cell.p)).toEqual(near(ps))
  })

  // scipy.stats.false_discovery_control, and Holm from its definition in numpy; order (0,1) (0,2) (1,2) (0,3) (1,3) (2,3).
  it.each([
    [undefined, [7.72086945e-7, 7.51733751e-1, 4.95013141e-1, 7.72631612e-2, 1.78514344e-1, 2.97708184e-1]],
    ['holm', [7.72086945e-7, 8.25021901e-1, 8.25021901e-1, 1.28771935e-1, 3.57028689e-1, 5.95416368e-1]],
  ] as const)('adjusts the p that are shown: %s', (adjust, expected) => {
    const { cells, tests } = cellsOf({ method: 'spearman', adjust })
    expect(tests).toBe(6)
    expect(cells.map((cell) => cell.status === 'ok' && cell.pAdjusted)).toEqual(near(expected))
    expect(cells.map((cell) => cell.status === 'ok' && cell.distinguishable)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ])
  })

  it('takes ranks by itself where a value lies far out, and says when nothing can be told', () => {
    const { cells } = cellsOf({})
    expect(cells.map((cell) => cell.status === 'ok' && cell.method)).toEqual([
      'pearson',
      'pearson',
      'pearson',
      'spearman',
      'spearman',
      'spearman',
    ])
    const readings = inEnglish(cells)
    expect(readings[0]).toMatchObject({ reading: 'very strong negative relation', n: 12 })
    expect(readings[1]).toMatchObject({ reading: 'not distinguishable from zero (weak negative relation)' })
  })

  it('gives no coefficient without spread or pairs, and does not test them', () => {
    const points = [
      ...allColumns().filter(({ indicator }) => indicator !== ANY),
      ...acrossStates(ANY, [3, 4]),
    ]
    const { cells, tests } = cellsOf({}, { indicators: [UP, FLAT, ANY], table: pairedTable(points) })
    expect(cells).toEqual([
      { a: 0, b: 1, n: 12, status: 'insufficient', reason: 'zero_variance' },
      { a: 0, b: 2, n: 2, status: 'insufficient', reason: 'too_few_values' },
      { a: 1, b: 2, n: 2, status: 'insufficient', reason: 'too_few_values' },
    ])
    expect(tests).toBe(0)
  })
})

describe('pairedFigures', () => {
  const moving = [
    ...acrossStates(UP, COLUMNS.up, '2020'),
    ...acrossStates(DOWN, [null, null, 7, 8, 9, 10], '2020'),
    ...acrossStates(DOWN, [1, 2, 3], '2018'),
    ...acrossStates(DOWN, [4], '2023'),
  ]

  it('takes the nearest year, at most 2 away, and counts it', () => {
    const table = pairedTable(moving)
    const { columns } = pairedFigures(question({ table, indicators: [UP, DOWN] }))
    expect(columns[1]?.points.map((point) => point?.value ?? null).slice(0, 7)).toEqual([
      1,
      2,
      7,
      8,
      9,
      10,
      null,
    ])
    expect(columns.map(({ moved }) => moved)).toEqual([0, 2])
  })

  it('takes weeks exactly', () => {
    const points = [...acrossStates(UP, [1, 2], '2024-W10'), ...acrossStates(DOWN, [3, 4], '2024-W11')]
    const table = pairedTable(points)
    const { columns } = pairedFigures(question({ table, indicators: [UP, DOWN], period: 2024_110 }))
    expect(columns.map((column) => column.points.filter(Boolean).length)).toEqual([2, 0])
  })

  it('over periods keeps years without a figure as empty rows and leaves projections and parts of years out', () => {
    const series = (indicator: number, values: Readonly<Record<string, number>>) =>
      Object.entries(values).map(([year, value]) => aPoint(2, 1, year, value, { indicator }))
    const points = [
      ...series(UP, { 2010: 1, 2013: 4 }),
      ...series(DOWN, { 2010: 8, 2012: 6 }),
      aPoint(2, 1, '2030', 1, { indicator: UP, flags: ['projection'] }),
      aPoint(2, 1, '2014', 1, { indicator: UP, flags: ['partial_period'] }),
    ]
    const { rows, columns } = pairedFigures(
      question({ table: pairedTable(points), indicators: [UP, DOWN], over: 'periods' }),
    )
    expect(rows.map(({ period }) => period)).toEqual([2010_000, 2011_000, 2012_000, 2013_000])
    expect(columns.map((column) => column.points.map((point) => point?.value ?? null))).toEqual([
      [1, null, null, 4],
      [8, null, 6, null],
    ])
  })

  it('begins with the newest round of at least half of the indicators', () => {
    const newer = [...allColumns(), ...acrossStates(UP, COLUMNS.up, '2024')]
    expect(studyPeriod(question({ table: pairedTable(newer), period: null }))).toBe(2020_000)
    const both = [...newer, ...acrossStates(DOWN, COLUMNS.down, '2024')]
    expect(studyPeriod(question({ table: pairedTable(both), period: null }))).toBe(2024_000)
    const part = both.map((point) =>
      point.period === 2024_000 ? { ...point, flags: ['partial_period' as const] } : point,
    )
    expect(studyPeriod(question({ table: pairedTable(part), period: null }))).toBe(2020_000)
    expect(studyPeriod(question({ table: pairedTable([]), period: null }))).toBeNull()
  })
})

describe('studyPair', () => {
  // Line and Theil–Sen: scipy.stats.linregress and theilslopes; residuals and their modified z with numpy.
  it('has lines, residuals and the state that lies far from the line', () => {
    const { outcome, pairs, method } = studyPair(pairedFigures(question({ indicators: [UP, FAR] })))
    expect(method).toBe('spearman')
    expect(outcome).toMatchObject(near({ pearson: { r: 0.28649441462444697 } }) as object)
    expect(pairs.filter(({ isOutlier }) => isOutlier).map(({ row }) => row.location.name)).toEqual([
      'State I',
    ])
    expect(pairs[8]?.residual).toBeCloseTo(60.82422969, 6)
    const straight = studyPair(pairedFigures(question({ indicators: [UP, DOWN] }))).outcome
    expect(straight).toMatchObject(
      near({
        ols: { slope: -0.798169267707083, intercept: 91.8342837134854 },
        theil_sen: { slope: -0.8, intercept: 95.6 },
      }) as object,
    )
  })

  it('calls nothing an outlier on an exact line', () => {
    const points = [
      ...acrossStates(UP, COLUMNS.up),
      ...acrossStates(
        DOWN,
        COLUMNS.up.map((v) => 100 - v),
      ),
    ]
    const study = studyPair(pairedFigures(question({ table: pairedTable(points), indicators: [UP, DOWN] })))
    expect(study.shown).toMatchObject({ value: -1, p: 0, ci95: [-1, -1] })
    expect(study.pairs.some(({ isOutlier }) => isOutlier)).toBe(false)
  })

  it('names the rows of which one figure is missing', () => {
    const points = [...acrossStates(UP, COLUMNS.up), ...acrossStates(DOWN, [9, 8, null, 6, 5])]
    const study = studyPair(pairedFigures(question({ table: pairedTable(points), indicators: [UP, DOWN] })))
    expect(study.pairs).toHaveLength(4)
    expect(study.excluded).toHaveLength(8)
    expect(study.excluded[0]?.location.name).toBe('State C')
  })

  it('over years gives the coefficient of the changes too', () => {
    // Two rising lines with steps that go against each other; r of the steps by numpy.corrcoef: −1.
    const [up, other] = [
      [10, 21, 30, 41, 50, 61, 70],
      [5, 14, 25, 34, 45, 54, 65],
    ]
    const points = [up, other].flatMap((values, index) =>
      (values ?? []).map((value, year) => aPoint(2, 1, String(2010 + year), value, { indicator: index + 1 })),
    )
    const asked = question({ table: pairedTable(points), indicators: [UP, DOWN], over: 'periods' })
    const study = studyPair(pairedFigures(asked))
    expect(study.shown?.value).toBeGreaterThan(0.99)
    expect(study.rOfChanges).toBeCloseTo(-1, 6)
  })
})

// Half widths with numpy from t·s·√(1/n + (x − x̄)²/Sxx).
it.each([
  [12, 5.089533540995904],
  [45, 2.9577395021280917],
  [88, 6.1543244650192745],
])('meanBand at %d', (at, expected) => {
  const line = { slope: -0.798169267707083, intercept: 91.8342837134854 }
  expect(meanBand(COLUMNS.up, COLUMNS.down, line)?.(at)).toBeCloseTo(expected, 6)
})

it('meanBand has none for two points or equal x', () => {
  expect(meanBand([1, 2], [1, 2], { slope: 1, intercept: 0 })).toBeNull()
  expect(meanBand([1, 1, 1], [1, 2, 3], { slope: 1, intercept: 0 })).toBeNull()
})
