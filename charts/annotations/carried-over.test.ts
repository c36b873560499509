import { describe, expect, test } from 'vitest'
import type { Figure, Mark } from '#charts/figure.ts'
import { chartThemeOf } from '#charts/picture/chart-theme.ts'
import type { Axis, Picture, PlacedMark } from '#charts/picture/picture.ts'
import type { Annotation, AnnotationPlace } from '#domain/document/blocks/figure/annotations.ts'
import { carriedOver, countLost, isEarlier } from './carried-over.ts'
import { placeAt, spotOf } from './place-on-picture.ts'

const AXIS: Axis = {
  ...{ min: 0, max: 100, ticks: [], named: 'all', side: 'bottom', gap: 0, gridlines: false, line: false },
  ...{ strokes: false, format: String },
}
const YEARS: Axis = { ...AXIS, min: 2000, max: 2020 }
/** Three rows, the first at the top. */
const ROWS: Axis = { ...AXIS, min: -0.5, max: 2.5, inverse: true, positions: true }

/** In the builder, which is 560 wide, the plot is 400 wide and 200 high: a pixel is 0.05 years and half a unit. */
function figureOf(
  axes: { readonly x: Axis; readonly y: Axis } | null,
  marks: readonly PlacedMark[] = [],
  rest: Pick<Picture, 'waitsFor'> = {},
): Pick<Figure, 'picture' | 'height' | 'marks'> {
  return {
    height: (width) => width - 320,
    marks: marks.map(({ id }): Mark => ({ id, title: id, value: '', lines: [] })),
    picture: (surface) => ({
      theme: chartThemeOf(surface),
      plots: axes ? [{ ...axes, box: { left: 100, right: 500, top: 20, bottom: surface.height - 20 } }] : [],
      layers: [{ plot: 0, z: 0, clip: false, marks, draw: () => [] }],
      ...rest,
    }),
  }
}

const overYears = figureOf({ x: YEARS, y: AXIS })

function drawn(figure: ReturnType<typeof figureOf>) {
  const surface = { width: 560, height: 240, mode: 'light', fontScale: 1 } as const
  return { picture: figure.picture(surface), marks: figure.marks }
}

const share = (x: number, y: number): AnnotationPlace => ({ plot: null, mark: '', x, y })
const text = (at: AnnotationPlace): Annotation => ({
  kind: 'text',
  at,
  text: 'Peak',
  size: 14,
  colour: '#b3261e',
})
const arrow = (from: AnnotationPlace, to: AnnotationPlace): Annotation => ({
  ...{ kind: 'arrow', from, to, colour: '#b3261e' },
})

describe('what earlier versions kept as shares of the drawing', () => {
  // 300 px from the left are 2010; a quarter of 240 px is 160 px above the axis.
  const peak = text(share(300 / 560, 0.25))

  test('is read in the values of the axes', () => {
    expect(carriedOver([peak], overYears, 1)).toEqual([text({ plot: 0, mark: '', x: 2010, y: 80 })])
  })

  test('is read against the height that the figure was given: of 480 px a quarter is 340 of 440 px above the axis', () => {
    expect(carriedOver([peak], overYears, 2)).toEqual([text({ plot: 0, mark: '', x: 2010, y: 77.273 })])
  })

  test('is read at either end of an arrow, while an end that has values keeps them', () => {
    const end: AnnotationPlace = { plot: 0, mark: '', x: 2005, y: 10 }
    expect(carriedOver([arrow(share(300 / 560, 0.25), end)], overYears, 1)).toEqual([
      arrow({ plot: 0, mark: '', x: 2010, y: 80 }, end),
    ])
  })

  test.each([
    ['stays where the figure has no axes', figureOf(null)],
    ['stays while its map has not come', figureOf({ x: YEARS, y: AXIS }, [], { waitsFor: 'states' })],
  ])('%s', (_, figure) => {
    expect(carriedOver([text(share(0.5, 0.25))], figure, 1)).toEqual([text(share(0.5, 0.25))])
  })

  test('is told by any of its places', () => {
    const inValues: AnnotationPlace = { plot: 0, mark: '', x: 2005, y: 10 }
    expect([peak, text(inValues), arrow(inValues, share(0, 0))].map(isEarlier)).toEqual([true, false, true])
  })
})

describe('rows whose order data decide', () => {
  const rows = (...ids: readonly string[]) =>
    figureOf(
      { x: AXIS, y: ROWS },
      ids.map((id, row) => ({ id, at: [20 + 30 * row, row] })),
    )
  const before = drawn(rows('kano', 'lagos', 'abia'))

  test('a place is that of the nearest row: its row, and the value along it', () => {
    // The second of three rows of 66.7 px has its middle at 120 px; 10 px below it are 0.15 rows.
    expect(placeAt([300, 130], before)).toEqual({ plot: 0, mark: 'lagos', x: 0.15, y: 50 })
  })

  test('what points at a row follows it to where it stands later', () => {
    const place = placeAt([300, 130], before)
    const [x, y] = spotOf(place, drawn(rows('abia', 'kano', 'lagos'))) ?? []
    expect(x).toBeCloseTo(300, 6)
    expect(y).toBeCloseTo(130 + 200 / 3, 6)
  })

  test('what points at a row that is gone has no place, and is counted once', () => {
    const place: AnnotationPlace = { plot: 0, mark: 'lagos', x: 0, y: 50 }
    const left = rows('kano', 'abia')
    expect(spotOf(place, drawn(left))).toBeNull()
    const there = { ...place, mark: 'abia' }
    expect(countLost([text(place), arrow(place, there), text(there)], left)).toBe(2)
  })

  test('nothing is near where no mark stands on the plot: the place is a share of the drawing', () => {
    expect(placeAt([140, 60], drawn(figureOf({ x: AXIS, y: ROWS })))).toEqual(share(0.25, 0.25))
    const nowhere = figureOf({ x: AXIS, y: ROWS }, [{ id: 'kano', at: [Number.NaN, 0] }])
    expect(placeAt([140, 60], drawn(nowhere))).toEqual(share(0.25, 0.25))
  })
})

test('of two marks in one row the nearer one is meant', () => {
  const pair = figureOf({ x: AXIS, y: ROWS }, [
    { id: 'girls', at: [20, 0] },
    { id: 'boys', at: [60, 0] },
    { id: 'all', at: [50, 1] },
  ])
  // 20 stand at 180 px, 60 at 340 px; their row has its middle at 53.3 px.
  expect(placeAt([250, 60], drawn(pair)).mark).toBe('girls')
  expect(placeAt([270, 60], drawn(pair)).mark).toBe('boys')
})

test('of columns the nearest is the one above or below which a pixel lies, however high it is', () => {
  const columns = figureOf({ x: { ...ROWS, inverse: false }, y: AXIS }, [
    { id: 'high', at: [0, 100] },
    { id: 'low', at: [1, 0] },
  ])
  // Three columns of 133.3 px: the first has its middle at 166.7 px, the second at 300 px.
  expect(placeAt([290, 30], drawn(columns))).toMatchObject({ mark: 'low', x: -0.075, y: 95 })
})

test('values are kept in as many digits as a pixel needs, and beyond the axis in lengths of it', () => {
  expect(placeAt([120 + 1 / 3, 120 + 1 / 3], drawn(overYears))).toEqual({
    plot: 0,
    mark: '',
    x: 2001.0167,
    y: 49.833,
  })
  // Halfway from the end of the plot to the edge of the drawing.
  expect(placeAt([530, 120], drawn(overYears))).toEqual({ plot: 0, mark: '', x: 2030, y: 50 })
})

test('of several plots it is the one that a pixel lies on or is nearest to', () => {
  const two: Picture = {
    ...drawn(overYears).picture,
    plots: [
      { x: YEARS, y: AXIS, box: { left: 100, right: 200, top: 20, bottom: 220 } },
      { x: YEARS, y: AXIS, box: { left: 300, right: 500, top: 20, bottom: 120 } },
    ],
  }
  const plotOf = (x: number, y: number) => placeAt([x, y], { picture: two, marks: [] }).plot
  expect([plotOf(150, 50), plotOf(240, 50), plotOf(260, 50), plotOf(400, 50)]).toEqual([0, 0, 1, 1])
  // 60 px below the second plot, 210 px right of the first.
  expect(plotOf(410, 180)).toBe(1)
})

test('of a figure nothing is lost while nothing stands on it, or its map has not come', () => {
  const gone = text({ plot: 0, mark: '', x: 1900, y: 50 })
  expect(countLost([], overYears)).toBe(0)
  // A century before its first year: it was said of another axis.
  expect(countLost([gone], overYears)).toBe(1)
  expect(countLost([gone], figureOf({ x: YEARS, y: AXIS }, [], { waitsFor: 'states' }))).toBe(0)
})
