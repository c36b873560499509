import { describe, expect, it } from 'vitest'
import { tableOf } from '#domain/observation/observation-table.ts'
import { rankPlaces } from '#domain/spread/place-ranks.ts'
import { english } from '#languages/from-source.ts'
import { drawnOnPaper } from '#tests/builders/drawing-paper.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { distributionFigure } from './distribution/distribution.ts'
import { mapFigure } from './map/map.ts'
import { mapModel } from './map/model.ts'
import { scorecardModel } from './scorecard/model.ts'
import { tokens } from './tokens.ts'

// Three deaths in six cases are no rate to be ranked by, and none that misses or meets a target. Source: methods §11.3, §13.8.

const bounds = { lower: 60, upper: 70, intervalLevel: 95 }
const POINTS = [
  aPoint(2, 8, '2020', 95, { numerator: 19, denominator: 20, lower: 80, upper: 99, intervalLevel: 95 }),
  aPoint(2, 9, '2020', 65, { numerator: 650, denominator: 1000, ...bounds }),
  aPoint(2, 10, '2020', 64, { numerator: 640, denominator: 1000, ...bounds }),
]
const indicator = anIndicator(7, { nationalTarget: 90, slope: 'Positive' })
const rest = {
  table: tableOf(POINTS),
  reference: aReference([aSource(2, 'Counts', { classification: 'Routine' })], [indicator]),
  currentYear: 2025,
  language: english,
}
const about = { indicators: [7], sources: [2], locations: [1], periods: ['2020'], options: {} }
const WHY =
  'This figure is based on 19 events: fewer than 20 give neither a rank nor a place against a target.'
const SURFACE = { width: 508, height: 300, mode: 'light', fontScale: 1 } as const

describe('a figure that is based on fewer than 20 events', () => {
  it('stands last among sorted bars, hollow, and is not counted as reaching the target', () => {
    const figure = distributionFigure({ ...rest, view: { ...about, kind: 'distribution' } })
    expect(figure.rows.map(({ point }) => point.location)).toEqual([9, 10, 8])
    expect(figure.rows.at(-1)).toMatchObject({ notes: [WHY], unranked: { reason: 'too_few', long: WHY } })
    const bars = drawnOnPaper(figure.picture(SURFACE).layers[0]).map((shapes) =>
      shapes.filter(({ type }) => type === 'rect').at(-1),
    )
    expect(bars[2]?.style).toMatchObject({ fill: tokens.light.canvas, stroke: tokens.light.ink3 })
    expect(figure.summary).toContain('0 of 2 reach the national target of 90%')
    expect(figure.key.map(({ label }) => label)).toContain('Fewer than 20 events')
    expect(figure.notes.join(' ')).toContain('based on fewer than 20 events')
    const lines = figure.marks.find(({ id }) => id === '8')?.lines ?? []
    expect(lines.map(({ text }) => text)).toContain(WHY)
    expect(lines.filter(({ tone }) => tone === 'above')).toEqual([])
  })

  it('has no class on a map, and an entry of its own in the legend', () => {
    const view = { ...about, kind: 'map' } as const
    const model = mapModel({ ...rest, view })
    const classes = new Map(model.regions.map(({ place, classIndex }) => [place.id, classIndex]))
    expect(classes.get(8)).toBeNull()
    expect(classes.get(9)).not.toBeNull()
    expect(model.classes.classes.reduce((sum, { count }) => sum + count, 0)).toBe(2)
    expect(mapFigure({ ...rest, view }).notes.join(' ')).toContain('based on fewer than 20 events')
  })

  it('has neither standing nor rank in a scorecard, and says why', () => {
    const model = scorecardModel({ ...rest, view: { ...about, kind: 'scorecard' } })
    const cell = (place: number) => model.rows.find((row) => row.place.id === place)?.cells[0]
    expect(cell(8)).toMatchObject({ standing: 'none', unranked: { reason: 'too_few', long: WHY } })
    expect(cell(9)).toMatchObject({ standing: 'below', unranked: null })
  })

  it('is in no ranking of places', () => {
    const ranks = rankPlaces({ points: POINTS, indicator })
    expect(ranks?.places.map(({ location }) => location).toSorted()).toEqual([10, 9])
  })
})
