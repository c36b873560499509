import { describe, expect, it } from 'vitest'
import { placedMarks } from '#charts/drawing/mark-spots.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { english } from '#languages/from-source.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { trendFigure } from './trend.ts'
import type { TrendView } from './view.ts'

const SURFACE = { width: 840, height: 120, mode: 'light', fontScale: 1 } as const

const SOURCES = [aSource(2, 'Survey'), aSource(4, 'Model', { classification: 'Estimate' })]

function figureOf(points: readonly Point[], options: TrendView['options'] = {}) {
  return trendFigure({
    view: { kind: 'trend', indicators: [7], sources: [2], locations: [1], periods: [], options },
    ...{ table: tableOf(points), reference: aReference(SOURCES, [anIndicator(7)]) },
    ...{ currentYear: 2025, language: english },
  })
}

const ONE = [aPoint(2, 1, '2018', 34), aPoint(4, 1, '2018', 61)]
const NOTE = 'All figures shown are of 2018, so no change over time can be shown.'

describe('a trend whose figures are all of one period', () => {
  it('is a row for each source on the axis of values, as high as its rows', () => {
    const figure = figureOf(ONE)
    expect([...placedMarks(figure.picture(SURFACE))].map(([id, { at }]) => [id, at])).toEqual([
      ['2:2018000', [34, 0]],
      ['4:2018000', [61, 1]],
    ])
    expect(figure.marks.map(({ id }) => id)).toEqual(['2:2018000', '4:2018000'])
    expect(figure.height(840)).toBeLessThan(figureOf([...ONE, aPoint(2, 1, '2019', 35)]).height(840) / 2)
  })

  it('says why no line is drawn, and nothing of years', () => {
    expect(figureOf(ONE).notes).toContain(NOTE)
    expect(figureOf([...ONE, aPoint(2, 1, '2019', 35)]).notes).not.toContain(NOTE)
  })

  it('stays a column where columns are chosen', () => {
    expect(figureOf(ONE, { shape: 'column' }).height(840)).toBe(360)
  })
})

describe('the axis of a trend', () => {
  const low = [aPoint(2, 1, '2018', 34), aPoint(2, 1, '2020', 31)]
  const top = (figure: ReturnType<typeof figureOf>) => figure.notes.find((note) => note.includes('axis'))

  it('ends at the data where less than half of it would be used, and says so', () => {
    expect(top(figureOf(low))).toBe('The axis ends at 35%, not at 100%.')
  })

  it('is whole for columns, and where a value lies above three fifths', () => {
    expect(top(figureOf(low, { shape: 'column' }))).toBeUndefined()
    expect(top(figureOf([...low, aPoint(2, 1, '2021', 61)]))).toBeUndefined()
  })
})
