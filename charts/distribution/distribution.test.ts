import { markPlaces } from '#tests/builders/mark-places.ts'
import { describe, expect, it } from 'vitest'
import { english } from '#languages/from-source.ts'
import { likenessGroups } from '#domain/statistics/indistinguishable.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { drawnOnPaper } from '#tests/builders/drawing-paper.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { tokens } from '#charts/tokens.ts'
import { distributionFigure } from './distribution.ts'
import { dotsOf } from './dot-lines.ts'
import type { DistributionInput, DistributionView } from './view.ts'

const bounds = (lower: number, upper: number) => ({ lower, upper, intervalLevel: 90 })
const POINTS = [
  aPoint(2, 1, '2020', 60),
  aPoint(2, 8, '2020', 40),
  aPoint(2, 9, '2020', 95, bounds(92, 98)),
  aPoint(2, 10, '2020', 88, bounds(84, 92)),
  aPoint(2, 8, '2015', 99),
]

interface Change {
  readonly points?: readonly Point[]
  readonly location?: number
  readonly source?: number
  readonly slope?: 'Positive' | 'Negative' | null
  readonly options?: DistributionView['options']
}

function input({
  points = POINTS,
  location = 1,
  source = 2,
  slope = 'Positive',
  options = {},
}: Change = {}): DistributionInput {
  return {
    view: {
      kind: 'distribution',
      indicators: [7],
      sources: [source],
      locations: [location],
      periods: [],
      options,
    },
    table: tableOf(points),
    reference: aReference(
      [aSource(2, 'DHS'), aSource(3, 'MIS'), aSource(4, 'Model', { classification: 'Estimate' })],
      [anIndicator(7, { slope, nationalTarget: 90 })],
    ),
    currentYear: 2025,
    language: english,
  }
}

const SURFACE = { width: 508, height: 300, mode: 'light', fontScale: 1 } as const

function barsOf(figure: ReturnType<typeof distributionFigure>) {
  return drawnOnPaper(figure.picture(SURFACE).layers[0]).map((shapes) =>
    shapes.filter((shape) => shape.type === 'rect').at(-1),
  )
}

describe('sorted bars', () => {
  it('puts the parent on top, then the places of the newest period from the highest', () => {
    expect(distributionFigure(input()).rows.map((row) => [row.location, row.point.value])).toEqual([
      ['Aldovia', 60],
      ['Snowland', 95],
      ['Southland', 88],
      ['Northland', 40],
    ])
  })

  it('breaks ties by name', () => {
    const points = [aPoint(2, 9, '2020', 40), aPoint(2, 8, '2020', 40)]
    expect(distributionFigure(input({ points })).rows.map((row) => row.location)).toEqual([
      'Northland',
      'Snowland',
    ])
  })

  it('says one figure alone as no range', () => {
    const { summary } = distributionFigure(input({ points: [aPoint(2, 8, '2020', 40)] }))
    expect(summary).toContain('1 state: 40.0%.')
  })

  it('draws bars from zero to the value', () => {
    expect(barsOf(distributionFigure(input())).map((bar) => [bar?.shape?.x, bar?.shape?.width])).toEqual([
      [0, 600],
      [0, 950],
      [0, 880],
      [0, 400],
    ])
  })

  it('lays a ground under the row of the place that the others are compared with', () => {
    const shapes = drawnOnPaper(
      distributionFigure(input({ options: { reference: 10 } })).picture(SURFACE).layers[0],
    )
    const ground = tokens.light['accent-soft']
    const grounds = shapes.map((row) => row.filter(({ style }) => style?.fill === ground).length)
    expect(grounds).toEqual([0, 0, 1, 0])
  })

  it.each<['Positive' | 'Negative' | null, string[]]>([
    ['Positive', ['above', 'below-pale', 'below']],
    ['Negative', ['below', 'above-pale', 'above']],
  ])(
    'colours by achievement on a %s slope, pale where the interval includes the target',
    (slope, expected) => {
      const fills = barsOf(distributionFigure(input({ slope })))
        .slice(1)
        .map((bar) => bar?.style?.fill)
      const palette: Readonly<Record<string, string>> = tokens.light
      expect(fills).toEqual(expected.map((name) => palette[name]))
    },
  )

  it('is filled without a colour of its own where there is no target, and claims no standing', () => {
    const figure = distributionFigure(input({ slope: null }))
    expect(barsOf(figure)[1]?.style).toEqual({ fill: tokens.light.control })
    expect(figure.key.map((entry) => entry.label)).toContain('No target')
  })

  it('draws whiskers between the bounds', () => {
    const second = drawnOnPaper(distributionFigure(input()).picture(SURFACE).layers[0])[1]
    expect(second?.map((shape) => shape.shape)).toContainEqual({ x1: 920, y1: -1, x2: 980, y2: -1 })
  })

  it('shows the LGAs of a state and lists those without a figure', () => {
    const figure = distributionFigure(input({ points: [aPoint(2, 45, '2020', 40)], location: 8 }))
    expect(figure.rows.map((row) => row.location)).toEqual(['Hilltown'])
    expect(figure.notes).toContain('No figure: Laketown (not in this release).')
  })

  it('writes the numerator behind the value when parts are on', () => {
    const points = [aPoint(2, 8, '2020', 40, { numerator: 1234, denominator: 3085 })]
    const figure = distributionFigure(input({ points, options: { parts: true } }))
    const words = drawnOnPaper(figure.picture(SURFACE).layers[0])[0]?.map((shape) => shape.style?.text)
    expect(words).toContain('40.0 (1,234)')
    expect(figure.marks[0]?.lines.map((line) => line.text)).toContain('1,234 of 3,085')
  })
})

describe('what is said about a bar', () => {
  it('gives interval, distance and place', () => {
    const mark = distributionFigure(input()).marks[2]
    expect(mark?.value).toBe('88%')
    expect(mark?.lines).toEqual([
      { text: '90% interval 84 to 92' },
      { text: '▼ 2.0 points below NT 90%', tone: 'below' },
      { text: 'Too near to the target to be sure of the side (95%)' },
      { text: 'Southland · DHS 2020' },
    ])
  })

  it('joins what cannot be told apart, the untested between with a ring', () => {
    const children = [
      aPoint(2, 8, '2020', 95, bounds(90, 99)),
      aPoint(2, 9, '2020', 94),
      aPoint(2, 10, '2020', 93, bounds(88, 97)),
      aPoint(2, 45, '2020', 50, bounds(45, 55)),
    ]
    const [high, low] = likenessGroups(children)
    expect(high && dotsOf(high, 1)).toEqual([
      { row: 1, likeness: 'reference' },
      { row: 2, likeness: 'untested' },
      { row: 3, likeness: 'same' },
    ])
    expect(low && dotsOf(low, 1)).toEqual([{ row: 4, likeness: 'reference' }])
  })

  it('summarises range, target and what the intervals leave open', () => {
    expect(distributionFigure(input()).summary).toBe(
      '3 states: from 40% to 95% in Snowland. 1 of 3 reach the national target of 90%; for 1 the side is not certain; 1 has no interval, so its side is not tested. 0 are not clearly different from Snowland. 0 are not clearly different from Southland.',
    )
  })

  it('draws a side that no interval tests with a hollow arrow, and says so in the key', () => {
    const labels = (asked = input()) => distributionFigure(asked).key.map(({ label }) => label)
    expect(labels()).toContain('hollow: no interval, so not tested')
    const bounded = [
      aPoint(2, 8, '2018', 95, { lower: 92, upper: 97, intervalLevel: 95 }),
      aPoint(2, 9, '2018', 40, { lower: 36, upper: 44, intervalLevel: 95 }),
    ]
    expect(labels(input({ points: bounded }))).not.toContain('hollow: no interval, so not tested')
  })

  it('offers sources of the same class first, then the newest', () => {
    const points = [aPoint(4, 8, '2023', 1), aPoint(3, 8, '2018', 1), aPoint(3, 8, '2010', 1)]
    expect(distributionFigure(input({ points })).empty?.alternatives).toEqual([
      { label: 'MIS 2018', source: 3, period: '2018' },
      { label: 'Model 2023', source: 4, period: '2023' },
    ])
  })
})

describe('counts, and parts of periods', () => {
  const COUNTS = [
    aPoint(2, 1, '2020', 9000),
    aPoint(2, 8, '2020', 400),
    aPoint(2, 9, '2020', 300),
    aPoint(2, 10, '2020', 200),
  ]
  const counted = (points: readonly Point[]) => {
    const made = input({ points, slope: null })
    const things = anIndicator(7, { factor: 4, decimals: 0, slope: null, denominator: '' })
    return { ...made, reference: aReference([aSource(2, 'DHS')], [things]) }
  }

  it('writes a total on top without drawing it on the axis of its parts', () => {
    const figure = distributionFigure(counted(COUNTS))
    expect(figure.subtitle).toMatch(/; sorted, the total of Aldovia on top, without a bar$/)
    expect(figure.rows.map(({ point }) => point.value)).toEqual([9000, 400, 300, 200])
    expect(figure.marks[0]).toMatchObject({ title: 'Aldovia', value: '9,000' })
    expect(markPlaces(figure)[0]).toEqual([0, 0])
    expect(figure.picture(SURFACE).plots[0]?.x).toMatchObject({ max: 400 })
  })

  it('hatches bars of a period of which a part is told, and says so', () => {
    const half = COUNTS.map((point) => ({ ...point, flags: ['partial_period' as const] }))
    const figure = distributionFigure(counted(half))
    expect(figure.notes).toContain('DHS 2020 is not complete.')
    const [, first] = drawnOnPaper(figure.picture(SURFACE).layers[0])
    expect(first?.filter(({ type }) => type === 'line').length).toBeGreaterThan(3)
  })
})
