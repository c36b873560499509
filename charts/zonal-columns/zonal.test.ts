import { describe, expect, it } from 'vitest'
import { english } from '#languages/from-source.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { drawnOnPaper } from '#tests/builders/drawing-paper.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { tokens } from '#charts/tokens.ts'
import { leastHeightAt } from '#charts/drawing/least-height.ts'
import { zonalModel } from './groups.ts'
import { zonalFigure } from './zonal.ts'
import type { ZonalColumnsInput } from './view.ts'

const POINTS = [
  aPoint(2, 1, '2020', 55),
  aPoint(2, 2, '2020', 40),
  aPoint(2, 3, '2020', 70),
  aPoint(2, 8, '2020', 36, { lower: 30, upper: 42, intervalLevel: 90 }),
  aPoint(2, 9, '2020', 44),
  aPoint(2, 10, '2020', 70),
  aPoint(2, 45, '2020', 50),
]

function input(location = 1, points: readonly Point[] = POINTS): ZonalColumnsInput {
  return {
    view: {
      kind: 'zonal-columns',
      indicators: [7],
      sources: [2],
      locations: [location],
      periods: ['2020'],
      options: {},
    },
    table: tableOf(points),
    reference: aReference([aSource(2, 'DHS')], [anIndicator(7, { nationalTarget: 90 })]),
    currentYear: 2025,
    language: english,
  }
}

function groupsOf(location: number, points?: readonly Point[]): [string, string[]][] {
  return zonalModel(input(location, points)).groups.map((group) => [
    group.name,
    group.columns.map((column) => column.place.name),
  ])
}

const WIDE = { width: 840, height: 400, mode: 'light', fontScale: 1 } as const

describe('columns by zone', () => {
  it('puts nation and zones first, then each zone with its states, highest first', () => {
    expect(groupsOf(1)).toEqual([
      ['Aldovia and zones', ['Aldovia', 'South', 'North']],
      ['South', ['South', 'Southland']],
      ['North', ['North', 'Snowland', 'Northland']],
    ])
  })

  it('keeps the states of a zone that has no figure of its own, after the others', () => {
    const points = POINTS.filter((point) => point.location !== 3)
    expect(groupsOf(1, points).map(([name]) => name)).toEqual(['Aldovia and zones', 'North', 'South'])
  })

  it('shows a zone with its states, and a state with its LGAs', () => {
    expect(groupsOf(2)).toEqual([['North', ['North', 'Snowland', 'Northland']]])
    expect(groupsOf(8)).toEqual([['Northland', ['Northland', 'Hilltown']]])
  })

  it.each([840, 300])('lays a ground under the place that the view marks, %i wide', (width) => {
    const view = { ...input().view, options: { reference: 9 } }
    const [layer] = zonalFigure({ ...input(), view }).picture({ ...WIDE, width }).layers
    const grounds = drawnOnPaper(layer)
      .flat()
      .filter(({ style }) => style?.fill === tokens.light['accent-soft'])
    expect(grounds).toHaveLength(1)
  })

  it('draws columns from the floor to the value, the zone outlined in ink', () => {
    const columns = drawnOnPaper(zonalFigure(input()).picture(WIDE).layers[0]).map((shapes) => shapes[1])
    const heights = columns.map((column) => column?.shape?.height)
    expect(heights).toEqual([55, 70, 40, 70, 70, 40, 44, 36])
    const outlined = columns.map((column) => column?.style?.stroke === tokens.light.ink)
    expect(outlined).toEqual([true, true, true, true, false, true, false, false])
  })

  it('draws a whisker only where an interval is published, and says so', () => {
    const figure = zonalFigure(input())
    const items = drawnOnPaper(figure.picture(WIDE).layers[0])
    expect(items.map((shapes) => shapes.some((shape) => shape.type === 'line'))).toEqual([
      ...new Array<boolean>(7).fill(false),
      true,
    ])
    expect(figure.notes).toContain('Columns without a whisker: no interval held here for that figure.')
  })

  it('calls all zones by their codes where one has no room for its name', () => {
    const codes = (width: number) =>
      zonalFigure(input())
        .picture({ ...WIDE, width })
        .layers.flatMap((layer) => drawnOnPaper(layer).flat())
        .flatMap(({ style }) => (style?.text === 'S' || style?.text === 'N' ? [style.text] : []))
    // Here the North, of three columns, has room, and the South, of two, has not.
    expect(codes(210)).toEqual(['S', 'N'])
    expect(codes(WIDE.width)).toEqual([])
  })

  it('lies down where standing columns would be too thin, with the same marks', () => {
    const figure = zonalFigure(input())
    const narrow = figure.picture({ ...WIDE, width: 100 })
    expect(narrow.layers[0]?.marks).toHaveLength(figure.marks.length)
    expect(figure.height(100)).toBeGreaterThan(200)
  })

  it('lists every figure once', () => {
    expect(zonalFigure(input()).rows).toHaveLength(6)
    expect(zonalFigure(input()).marks).toHaveLength(8)
  })
})

describe('counts', () => {
  const things = anIndicator(7, { factor: 4, decimals: 0, slope: null, denominator: '' })
  const counted = (location: number, points = POINTS) => {
    const made = input(location, points)
    return { ...made, reference: aReference([aSource(2, 'DHS')], [things]) }
  }

  it('are drawn of the smallest places; what they add up to is written', () => {
    const { groups, totals } = zonalModel(counted(1))
    expect(groups.map(({ name, columns }) => [name, columns.map(({ place }) => place.name)])).toEqual([
      ['South', ['Southland']],
      ['North', ['Snowland', 'Northland']],
    ])
    expect(totals.map(({ place }) => place.name)).toEqual(['Aldovia', 'South', 'North'])
    const figure = zonalFigure(counted(1))
    expect(figure.notes).toContain(
      'Totals, not drawn on the axis of their parts: Aldovia 55; South 70; North 40.',
    )
    expect(figure.rows).toHaveLength(6)
  })

  it('of zones alone have the nation beside them', () => {
    const zones = POINTS.filter(({ location }) => location < 4)
    const { groups, totals } = zonalModel(counted(1, zones))
    expect(groups.map(({ columns }) => columns.map(({ place }) => place.name))).toEqual([['South', 'North']])
    expect(totals.map(({ place }) => place.name)).toEqual(['Aldovia'])
  })

  it('of a part of a period are hatched and named', () => {
    const half = POINTS.map((point) => ({ ...point, flags: ['partial_period' as const] }))
    expect(zonalFigure(counted(1, half)).notes).toContain('DHS 2020 is not complete.')
  })
})

describe('the least height for paper', () => {
  const figure = zonalFigure(input())
  const leastAt = (width: number) => leastHeightAt(figure, width)

  it('of columns is less than they like', () => expect(leastAt(840)).toBe(320))
  it('of rows below each other is none: none of their names may touch', () => {
    expect(leastAt(100)).toBeUndefined()
    // Eight rows and three heads of groups.
    expect(figure.height(100)).toBeGreaterThan(10 * 16)
  })
})
