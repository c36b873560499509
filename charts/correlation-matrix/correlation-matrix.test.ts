import { describe, expect, it, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { contrast, plainColour } from '#domain/colour/colour.ts'
import { textWidth } from '#charts/plot/text-width.ts'
import { tokens } from '#charts/tokens.ts'
import { drawnOnPaper } from '#tests/builders/drawing-paper.ts'
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
import { correlationMatrixFigure } from './correlation-matrix.ts'
import { matrixLayout } from './layout.ts'
import type { CorrelationMatrixInput, CorrelationMatrixView } from './view.ts'

function input(
  indicators: readonly number[],
  { options = {}, points = allColumns(), source = 2, periods = ['2020'] } = {} as {
    options?: CorrelationMatrixView['options']
    points?: ReturnType<typeof allColumns>
    source?: number
    periods?: readonly string[]
  },
): CorrelationMatrixInput {
  return {
    view: { kind: 'correlation-matrix', indicators, sources: [source], locations: [1], periods, options },
    table: pairedTable(points),
    reference: pairedReference(),
    currentYear: 2025,
    language: english,
  }
}

const SURFACE = { width: 600, height: 240, mode: 'light', fontScale: 1 } as const

describe('correlationMatrixFigure', () => {
  it('draws a cell a pair: colour for what can be told from zero, none for the rest, hatching for no coefficient', () => {
    const figure = correlationMatrixFigure(input([UP, DOWN, ANY, FLAT]))
    const cells = drawnOnPaper(figure.picture(SURFACE).layers[0])
    const grounds = cells.map((shapes) => shapes[0]?.style?.fill)
    const { canvas } = tokens.light
    expect(grounds).toEqual([tokens.light['negative-4'], canvas, canvas, canvas, canvas, canvas])
    expect(cells.map((shapes) => shapes.filter(({ type }) => type === 'line').length > 0)).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
    ])
    const words = cells.map((shapes) => shapes.find(({ type }) => type === 'text')?.style?.text)
    expect(words).toEqual(['−0.98', '−0.12', '0.22', undefined, undefined, undefined])
  })

  it('writes both digits where cells are narrow', () => {
    const figure = correlationMatrixFigure(input([UP, DOWN, ANY]))
    const cells = drawnOnPaper(figure.picture({ ...SURFACE, width: 175 }).layers[0])
    const words = cells.map((shapes) => shapes.find(({ type }) => type === 'text')?.style?.text)
    expect(words).toEqual(['−.98', '−.12', '.22'])
  })

  it('explains a cell: coefficient, what can be said, both p, and on how many states it rests', () => {
    const [first, second] = correlationMatrixFigure(input([UP, DOWN, ANY])).marks
    expect(first).toMatchObject({
      title: 'up and down',
      value: 'r −0.98',
      destination: { kind: 'pair', id: 0 },
    })
    expect(first?.lines.map(({ text }) => text)).toEqual([
      'Very strong negative relation',
      'p < 0.001, adjusted < 0.001',
      '95% interval −0.99 to −0.91',
      '12 states with both figures',
    ])
    expect(second?.lines[0]?.text).toBe('Not distinguishable from zero (weak negative relation)')
  })

  it('says which pairs no longer hold after adjusting', () => {
    // Spearman of up and far alone has p 0.026 (scipy); among six tests 0.077.
    const figure = correlationMatrixFigure(input([UP, DOWN, ANY, FAR], { options: { method: 'spearman' } }))
    expect(figure.marks[3]?.lines[0]?.text).toBe(
      'Not distinguishable from zero after adjusting (strong positive relation)',
    )
    expect(figure.subtitle).toBe("Spearman's ρ, −1 to 1; p adjusted for 6 tests (Benjamini–Hochberg)")
  })

  it('gives every pair as a row of its table, with gaps where there is no coefficient', () => {
    const { computed } = correlationMatrixFigure(input([UP, DOWN, FLAT], { options: { adjust: 'holm' } }))
    expect(computed?.heads).toContain('p adjusted (Holm)')
    expect(computed?.rows.map(([one, other, , , , , , n, method]) => [one, other, n, method])).toEqual([
      ['up', 'down', 12, 'Pearson'],
      ['up', 'flat', 12, null],
      ['down', 'flat', 12, null],
    ])
    expect(computed?.rows[0]?.map((value, column) => computed.shown(value, column))).toEqual([
      'up',
      'down',
      '−0.98',
      '< 0.001',
      '< 0.001',
      '−0.99',
      '−0.91',
      '12',
      'Pearson',
      'very strong negative relation',
    ])
  })

  it('always says what a correlation is not, and names what has no figures, no spread, and another year', () => {
    const points = [
      ...acrossStates(UP, COLUMNS.up),
      ...acrossStates(DOWN, COLUMNS.down.slice(0, 8)),
      ...acrossStates(FLAT, COLUMNS.flat, '2019'),
    ]
    const { notes } = correlationMatrixFigure(input([UP, DOWN, FLAT, FAR], { points }))
    expect(notes).toEqual([
      'Where a state has no figure of 2020, the nearest year is taken, at most 2 years away: 12 of 32 figures.',
      'No figures: far.',
      'The same value everywhere, so no coefficient: flat.',
      'An association is not a cause. Ecological: a relation between states need not hold between persons. Figures that share a denominator are correlated by it. Modelled estimates may share their inputs.',
    ])
  })

  it('names a source that repeats another', () => {
    const points = [
      ...acrossStates(UP, COLUMNS.up, '2020', 3),
      ...acrossStates(DOWN, COLUMNS.down, '2020', 3),
    ]
    const { notes } = correlationMatrixFigure(input([UP, DOWN], { points, source: 3 }))
    expect(notes[0]).toBe('Survey B re-tabulates Survey A, so it is not independent of it.')
  })

  it.each([
    ['one indicator', [UP], {}],
    ['another year only', [UP, DOWN], { periods: ['2010'] }],
  ])('with %s shows no matrix and offers what there is', (_, indicators, change) => {
    const figure = correlationMatrixFigure(input(indicators, change))
    expect(figure.empty?.text).toBe('The data you have selected is not available, please select another')
    expect(figure.empty?.alternatives).toEqual(
      indicators.length === 1 ? [] : [{ label: 'Survey A 2020', period: '2020', source: 2 }],
    )
  })
})

describe('matrixLayout', () => {
  const names = (count: number) =>
    Array.from({ length: count }, (_, index) => `Indicator number ${index + 1}`)

  it.each([
    [2, 328],
    [8, 328],
    [20, 328],
    [20, 1376],
  ])('%d names on %d pixels fit, and numbers only where they have room', (count, width) => {
    const { cellWidth, nameWidth, written, numberSize } = matrixLayout(names(count), width, 1)
    expect(cellWidth * count + nameWidth).toBeLessThanOrEqual(width + 0.01)
    expect(nameWidth).toBeGreaterThanOrEqual(96)
    if (written !== null)
      expect(cellWidth).toBeGreaterThan(textWidth(written === 'full' ? '−0.88' : '−.88', numberSize, 600))
  })
})

it.each(['light', 'dark'] as const)(
  'shades of both signs stand apart from the %s page or carry their number',
  (mode) => {
    const palette = tokens[mode]
    const onCanvas = (token: keyof typeof palette) =>
      contrast(plainColour(palette[token]), plainColour(palette.canvas))
    for (const sign of ['positive', 'negative'] as const) {
      expect(onCanvas(`${sign}-4`)).toBeGreaterThan(4.5)
      expect(onCanvas(`${sign}-3`)).toBeGreaterThan(2.5)
    }
  },
)

test('where no pair has a coefficient, no test is named and no title has a hole', () => {
  const { subtitle, summary } = correlationMatrixFigure(input([UP, FLAT]))
  expect(subtitle).toBe('')
  expect(summary).toMatch(/^0 of 1 pair of 2 indicators show a clear relation between states\. /)
})
