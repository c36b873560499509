import { describe, expect, it } from 'vitest'
import { english } from '#languages/from-source.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { drawnOnPaper } from '#tests/builders/drawing-paper.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { binsOf, binWidth, edgesFrom, exactEdges, roundEdges } from './bins.ts'
import { exactBreaks, histogramFigure } from './histogram.ts'
import type { HistogramInput, HistogramView } from './view.ts'

/** The series of methods §5; numpy 2.4 `histogram_bin_edges(x, 'fd')` computes with the width 6.962383250419168. */
const VALUES = [30, 32, 31, 35, 36, 38, 37, 41, 42, 44]

describe('classes', () => {
  it.each<[string, number[], number, string]>([
    ['by Freedman and Diaconis', VALUES, 6.962383250419168, 'Freedman–Diaconis'],
    ['of numpy too', [5, 8, 9, 12, 13, 30, 31, 50], 21.5, 'Freedman–Diaconis'],
    ['by Sturges where the quartiles are equal: 20 / (3 + 1)', [1, 5, 5, 5, 5, 5, 5, 21], 5, 'Sturges'],
    ['by Sturges for three values: 6 / (2 + 1)', [1, 2, 7], 2, 'Sturges'],
    ['of one value', [40, 40], 4, 'one'],
    ['of zero', [0], 1, 'one'],
  ])('%s', (_, values, width, rule) => {
    expect(binWidth(values)).toEqual({ width: expect.closeTo(width, 9), rule })
  })

  it('at round limits are no wider than the rule says', () => {
    expect(roundEdges(VALUES)).toEqual([30, 35, 40, 45])
    expect(roundEdges([0.1, 0.2, 0.25, 0.9])).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1])
    expect(roundEdges([40, 40])).toEqual([40, 42])
  })

  it('exactly as wide begin at the lowest value and hold the highest', () => {
    const edges = exactEdges(VALUES)
    expect(edges).toHaveLength(4)
    expect([edges[0], (edges.at(-1) ?? 0) >= 44]).toEqual([30, true])
  })

  it('from given limits take the ends of the values in', () => {
    expect(edgesFrom([40, 35], VALUES)).toEqual([30, 35, 40, 44])
    expect(edgesFrom([0, 35, 90], VALUES)).toEqual([0, 35, 90])
  })

  it('hold their lower limit, the last its upper one too', () => {
    const bins = binsOf([30, 35, 40, 45], (value) => value, [30, 35, 40, 45])
    expect(bins.map((bin) => bin.members)).toEqual([[30], [35], [40, 45]])
  })
})

const POINTS = [aPoint(2, 8, '2020', 30), aPoint(2, 9, '2020', 35), aPoint(2, 10, '2020', 88)]

function input(points: readonly Point[] = POINTS, options: HistogramView['options'] = {}): HistogramInput {
  return {
    view: { kind: 'histogram', indicators: [7], sources: [2], locations: [1], periods: ['2020'], options },
    table: tableOf(points),
    reference: aReference([aSource(2, 'DHS')], [anIndicator(7, { nationalTarget: 97 })]),
    currentYear: 2025,
    language: english,
  }
}
const SURFACE = { width: 508, height: 280, mode: 'light', fontScale: 1 } as const

describe('a histogram', () => {
  it('draws a column from zero to the number of places of each class', () => {
    const figure = histogramFigure(input(POINTS, { breaks: [40, 80] }))
    const columns = drawnOnPaper(figure.picture(SURFACE).layers[0]).map((shapes) => shapes[1]?.shape)
    expect(columns).toMatchObject([
      { y: -2, height: 2 },
      { y: -0, height: 0 },
      { y: -1, height: 1 },
    ])
  })

  it('names the places of a class, its limits and its rule', () => {
    const figure = histogramFigure(input(POINTS, { breaks: [40, 80] }))
    expect(figure.marks[0]).toMatchObject({
      title: '30.0 to 40.0%',
      value: '2 states',
      lines: [{ text: 'Northland, Snowland' }],
    })
    expect(figure.marks[1]?.value).toBe('0 states')
    expect(figure.title).toBe('Indicator 7: states by class of value, DHS 2020')
  })

  it('holds the target on its axis', () => {
    expect(histogramFigure(input()).picture(SURFACE).plots[0]?.x).toMatchObject({ min: 30, max: 97 })
  })

  it('says what is missing, and what is there when nothing is', () => {
    expect(histogramFigure(input(POINTS.slice(0, 2))).notes).toContain(
      'No figure: Southland (not in this release).',
    )
    const empty = histogramFigure(input([aPoint(2, 8, '2015', 40)]))
    expect(empty.empty?.alternatives).toEqual([{ label: 'DHS 2015', source: 2, period: '2015' }])
    expect([empty.rows, empty.marks, empty.summary]).toEqual([[], [], ''])
  })

  it('draws the exact classes of the same values', () => {
    const breaks = exactBreaks(POINTS.map((point) => point.value))
    expect(histogramFigure(input(POINTS, { breaks })).marks).toHaveLength(breaks.length - 1)
  })

  it('shows the periods of one place', () => {
    const points = ['2010', '2012'].map((period, at) => aPoint(2, 8, period, 30 + at))
    const figure = histogramFigure({
      ...input(points, { compareBy: 'period' }),
      view: { ...input().view, locations: [8], periods: [], options: { compareBy: 'period' } },
    })
    expect(figure.title).toBe('Indicator 7: periods by class of value in Northland, DHS 2010 to 2012')
    expect(figure.rows).toHaveLength(2)
  })
})
