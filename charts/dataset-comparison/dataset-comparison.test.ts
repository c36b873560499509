import { markPlaces } from '#tests/builders/mark-places.ts'
import { describe, expect, it } from 'vitest'
import { english } from '#languages/from-source.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { drawnOnPaper } from '#tests/builders/drawing-paper.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import type { Figure } from '#charts/figure.ts'
import { tokens } from '#charts/tokens.ts'
import { datasetComparisonFigure } from './dataset-comparison.ts'
import type { DatasetComparisonView } from './view.ts'

const reference = aReference(
  [aSource(2, 'Survey A'), aSource(3, 'Survey B'), aSource(4, 'Tables', { derivedFrom: [2] })],
  [anIndicator(7, { shortName: 'Shovels' })],
)
const bounded = (source: number, location: number, period: string, value: number) =>
  aPoint(source, location, period, value, { lower: value - 2, upper: value + 2, intervalLevel: 95 })
const POINTS: readonly Point[] = [
  bounded(2, 1, '2018', 60),
  bounded(3, 1, '2020', 40),
  bounded(2, 8, '2018', 42),
  bounded(3, 8, '2020', 40),
  bounded(2, 10, '2018', 90),
  bounded(3, 10, '2020', 40),
  bounded(2, 9, '2018', 50),
  aPoint(4, 8, '2018', 41),
]

function figure(
  picks: readonly (readonly [number, string])[],
  options: DatasetComparisonView['options'] = {},
): Figure {
  return datasetComparisonFigure({
    view: {
      kind: 'dataset-comparison',
      indicators: [7],
      sources: picks.map(([source]) => source),
      locations: [],
      periods: picks.map(([, period]) => period),
      options,
    },
    table: tableOf(POINTS),
    reference,
    currentYear: 2025,
    language: english,
  })
}

const TWO = [
  [2, '2018'],
  [3, '2020'],
] as const
const placesOf = ({ marks }: Figure) => [...new Set(marks.map(({ title }) => title))]

describe('two data sets', () => {
  it('puts the nation first, then the states in the order asked for', () => {
    expect(placesOf(figure(TWO))).toEqual(['Aldovia', 'Northland', 'Snowland', 'Southland'])
    expect(placesOf(figure(TWO, { order: 'value' }))).toEqual([
      'Aldovia',
      'Southland',
      'Northland',
      'Snowland',
    ])
  })

  it('interprets each place that has both, guarded by the intervals', () => {
    const words = figure(TWO).marks.map(({ id, lines }) => [id, lines.slice(2).map(({ text }) => text)])
    expect(Object.fromEntries(words)).toMatchObject({
      '10:0': [
        'Survey A 2018 is 2.3 times as high as Survey B 2020 in Southland state (90% against 40.0%, 50.0 points apart), more than the published intervals explain.',
        'Multiplier: 2.3 times',
      ],
      '8:1': [
        'Survey A 2018 (42%) and Survey B 2020 (40.0%) do not clearly differ in Northland state: the difference of 2.0 points may be chance.',
        'Multiplier: 1.05 times',
      ],
      '9:0': [],
    })
  })

  it('tells the two apart by marker although they are of one class', () => {
    expect(figure(TWO).key.map(({ label, hollow }) => [label, hollow])).toEqual([
      ['Survey A 2018', false],
      ['Survey B 2020', true],
      ['95% interval, where one is held', undefined],
    ])
  })

  it('names indicator, places, sources and periods', () => {
    expect(figure(TWO).title).toBe('Shovels in Aldovia and its states, Survey A 2018 and Survey B 2020')
  })

  it('says when one was made from the other', () => {
    const { notes } = figure([
      [2, '2018'],
      [4, '2018'],
    ])
    expect(notes).toContain(
      'Survey A 2018 and Tables 2018 both use Survey A: they are not independent, so their agreement confirms nothing.',
    )
  })
})

it('says that one or three cannot be interpreted', () => {
  const note = 'Interpretation is only available when comparing two datasets.'
  expect(figure([[2, '2018']]).notes).toContain(note)
  expect(figure([...TWO, [4, '2018']]).notes).toContain(note)
  expect(figure(TWO).notes).not.toContain(note)
})

it.each([{}, { shape: 'column' }] as const)('keeps marks on what is drawn as %j', (form) => {
  for (const order of ['name', 'zone', 'value'] as const) {
    const drawn = figure(TWO, { ...form, order })
    const at = markPlaces(drawn, { width: 1200, height: drawn.height(1200), mode: 'dark', fontScale: 1 })
    const along = 'shape' in form ? 1 : 0
    expect(at.map((place) => place?.[along])).toEqual(
      drawn.marks.map(({ value }) => Number(value.replace('%', ''))),
    )
  }
})

it('joins the figures of each place, on the row of that place and from the smaller to the larger', () => {
  const { layers } = figure(TWO).picture({ width: 1200, height: 400, mode: 'light', fontScale: 1 })
  const joined = layers
    .flatMap((layer) => drawnOnPaper(layer).flat())
    .filter(({ type, style }) => type === 'line' && style?.stroke === tokens.light.line)
    .map(({ shape }) => [
      Number(shape?.x1) / 10,
      Number(shape?.x2) / 10,
      -Number(shape?.y1),
      -Number(shape?.y2),
    ])
  const rowOf = (name: string) => {
    const drawn = figure(TWO)
    const at = markPlaces(drawn)[drawn.marks.findIndex(({ title }) => title === name)]
    return Number(at?.[1])
  }
  expect(joined).toEqual([
    [40, 60, rowOf('Aldovia'), rowOf('Aldovia')],
    [40, 42, rowOf('Northland'), rowOf('Northland')],
    [40, 90, rowOf('Southland'), rowOf('Southland')],
  ])
})

it('offers what has figures when the picks have none', () => {
  const drawn = figure([[3, '1999']])
  expect(drawn.empty?.alternatives.map(({ label }) => label)).toEqual([
    'Survey B 2020',
    'Survey A 2018',
    'Tables 2018',
  ])
  expect(drawn.rows).toEqual([])
})

it('writes the nation of a count beside its states without drawing it, so that they can be read', () => {
  const counts = aReference(
    [aSource(2, 'Census')],
    [anIndicator(7, { factor: 4, decimals: 0, denominator: '', fullName: 'Number of sheds' })],
  )
  const drawn = datasetComparisonFigure({
    view: {
      kind: 'dataset-comparison',
      indicators: [7],
      sources: [2],
      locations: [],
      periods: ['2018'],
      options: {},
    },
    table: tableOf([aPoint(2, 1, '2018', 9000), aPoint(2, 8, '2018', 40), aPoint(2, 9, '2018', 60)]),
    reference: counts,
    currentYear: 2025,
    language: english,
  })
  const { plots } = drawn.picture({ width: 900, height: 300, mode: 'light', fontScale: 1 })
  expect(plots[0]?.x).toMatchObject({ min: 0, max: 60 })
  expect(markPlaces(drawn).map((at, index) => [drawn.marks[index]?.value, at])).toEqual([
    ['9,000', [0, 0]],
    ['40', [40, 1]],
    ['60', [60, 2]],
  ])
  expect(drawn.notes).toContain(
    'Aldovia is the sum of its states, so it is written and not drawn on their axis.',
  )
})

describe('a part of a period', () => {
  const half = { flags: ['partial_period'] } as const
  const POINTS_OF_PARTS = tableOf([
    aPoint(2, 1, '2018', 60),
    aPoint(2, 8, '2018', 42),
    aPoint(3, 1, '2020', 30, half),
    aPoint(3, 8, '2020', 20, half),
  ])
  const drawn = (shape: 'column' | 'rows') =>
    datasetComparisonFigure({
      view: {
        kind: 'dataset-comparison',
        indicators: [7],
        sources: [2, 3],
        locations: [],
        periods: ['2018', '2020'],
        options: shape === 'column' ? { shape } : {},
      },
      table: POINTS_OF_PARTS,
      reference,
      currentYear: 2025,
      language: english,
    })

  it.each([
    ['rows', 'Hollow and not joined: Survey B 2020, a period not complete.', true],
    ['column', 'Hatched: Survey B 2020, a period not complete.', undefined],
  ] as const)('has a look of its own in %s, in key and notes', (shape, note, broken) => {
    const figureOfParts = drawn(shape)
    expect(figureOfParts.notes).toContain(note)
    expect(figureOfParts.key.find(({ label }) => label === 'Part of a period')?.broken).toBe(broken)
  })

  it('is not set against a whole one, in the nation nor in a state', () => {
    const { marks, summary, notes } = drawn('rows')
    expect(summary).toContain('are not compared')
    for (const { lines } of marks) {
      expect(lines.filter(({ text }) => /are not compared/.test(text))).toHaveLength(1)
      expect(lines.some(({ text }) => /Multiplier/.test(text))).toBe(false)
    }
    expect(notes.some((note) => /Difference|difference/.test(note))).toBe(false)
  })
})

describe('the place that the view marks', () => {
  const grounds = (options: DatasetComparisonView['options']) =>
    figure(TWO, options)
      .picture({ width: 900, height: 300, mode: 'light', fontScale: 1 })
      .layers.flatMap((layer) => drawnOnPaper(layer).flat())
      .filter(({ style }) => style?.fill === tokens.light['accent-soft']).length

  it.each<[number, DatasetComparisonView['options']]>([
    [1, { reference: 10 }],
    [1, { reference: 10, shape: 'column' }],
    [0, {}],
    [0, { shape: 'column' }],
  ])('lays %i ground with %j', (count, options) => {
    expect(grounds(options)).toBe(count)
  })
})
