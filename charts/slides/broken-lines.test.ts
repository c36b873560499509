import { expect, test } from 'vitest'
import type { FigureRow } from '#charts/figure.ts'
import type { View } from '#charts/view.ts'
import type { Point } from '#domain/observation/point.ts'
import { english } from '#languages/from-source.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { chartOfFigure } from './chart-of-figure.ts'
import { chartPart } from './chart-part.ts'
import { chartSheet } from './chart-sheet.ts'

const targets = { nationalTarget: 60, nationalSource: 'indicative', sdgTarget: 90 }
const reference = aReference(
  [aSource(2, 'Winter survey'), aSource(4, 'Snow model', { classification: 'Estimate' })],
  [anIndicator(7, { shortName: 'Skating', ...targets })],
)

function chartOf(points: readonly Point[], options: object = {}) {
  const rows = points.map(
    (point): FigureRow => ({
      ...{
        indicator: 'Skating',
        source: reference.sources.get(point.source)?.name ?? '',
        location: 'Aldovia',
      },
      ...{ classification: 'Survey', level: '', period: String(point.period), unit: '%', point, notes: [] },
    }),
  )
  const view = { kind: 'trend', indicators: [7], sources: [2], locations: [1], periods: [], options } as View
  const chart = chartOfFigure({
    ...{ figure: { rows, key: [], summary: '', title: '' }, view, reference, language: english },
  })
  if (!chart) throw new Error('no chart')
  return { chart, xml: chartPart(chart, chartSheet(chart)) }
}

const MODEL = [2003, 2008, 2011, 2012, 2013].map((year) => aPoint(4, 1, String(year), 200 - (year - 2003)))
const SURVEY = [2003, 2013].map((year) => aPoint(2, 1, String(year), 40))

test('an estimate is not joined over a gap that its picture leaves open, and is named once', () => {
  const { chart, xml } = chartOf([...SURVEY, ...MODEL], { national: false, sdg: false })
  const held = chart.series.map(({ name, values, goesOn }) => [
    name,
    chart.categories.filter((_, at) => values[at] !== null).join(' '),
    goesOn ?? false,
  ])
  expect(held).toEqual([
    ['Winter survey', '2003 2013', false],
    ['Snow model', '2003', false],
    ['Snow model', '2008', true],
    ['Snow model', '2011 2012 2013', true],
  ])
  expect(xml.match(/<c:legendEntry><c:idx val="\d"\/><c:delete/g)).toHaveLength(2)
  // The last figure of each source has its number, and no other.
  expect(xml.match(/<c:dLbl>/g)).toHaveLength(2)
})
