import { describe, expect, test } from 'vitest'
import type { FigureRow, KeyEntry } from '#charts/figure.ts'
import { tokens } from '#charts/tokens.ts'
import type { View } from '#charts/view.ts'
import type { Point } from '#domain/observation/point.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { english } from '#languages/from-source.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { figureOf } from '#charts/figure-of.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { chartOfFigure, formatOf, headsIn } from './chart-of-figure.ts'

const [COATS, SNOWMEN, RATE] = [7, 8, 9]
const reference = aReference(
  [aSource(2, 'Winter survey'), aSource(3, 'Register', { classification: 'Routine' })],
  [
    anIndicator(COATS, { shortName: 'Warm coats' }),
    anIndicator(SNOWMEN, { shortName: 'Snowmen', factor: 4, decimals: 0, denominator: '' }),
    anIndicator(RATE, { shortName: 'Frostbite', factor: 3 }),
  ],
)

function row(point: Point, change: Partial<FigureRow> = {}): FigureRow {
  const period = String(point.period)
  return {
    indicator: byId(reference.indicators, point.indicator).shortName,
    source: byId(reference.sources, point.source).name,
    location: reference.locations.get(point.location)?.name ?? '',
    ...{ classification: 'Survey', level: 'State', period, unit: '%', point, notes: [] },
    ...change,
  }
}

const TREND: View = { kind: 'trend', indicators: [7], sources: [2], locations: [1], periods: [], options: {} }

interface Charted {
  readonly rows: readonly FigureRow[]
  readonly view?: Partial<View> | object
  readonly key?: readonly KeyEntry[]
}

function chartOf({ rows, view = {}, key = [] }: Charted) {
  const figure = { rows, key, summary: '', title: 'Coats' }
  return chartOfFigure({ figure, view: { ...TREND, ...view } as View, reference, language: english })
}

const DISTRIBUTION = { kind: 'distribution' }
/** So many states, each with a figure. */
const states = (count: number) =>
  Array.from({ length: count }, (_, at) => row(aPoint(2, 100 + at, '2024', at), { location: `State ${at}` }))
describe('lines over years', () => {
  const chart = chartOf({
    rows: [
      row(aPoint(2, 1, '2018', 40.25, { lower: 38, upper: 43, intervalLevel: 95 })),
      row(aPoint(2, 1, '2021', 44)),
      row(aPoint(3, 1, '2020', 50)),
    ],
  })

  test('have a step for every year, also for those without a figure', () => {
    expect(chart?.form).toBe('line')
    expect(chart?.categories).toEqual(['2018', '2019', '2020', '2021'])
    expect(chart?.series.map(({ name, values }) => [name, values])).toEqual([
      ['Winter survey', [40.25, null, null, 44]],
      ['Register', [null, null, 50, null]],
    ])
  })

  test('have the published intervals, and none where none is', () => {
    expect(chart?.series[0]?.bounds).toEqual([{ lower: 38, upper: 43 }, null, null, null])
  })

  test('of months stand in their order, each under its name', () => {
    const month = (period: string, name: string, value: number) =>
      row(aPoint(3, 1, period, value), { period: name })
    const months = chartOf({
      rows: [
        month('2024-02', 'February 2024', 2),
        month('2023-12', 'December 2023', 1),
        month('2024-03', 'March 2024', 3),
      ],
    })
    expect(months?.categories).toEqual(['December 2023', 'February 2024', 'March 2024'])
    // January is missing, over which the figure joins nothing either.
    expect(months?.series.map(({ values }) => values)).toEqual([
      [1, null, null],
      [null, 2, 3],
    ])
  })

  test('of one source have its name, of several places and indicators what tells them apart', () => {
    const names = (...rows: readonly FigureRow[]) => chartOf({ rows })?.series.map(({ name }) => name)
    const one = row(aPoint(2, 1, '2018', 40))
    expect(names(one, row(aPoint(2, 1, '2019', 41)))).toEqual(['Winter survey'])
    expect(names(one, row(aPoint(2, 8, '2018', 41)))).toEqual(['Aldovia', 'Northland'])
    expect(names(one, row(aPoint(3, 8, '2018', 41)))).toEqual([
      'Winter survey, Aldovia',
      'Register, Northland',
    ])
  })
})

describe('what programs do not draw, or what would mislead', () => {
  const two = [row(aPoint(2, 8, '2024', 40)), row(aPoint(2, 9, '2024', 50))]

  test.each<[string, Charted]>([
    ['nothing at all', { rows: [] }],
    ['a map', { rows: two, view: { ...DISTRIBUTION, options: { shape: 'map' } } }],
    ['groups as dots', { rows: two, view: { kind: 'groups', options: { shape: 'dots' } } }],
    ['a kind that is neither bars nor lines', { rows: two, view: { kind: 'correlation' } }],
    ['figures of two units', { rows: [...two, row(aPoint(2, 8, '2024', 9, { indicator: RATE }))] }],
    ['nine lines', { rows: states(9) }],
    ['more bars than a slide has room for', { rows: states(61), view: DISTRIBUTION }],
  ])('%s', (_, charted) => {
    expect(chartOf(charted)).toBeNull()
  })

  test('eight lines and sixty bars are drawn', () => {
    expect(chartOf({ rows: states(8) })?.series).toHaveLength(8)
    expect(chartOf({ rows: states(60), view: DISTRIBUTION })?.categories).toHaveLength(60)
  })
})

test.each<[string, object, string]>([
  ['trend', {}, 'line'],
  ['trend', { shape: 'column' }, 'column'],
  ['indicator-comparison', {}, 'line'],
  ['indicator-comparison', { compareBy: 'period', shape: 'column' }, 'column'],
  ['indicator-comparison', { compareBy: 'location' }, 'bar'],
  ['distribution', {}, 'bar'],
  ['dataset-comparison', {}, 'bar'],
  ['groups', {}, 'bar'],
  ['groups', { shape: 'bars' }, 'bar'],
])('%s with %o is drawn as %s', (kind, options, form) => {
  const rows = [row(aPoint(2, 8, '2024', 40)), row(aPoint(2, 9, '2024', 50))]
  expect(chartOf({ rows, view: { kind, options } })?.form).toBe(form)
})

describe('bars of places', () => {
  test('have a bar for each place, and a series for each of several periods', () => {
    const chart = chartOf({
      rows: [
        row(aPoint(2, 8, '2018', 30), { period: '2018' }),
        row(aPoint(2, 9, '2018', 35), { period: '2018' }),
        row(aPoint(2, 8, '2024', 40), { period: '2024' }),
      ],
      view: DISTRIBUTION,
    })
    expect(chart?.categories).toEqual(['Northland', 'Snowland'])
    expect(chart?.series.map(({ name, values }) => [name, values])).toEqual([
      ['2018', [30, 35]],
      ['2024', [40, null]],
    ])
  })

  test('of which many stand beside each other, few below each other', () => {
    expect(chartOf({ rows: states(18), view: DISTRIBUTION })?.form).toBe('bar')
    expect(chartOf({ rows: states(19), view: DISTRIBUTION })?.form).toBe('column')
  })

  test('of groups have a bar for each group', () => {
    const group = (name: string, value: number) =>
      row(aPoint(2, 8, '2024', value), { group: { dimension: 'sex', name } })
    const chart = chartOf({ rows: [group('girls', 40), group('boys', 44)], view: { kind: 'groups' } })
    expect(chart?.categories).toEqual(['girls', 'boys'])
    expect(chart?.series[0]?.values).toEqual([40, 44])
  })

  test('of counts leave out the total of the others, which would make them short, not where it stands alone', () => {
    const count = (location: number, value: number) =>
      row(aPoint(2, location, '2024', value, { indicator: SNOWMEN }))
    const [nation, north, snow] = [count(1, 900), count(8, 400), count(9, 500)]
    const placesOf = (...rows: readonly FigureRow[]) => chartOf({ rows, view: DISTRIBUTION })?.categories
    expect(placesOf(nation, north, snow)).toEqual(['Northland', 'Snowland'])
    expect(placesOf(nation, north)).toEqual(['Aldovia', 'Northland'])
    // A percentage of the nation lies among those of its states.
    expect(
      chartOf({ rows: [row(aPoint(2, 1, '2024', 45)), ...states(2)], view: DISTRIBUTION })?.categories,
    ).toHaveLength(3)
  })
})

describe('the colour of a series', () => {
  const entry = (source: number, colour: string, hidden = false): KeyEntry => ({
    ...{ label: '', marker: 'line', source, colour, hidden },
  })
  const two = [row(aPoint(2, 1, '2018', 40)), row(aPoint(3, 1, '2018', 50))]
  const coloursOf = (rows: readonly FigureRow[], ...key: readonly KeyEntry[]) =>
    chartOf({ rows, key })?.series.map(({ colour }) => colour)
  const { survey, routine, estimate } = tokens.light

  test('is that of its source, where it tells the series apart; a hidden entry is no other', () => {
    expect(coloursOf(two, entry(2, '--survey'), entry(3, '--routine'))).toEqual([survey, routine])
    expect(coloursOf(two, entry(2, '--survey'), entry(3, '--routine'), entry(9, '--survey', true))).toEqual([
      survey,
      routine,
    ])
  })

  test('is one of its own where two sources share one, or nothing says any', () => {
    const own = [tokens.light['series-1'], tokens.light['series-2']]
    expect(coloursOf(two, entry(2, '--survey'), entry(3, '--survey'))).toEqual(own)
    expect(coloursOf(two)).toEqual(own)
  })

  test('of a single one is that of its source, and of a survey where nothing says any', () => {
    expect(coloursOf(two.slice(0, 1), entry(2, '--estimate'))).toEqual([estimate])
    expect(coloursOf(two.slice(0, 1))).toEqual([survey])
  })
})

test.each<[string, readonly Point[], string]>([
  ['no figures', [], 'General'],
  ['a percentage as stored', [aPoint(2, 1, '2018', 40.5)], 'General"%"'],
  ['more digits than are shown', [aPoint(2, 1, '2018', 40.25)], '#,##0.0"%"'],
  ['a count', [aPoint(2, 1, '2018', 999, { indicator: SNOWMEN })], 'General'],
  ['a large count, in groups of digits', [aPoint(2, 1, '2018', 1000, { indicator: SNOWMEN })], '#,##0'],
  ['a fall of a large count', [aPoint(2, 1, '2018', -1000, { indicator: SNOWMEN })], '#,##0'],
  ['the most digits of any', [aPoint(2, 1, '2018', 40), aPoint(2, 1, '2019', 40.125)], '#,##0.0"%"'],
])('the format of %s', (_, points, format) => {
  expect(
    formatOf(
      points.map((point) => ({ point })),
      reference,
    ),
  ).toBe(format)
})

test('the sheet of a chart says the ends of an interval and how far they are', () => {
  expect(headsIn(english)).toEqual({
    lower: 'lower end',
    upper: 'upper end',
    below: 'distance to the lower end',
    above: 'distance to the upper end',
  })
})

describe('the axis and the targets of the drawing', () => {
  const goal = aReference([aSource(2, 'Winter survey')], [anIndicator(COATS, { nationalTarget: 57 })])
  const view: View = { ...TREND, kind: 'distribution', options: {} }
  const points = [aPoint(2, 1, '2020', 60), aPoint(2, 8, '2020', 40), aPoint(2, 9, '2020', 95)]
  const input = { view, table: tableOf(points), reference: goal, currentYear: 2025, language: english }

  test('a percentage ends at 100, as it is drawn, and the target is a line across columns', async () => {
    const chart = chartOfFigure({ ...input, figure: await figureOf(input) })
    expect(chart?.axis).toEqual({ min: 0, max: 100, step: 25 })
    expect(chart?.targets).toEqual([
      { name: 'NT: 57%', value: 57, isDashed: false, colour: tokens.light['target-nt'] },
    ])
    expect(chart?.form).toBe('column')
  })

  test('a target that is switched off is no line', async () => {
    const without = { ...input, view: { ...view, options: { national: false } } as View }
    const chart = chartOfFigure({ ...without, figure: await figureOf(without) })
    expect(chart?.targets).toEqual([])
    expect(chart?.form).toBe('bar')
  })

  test('notes on dots, pale bars and the end of the axis are of the drawing alone', async () => {
    const small = [aPoint(2, 8, '2020', 4), aPoint(2, 9, '2020', 6)]
    const plain = { ...input, reference, table: tableOf(small) }
    const { notes, pictureNotes } = await figureOf(plain)
    expect(notes.filter((note) => note.startsWith('The axis ends'))).toHaveLength(1)
    expect(pictureNotes).toEqual(notes.filter((note) => note.startsWith('The axis ends')))
  })
})
