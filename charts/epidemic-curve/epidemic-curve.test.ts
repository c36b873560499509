import { beforeAll, describe, expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { mergeTables } from '#domain/observation/merge-tables.ts'
import { readShippedData, type ShippedData } from '#tests/builders/shipped-data.ts'
import { epidemicCurveFigure } from './epidemic-curve.ts'
import type { EpidemicCurveView } from './view.ts'

// The data that ship; expected figures were added up from datasets/observations/ncdc.csv by a script of its own.

let data: ShippedData

beforeAll(async () => {
  data = await readShippedData()
})

function figureOf(indicators: readonly number[], change: Partial<EpidemicCurveView> = {}) {
  const view: EpidemicCurveView = {
    kind: 'epidemic-curve',
    indicators,
    sources: [31],
    locations: [1],
    periods: [],
    options: {},
    ...change,
  }
  const table = mergeTables(indicators.map((id) => data.tableOf(id)))
  return epidemicCurveFigure({ view, table, reference: data.reference, currentYear: 2026, language: english })
}

describe('the curve', () => {
  test('a year in progress: 833 cases in 23 weeks, the most 83 in week 7', () => {
    const figure = figureOf([1301], { periods: ['2026'], options: { shape: 'line' } })
    expect(figure.summary).toBe(
      'NCDC has 833 confirmed cases of Lassa fever in Nigeria in weeks 1 to 23 of 2026, with a figure for 23 of 23 weeks due. The most in one week were 83, in week 7 of 2026.',
    )
    expect(figure.rows).toHaveLength(23)
    expect(figure.key.map(({ label }) => label)).toContain('2018–2025, highest and lowest week')
    // Week 3 of the earlier years: the highest is that of 2023.
    expect(figure.computed?.rows[2]).toEqual(['Week 3', 39, expect.any(Number), 137, 78, 8])
  })

  test('all years: every week that was due has a mark, 13 without any report', () => {
    const figure = figureOf([1301])
    expect(figure.marks).toHaveLength(440)
    const silent = figure.marks.filter(({ lines }) =>
      lines.some(({ text }) => text === 'No report of this week is in the data.'),
    )
    expect(silent).toHaveLength(13)
    expect(silent.every(({ value }) => value === 'No number')).toBe(true)
    // One more week has a report that does not name the nation.
    expect(figure.gaps.map(({ gap }) => gap.reason)).toEqual(
      Array.from({ length: 14 }, () => 'not_published'),
    )
  })

  test('cumulative COVID-19 counts become weekly ones, named as derived', () => {
    const figure = figureOf([499], { periods: ['2020'] })
    const byWeek = new Map(figure.computed?.rows.map(([week, value]) => [week, value]))
    expect(byWeek.get('2020 week 9')).toBeNull()
    expect(figure.computed?.gaps?.[0]?.reason).toBe('too_few')
    expect(byWeek.get('2020 week 22')).toBe(10_162 - 7839)
    const row = figure.computed?.rows.find(([week]) => week === '2020 week 22')
    expect(row?.slice(1)).toEqual([2323, 10_162, ''])
    expect(figure.computed?.rows[0]?.[3]).not.toBe('')
    expect([null, 2323, 'A note'].map((cell) => figure.computed?.shown(cell, 1))).toEqual([
      '–',
      '2,323',
      'A note',
    ])
    expect(figure.notes.join(' ')).toContain('New cases of a week are derived')
    // The rows stay as published.
    expect(figure.rows.at(-1)?.point.value).toBe(11_844)
  })

  test('a fall is a correction and no negative count: Sokoto in week 23', () => {
    const figure = figureOf([499], { periods: ['2020'], locations: [41] })
    const name = data.reference.locations.get(41)?.name
    const corrected = figure.notes.filter((note) => note.includes('fell'))
    expect([name, corrected.length]).toEqual(['Sokoto', 1])
    expect(figure.marks.at(-1)?.value).toBe('No number')
  })

  test('a year without a figure is empty and names years that have one', () => {
    const figure = figureOf([1301], { periods: ['2010'] })
    expect(figure.empty?.alternatives[0]).toEqual({ label: 'Nigeria 2026', period: '2026' })
    expect([figure.summary, figure.key, figure.notes]).toEqual(['', [], []])
  })
})

test('running totals: one row for each week of the longest year, and none after the last of a year', () => {
  const figure = figureOf([1301], { options: { shape: 'cumulative' } })
  const rows = figure.computed?.rows ?? []
  expect(figure.computed?.heads.at(-1)).toBe('2026')
  expect([rows[0]?.[0], rows.length]).toEqual(['Week 1', 53])
  expect([rows[22]?.[0], rows[22]?.at(-1), rows[23]?.at(-1)]).toEqual(['Week 23', 833, null])
})

describe('the states', () => {
  const states = { compareBy: 'states' } as const

  test.each([
    ['2026', 21],
    ['2025', 19],
  ])('a state whose reports name no case is none with cases: %s', (year, count) => {
    const figure = figureOf([1301], { periods: [year], options: states })
    expect(figure.summary).toMatch(new RegExp(`^${count} states are named with confirmed cases`))
  })

  test('all years: Ondo 2,783 of 8,474, the nation 8,572', () => {
    const figure = figureOf([1301], { options: { ...states, shape: 'bars' } })
    expect(figure.computed?.rows[0]?.slice(0, 2)).toEqual(['Ondo', 2783])
    expect(figure.notes.join(' ')).toContain('The states add up to 8,474, the nation’s own count is 8,572')
  })

  test('by week: a count published as zero is a cell, a gap is none', () => {
    const figure = figureOf([1301], { periods: ['2025'], options: states })
    expect(figure.key[0]?.label).toBe('0, reported')
    expect(figure.marks.every(({ destination }) => destination?.kind === 'place')).toBe(true)
    expect(figure.notes.join(' ')).toContain('No figure: Zamfara')
    expect(figure.gaps.filter(({ key }) => key.location !== 1).map(({ location }) => location)).toEqual([
      'Zamfara',
    ])
  })

  test('rates of 2022: Ondo 335 cases', () => {
    const figure = figureOf([1301, 62], {
      sources: [31, 106],
      periods: ['2022'],
      options: { ...states, shape: 'bars' },
    })
    const [first] = figure.computed?.rows ?? []
    expect(first?.slice(0, 2)).toEqual(['Ondo', 335])
    expect(Number(first?.[3])).toBeCloseTo((335 / Number(first?.[2])) * 100_000, 9)
    expect(figure.sourceLine).toContain('COD-PS')
  })
})

describe('the share that died', () => {
  test('by year, with the published ratio beside it', () => {
    const figure = figureOf([481, 483, 484])
    expect(figure.title).toBe('Lassa fever: share of confirmed cases that died, by year in Nigeria, NCDC')
    expect(figure.marks.at(-1)).toMatchObject({ title: '2026', value: '18.6%' })
    expect(figure.marks.at(-1)?.lines.map(({ text }) => text)).toContain('Published ratio 18.6%')
  })

  test('by state: fewer than 20 cases are counts, not a ratio', () => {
    const figure = figureOf([481, 483, 484], { periods: ['2022'], options: { compareBy: 'states' } })
    expect(figure.marks.map(({ title }) => title)).not.toContain('Gombe')
    expect(figure.notes.join(' ')).toContain('Gombe (6 of 19)')
    const row = figure.computed?.rows.findIndex(([name]) => name === 'Gombe') ?? -1
    expect(figure.computed?.gaps?.[row]).toMatchObject({
      reason: 'too_few',
      long: 'Too few cases: 20 needed, 19 found.',
    })
  })
})

test('every form draws on wide and narrow surfaces in both appearances', () => {
  const shapes = ['column', 'line', 'cumulative', 'bars'] as const
  for (const shape of shapes) {
    for (const places of [{}, { compareBy: 'states' }] as const) {
      const figure = figureOf([1301], { periods: ['2024'], options: { shape, ...places } })
      for (const width of [300, 900]) {
        const height = figure.height(width)
        for (const mode of ['light', 'dark'] as const) {
          const { layers } = figure.picture({ width, height, mode, fontScale: 1 })
          expect(layers.length).toBeGreaterThan(0)
        }
      }
    }
  }
})
