import { beforeAll, describe, expect, test } from 'vitest'
import { carriedOver } from '#charts/annotations/carried-over.ts'
import { type DrawnFigure, placeAt, spotOf } from '#charts/annotations/place-on-picture.ts'
import { markSpots } from '#charts/drawing/mark-spots.ts'
import type { Figure } from '#charts/figure.ts'
import { KINDS } from '#charts/kinds.ts'
import type { Spot } from '#charts/picture/drawing.ts'
import type { View } from '#charts/view.ts'
import type { Annotation } from '#domain/document/blocks/figure/annotations.ts'
import { mergeTables } from '#domain/observation/merge-tables.ts'
import { english } from '#languages/from-source.ts'
import { figureOfView } from '#server/drawing/draw-view.ts'
import { readShippedData, type ShippedData } from '#tests/builders/shipped-data.ts'
import { shippedGroups } from '#tests/builders/shipped-groups.ts'
import { VIEW_OF_EACH_KIND } from '#tests/builders/view-of-each-kind.ts'
import { drawingOf } from './document/drawing.ts'

const { trend, 'indicator-comparison': compared } = VIEW_OF_EACH_KIND

/** A telephone, the builder, a preview, a page on a screen. */
const WIDTHS = [340, 560, 736, 1040] as const

const VIEWS: readonly (readonly [string, View])[] = [
  ...KINDS.map(({ name }) => [name, VIEW_OF_EACH_KIND[name]] as const),
  ['columns over time', { ...trend, options: { shape: 'column' } }],
  // Lines of one plot on a wide page, a panel each on a narrow one.
  ['lines of several', { ...compared, periods: [], options: { compareBy: 'period' } }],
]

let data: ShippedData

beforeAll(async () => {
  data = await readShippedData()
})

const figures = new Map<View, Promise<Figure>>()

function figureOfEach(view: View): Promise<Figure> {
  const figure = figures.get(view) ?? makeFigure(view)
  figures.set(view, figure)
  return figure
}

function makeFigure(view: View): Promise<Figure> {
  const table = mergeTables(view.indicators.map((id) => data.tableOf(id)))
  const groups = [...shippedGroups('gdl.csv'), ...shippedGroups('cod-ps.csv')]
  return figureOfView({
    ...{ view, table, reference: data.reference },
    ...{ groups, currentYear: 2026, language: english },
  })
}

function drawnAt(figure: Figure, width: number, mode: 'light' | 'dark' = 'light'): DrawnFigure {
  const height = figure.height(width)
  return { picture: figure.picture({ width, height, mode, fontScale: 1 }), marks: figure.marks }
}

const RED = '#b3261e'

describe('what points at a figure points at it at every width, on a page and on paper', () => {
  test.each(VIEWS)('%s', async (_, view) => {
    const figure = await figureOfEach(view)
    expect(figure.marks.length).toBeGreaterThan(0)
    const drawings = WIDTHS.map((width) => drawnAt(figure, width))
    const spots = drawings.map((drawn) => spotsOf(drawn))
    const some = figure.marks.flatMap((_mark, index) => (index % 7 === 0 ? [index] : []))
    for (const [from, drawn] of drawings.entries()) {
      for (const index of some) {
        const spot = spots[from]?.[index]
        if (!spot) continue
        const place = placeAt(spot, drawn)
        expect(place.plot).not.toBeNull()
        for (const [to, other] of drawings.entries()) expectNear(spotOf(place, other), spots[to]?.[index])
      }
      const first = some.find((index) => spots[from]?.[index])
      const spot = spots[from]?.[first ?? 0]
      if (spot) expectOnPaper(figure, first ?? 0, { kind: 'arrow', ...ends(spot, drawn), colour: RED })
    }
  })
})

/** An arrow that ends at a mark and begins in the corner of the drawing. */
function ends(spot: Spot, drawn: DrawnFigure) {
  return { from: placeAt([1, 1], drawn), to: placeAt(spot, drawn) }
}

function spotsOf({ picture, marks }: DrawnFigure): readonly (Spot | null)[] {
  return markSpots(picture, marks).map((spot) => spot && [spot.x, spot.y])
}

function expectNear(spot: Spot | null, wanted: Spot | null | undefined): void {
  expect(spot).not.toBeNull()
  expect(Math.abs((spot?.[0] ?? 0) - (wanted?.[0] ?? Number.NaN))).toBeLessThan(0.5)
  expect(Math.abs((spot?.[1] ?? 0) - (wanted?.[1] ?? Number.NaN))).toBeLessThan(0.5)
}

/** The tip of the arrow stands on the mark in the drawing of PDF, Word and page, and in its form for telephones. */
function expectOnPaper(figure: Figure, index: number, annotation: Annotation): void {
  for (const width of [300, 507, 643]) {
    const room = { width, most: 820, half: 820, height: 'usual' } as const
    const { inside } = drawingOf(figure, { id: 'a', room, annotations: [annotation] })
    const [, wide, high] = / viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(inside) ?? []
    const [, x, y] = new RegExp(`<path d="M([-\\d.]+) ([-\\d.]+)L[^"]*Z" fill="${RED}"`).exec(inside) ?? []
    const size = { width: Number(wide), height: Number(high) }
    const picture = figure.picture({ ...size, mode: 'light', fontScale: 1 })
    expectNear([Number(x), Number(y)], spotsOf({ picture, marks: figure.marks })[index])
  }
}

describe('places', () => {
  test('on a line are its year and its value, also beyond a mark', async () => {
    const figure = await figureOfEach(trend)
    const drawn = drawnAt(figure, 736)
    const place = { plot: 0, mark: '', x: 2012.1, y: 28 }
    const spot = spotOf(place, drawn)
    const { plots } = drawn.picture
    const { box, x, y } = plots[0] ?? expect.fail('a trend has a plot')
    const across = (2012.1 - x.min) / (x.max - x.min)
    expect(spot?.[0]).toBeCloseTo(box.left + across * (box.right - box.left), 6)
    expect(spot?.[1]).toBeCloseTo(box.bottom - ((28 - y.min) / (y.max - y.min)) * (box.bottom - box.top), 6)
    const back = spot && placeAt(spot, drawn)
    expect(back?.x).toBeCloseTo(2012.1, 3)
    expect(back?.y).toBeCloseTo(28, 3)
  })

  test.each(VIEWS)('at the edges of the drawing of %s stay on it at every width', async (_, view) => {
    const figure = await figureOfEach(view)
    const drawings = WIDTHS.map((width) => drawnAt(figure, width))
    for (const drawn of drawings) {
      const { width, height } = drawn.picture.theme
      for (const corner of [[0, 0] as const, [width, 0] as const, [width, height] as const]) {
        const place = placeAt(corner, drawn)
        for (const other of drawings) {
          const [x, y] = spotOf(place, other) ?? [Number.NaN, Number.NaN]
          // Rows that are counted from a mark may end some pixels beyond the last one.
          expect(x).toBeGreaterThanOrEqual(-0.5)
          expect(x).toBeLessThanOrEqual(other.picture.theme.width + 0.5)
          expect(y).toBeGreaterThanOrEqual(-0.5)
          expect(y).toBeLessThanOrEqual(other.picture.theme.height + 0.5)
        }
      }
    }
  })

  test('of a row whose figure is gone are none', async () => {
    const figure = await figureOfEach(VIEW_OF_EACH_KIND.distribution)
    const drawn = drawnAt(figure, 736)
    expect(spotOf({ plot: 0, mark: 'nobody', x: 0, y: 12 }, drawn)).toBeNull()
    expect(spotOf({ plot: 0, mark: '', x: 3, y: 12 }, drawn)).toBeNull()
  })
})

test('shares of a drawing that earlier versions kept become values, as the builder showed them', async () => {
  const figure = await figureOfEach(trend)
  const share = { plot: null, mark: '', x: 0.5, y: 0.4 }
  const [text] = carriedOver([{ kind: 'text', at: share, text: 'Here', size: 12, colour: RED }], figure, 1)
  const at = text?.kind === 'text' ? text.at : expect.fail('words stay words')
  expect(at).toMatchObject({ plot: 0 })
  const drawn = drawnAt(figure, 560)
  const spot = spotOf(at, drawn)
  expect(spot?.[0]).toBeCloseTo(280, 0)
  expect(spot?.[1]).toBeCloseTo(0.4 * drawn.picture.theme.height, 0)
})
