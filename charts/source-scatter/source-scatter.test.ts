import { markPlaces } from '#tests/builders/mark-places.ts'
import { describe, expect, it } from 'vitest'
import { english } from '#languages/from-source.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { blandAltmanFigure } from '#charts/bland-altman/bland-altman.ts'
import { sourceScatterFigure } from './source-scatter.ts'
import type { SourceScatterView } from './view.ts'

const reference = aReference(
  [
    aSource(2, 'Survey A'),
    aSource(3, 'Survey B'),
    aSource(6, 'Reports C', { classification: 'Routine' }),
    aSource(9, 'Survey D'),
  ],
  [anIndicator(7)],
)

const YEARS = ['2014', '2015', '2016', '2017', '2018']
const series = (source: number, values: readonly number[], change: Partial<Point> = {}) =>
  values.map((value, index) => aPoint(source, 1, YEARS[index] ?? '', value, change))

// The worked example of methods §1.7.
const A = series(2, [60, 62, 70, 75, 80])
const B = series(3, [58, 65, 69, 80, 78])

function figures(points: readonly Point[], change: Partial<SourceScatterView> = {}) {
  const view: SourceScatterView = {
    kind: 'source-scatter',
    indicators: [7],
    sources: [2, 3],
    locations: [1],
    periods: [],
    options: {},
    ...change,
  }
  const input = { view, table: tableOf(points), reference, currentYear: 2020, language: english }
  return {
    scatter: sourceScatterFigure(input),
    plot: blandAltmanFigure({ ...input, view: { ...view, kind: 'bland-altman' } }),
  }
}

describe('two sources of one place', () => {
  const { scatter, plot } = figures([...A, ...B, aPoint(2, 1, '2019', 90)])

  it('has a mark for each year that both have, at their two figures and at their mean and difference', () => {
    expect(markPlaces(scatter)).toEqual([
      [60, 58],
      [62, 65],
      [70, 69],
      [75, 80],
      [80, 78],
    ])
    expect(markPlaces(plot).slice(0, 2)).toEqual([
      [59, -2],
      [63.5, 3],
    ])
    expect(scatter.marks[1]).toMatchObject({ title: 'Aldovia 2015', value: '+3.0 points' })
  })

  it('names no side when the interval of the mean difference has none', () => {
    expect(scatter.summary).toBe(
      'The mean difference of Survey B and Survey A is +0.6 points over 5 pairs (95% interval of the mean −3.4 to +4.6 points): neither lies clearly above the other.',
    )
  })

  it('gives the limits of agreement and says that few pairs make them uncertain', () => {
    expect(plot.notes[0]).toBe(
      'Survey B minus Survey A: mean difference +0.6; 95% limits of agreement −5.7 to +6.9; n = 5 pairs. Concordance 0.93.',
    )
    expect(plot.notes[1]).toBe('Fewer than 10 pairs (Survey B, n = 5): the limits are uncertain.')
  })

  it('has the figures of both sources as rows, those without a partner left out', () => {
    expect(scatter.rows.map(({ source, period }) => `${source} ${period}`)).toEqual([
      ...YEARS.map((year) => `Survey A ${year}`),
      ...YEARS.map((year) => `Survey B ${year}`),
    ])
  })
})

it('names the side when the interval of the mean difference has one', () => {
  const { scatter } = figures([...series(2, [10, 20, 30]), ...series(3, [12, 22.1, 31.9])])
  expect(scatter.summary).toMatch(/^Survey B lies above Survey A by 2.0 points on average over 3 pairs/)
})

it('draws the second source of one class hollow, and one of another class with its own marker', () => {
  const { scatter } = figures([...A, ...B, ...series(9, [50]), ...series(6, [50])], { sources: [2, 3, 9] })
  expect(scatter.key.map(({ label, marker, hollow }) => [label, marker, hollow])).toEqual([
    ['Survey B (5)', 'circle', false],
    ['Survey D (1)', 'circle', true],
  ])
  const other = figures([...A, ...B, ...series(6, [50])], { sources: [2, 3, 6] })
  expect(other.scatter.key[1]).toMatchObject({ label: 'Reports C (1)', marker: 'square', hollow: false })
})

it('takes the source with most figures, and the one with most pairs, where none is named', () => {
  const { scatter } = figures([...A, aPoint(2, 1, '2019', 1), ...B, ...series(6, [50, 51])], { sources: [] })
  expect(scatter.key.map(({ source }) => source)).toEqual([3])
  expect(scatter.marks).toHaveLength(5)
})

it('leaves out what the reader hides, and says so when nothing is left', () => {
  const { scatter } = figures([...A, ...B], { options: { hidden: [3] } })
  expect(scatter.key[0]?.hidden).toBe(true)
  expect(scatter.empty?.text).toBe('All comparisons are hidden; choose one in the key')
})

it('offers the sources that do have pairs when the chosen ones have none', () => {
  const { scatter } = figures([...A, aPoint(3, 1, '1999', 50), ...series(6, [50, 51])])
  expect(scatter.empty).toEqual({
    text: 'Survey A and Survey B have no figure for the same place and year',
    alternatives: [{ label: 'Reports C (2 pairs)', source: 6 }],
  })
})

it('pairs all places when none is named, and says that levels overlap', () => {
  const points = [1, 8, 9].flatMap((place) => [aPoint(2, place, '2018', 40), aPoint(3, place, '2018', 45)])
  const { scatter } = figures(points, { locations: [] })
  expect(scatter.title).toBe('Same year, two sources: Indicator 7, all places, 2018')
  expect(scatter.notes).toContain(
    'Pairs of all levels are drawn together: a nation and its zones and states overlap.',
  )
})

it('names projections and intervals among the pairs', () => {
  const points = [
    ...series(2, [40], { lower: 35, upper: 45, intervalLevel: 95 }),
    ...series(3, [50], { flags: ['projection'] }),
  ]
  const { scatter } = figures(points)
  expect(scatter.notes).toContain('1 of 1 pairs hold a projection.')
  expect(scatter.marks[0]?.lines.map(({ text }) => text)).toEqual([
    'Survey B 50.0%',
    'Survey A 40.0%, 95% interval 35.0 to 45.0',
    'A projection, not an observation',
  ])
})
