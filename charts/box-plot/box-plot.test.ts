import { describe, expect, it } from 'vitest'
import { english } from '#languages/from-source.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { drawnOnPaper } from '#tests/builders/drawing-paper.ts'
import { aPoint, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { boxPlotFigure } from './box-plot.ts'
import { lanesOf } from './lanes.ts'
import type { BoxPlotInput, BoxPlotView } from './view.ts'

/** The made-up country with more states in the North: 20 to 26. */
function reference(): ReferenceData {
  const base = aReference([aSource(2, 'DHS')])
  const more = [20, 21, 22, 23, 24, 25, 26].map(
    (id) => [id, { id, name: `State ${id}`, level: 3, parent: 2 }] as const,
  )
  return { ...base, locations: new Map([...base.locations, ...more]) }
}

/** 2.5, 1.5, 2.5, 2.75, 3.25, 4.75 and 30: quartiles 2.5 and 4, fences .25 and 6.25 (Python 3.11 statistics). */
const NORTH = [2.5, 1.5, 2.5, 2.75, 3.25, 4.75, 30].map((value, at) => aPoint(2, 20 + at, '2020', value))
const POINTS = [...NORTH, aPoint(2, 10, '2020', 50)]

function input(
  points: readonly Point[] = POINTS,
  options: BoxPlotView['options'] = {},
  location = 1,
): BoxPlotInput {
  return {
    view: {
      kind: 'box-plot',
      indicators: [7],
      sources: [2],
      locations: [location],
      periods: ['2020'],
      options,
    },
    table: tableOf(points),
    reference: reference(),
    currentYear: 2025,
    language: english,
  }
}
const SURFACE = { width: 840, height: 200, mode: 'light', fontScale: 1 } as const

describe('a box plot', () => {
  const figure = boxPlotFigure(input())

  it('draws boxes from the lower to the upper quartile and whiskers to the last values inside the fences', () => {
    const drawn = drawnOnPaper(figure.picture(SURFACE).layers[1])[0] ?? []
    // After the row of all states, which has a name and a box of six lines and a rectangle.
    const north = drawn.slice(7)
    const box = north.find((shape) => shape.type === 'rect')?.shape
    expect(box).toMatchObject({ x: 25, width: 15 })
    const ends = north.filter((shape) => shape.type === 'line').map(({ shape }) => [shape?.x1, shape?.x2])
    expect(ends.slice(0, 2)).toEqual([
      [15, 25],
      [40, 47.5],
    ])
  })

  it('shows every place once and names the outliers of each zone', () => {
    expect(figure.marks).toHaveLength(POINTS.length)
    expect(figure.marks.find((mark) => mark.title === 'State 26')?.lines[0]?.tone).toBe('warning')
    expect(figure.notes[0]).toBe('Outliers, beyond 1.5 quartile distances from the box: State 26 (North).')
  })

  it('draws no box of fewer than 4 values and says so', () => {
    expect(figure.notes).toContain('Too few values for a box (fewer than 4): South.')
    expect(figure.summary).toContain('South: 1 value, too few for a box.')
  })

  it('has one row where there are no zones to compare', () => {
    const own = boxPlotFigure(input(POINTS, {}, 2))
    expect(own.title).toBe('Indicator 7: spread over states in the North, DHS 2020')
    expect(own.summary).toBe('All 7 states: median 2.8%, middle half 2.5% to 4.0%.')
  })

  it('offers what is there instead', () => {
    expect(boxPlotFigure(input([aPoint(2, 10, '2010', 3)])).empty?.alternatives).toEqual([
      { label: 'DHS 2010', source: 2, period: '2010' },
    ])
  })
})

it.each<[number[], number[]]>([
  [
    [0, 10, 20],
    [0, 0, 0],
  ],
  [
    [0, 1, 2, 3],
    [0, 1, -1, 0],
  ],
  [
    [0, 1, 7],
    [0, 1, 0],
  ],
  [[], []],
])('points at %j lie in the lanes %j', (positions, lanes) => {
  expect(lanesOf(positions, 6, 1)).toEqual(lanes)
})

it('calls no value of a series over time an outlier, however steep its course', () => {
  // A fall of fertility: Tukey's fences of 6, 6, 5.9, 5.9, 5.8 and 3 would call the last one far out.
  const series = [6, 6, 5.9, 5.9, 5.8, 3].map((value, at) => aPoint(2, 1, String(2015 + at), value))
  const figure = boxPlotFigure(input(series, { compareBy: 'period' }))
  expect(figure.rows).toHaveLength(6)
  expect(figure.notes).toContain(
    'No value over time is called an outlier: a series that rises or falls leaves its own middle.',
  )
  const words = figure.marks.flatMap(({ lines }) => lines.map(({ text }) => text))
  expect(words.filter((text) => /outlier/i.test(text))).toEqual([])
  expect(figure.summary).not.toMatch(/outlier/i)
})
