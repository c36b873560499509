import { describe, expect, it } from 'vitest'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { english } from '#languages/from-source.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { distributionFigure } from './distribution/distribution.ts'
import { trendFigure } from './trend/trend.ts'
import { zonalFigure } from './zonal-columns/zonal.ts'

// One figure never draws intervals of two levels without saying whose is which. Source: methods §13.11.

const at = (level: number) => ({ lower: 80, upper: 92, intervalLevel: level })

function rest(points: readonly Point[]) {
  return {
    table: tableOf(points),
    reference: aReference([aSource(2, 'DHS'), aSource(3, 'MIS')], [anIndicator(7, { nationalTarget: 90 })]),
    currentYear: 2025,
    language: english,
  }
}
const about = { indicators: [7], sources: [], locations: [1], periods: [] }
const DIFFER = 'Some intervals are of a lower level than 95% (DHS 95% and MIS 90%); they look narrower.'

describe('intervals of two levels in one figure', () => {
  it('are said by source under a trend, and in its key', () => {
    const points = [
      aPoint(2, 1, '2018', 86, at(95)),
      aPoint(2, 1, '2020', 87),
      aPoint(3, 1, '2019', 85, at(90)),
    ]
    const figure = trendFigure({ ...rest(points), view: { ...about, kind: 'trend', options: {} } })
    expect(figure.notes).toContain(DIFFER)
    expect(figure.key.map(({ label }) => label)).toEqual(['DHS with 95% interval', 'MIS with 90% interval'])
    const hidden = trendFigure({
      ...rest(points),
      view: { ...about, kind: 'trend', options: { intervals: false } },
    })
    expect(hidden.notes).not.toContain(DIFFER)
  })

  it('are not said of one level', () => {
    const points = [aPoint(2, 1, '2018', 86, at(95)), aPoint(3, 1, '2019', 85, at(95))]
    const { notes } = trendFigure({ ...rest(points), view: { ...about, kind: 'trend', options: {} } })
    expect(notes.join(' ')).not.toContain('level')
  })

  it('are all in the key of columns by zone', () => {
    const points = [aPoint(2, 8, '2018', 86, at(95)), aPoint(2, 9, '2018', 85, at(90))]
    const view = { ...about, sources: [2], kind: 'zonal-columns', options: {} } as const
    const labels = zonalFigure({ ...rest(points), view }).key.map(({ label }) => label)
    expect(labels.filter((label) => label.includes('interval'))).toEqual([
      '90% interval, where one is held',
      '95% interval, where one is held',
    ])
  })

  it('are said where bars are pale by 95% and whiskers of 90%', () => {
    const points = [aPoint(2, 8, '2018', 86, at(90)), aPoint(2, 9, '2018', 40)]
    const view = { ...about, sources: [2], kind: 'distribution', options: {} } as const
    expect(distributionFigure({ ...rest(points), view }).notes).toContain(
      'Whiskers are drawn at the level published, 90%; whether a place lies on one side of the target is judged at 95%, for which narrower intervals are widened.',
    )
  })
})
