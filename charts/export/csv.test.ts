import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { correlationMatrixFigure } from '#charts/correlation-matrix/correlation-matrix.ts'
import { forecastFigure } from '#charts/forecast/forecast.ts'
import { distributionFigure } from '#charts/distribution/distribution.ts'
import { mapFigure } from '#charts/map/map.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { csvOf } from './csv.ts'

const ABOUT = {
  referenceStart: 2019003,
  referenceEnd: 2020006,
  birthCohort: 2018,
  evidence: ['DHS2020', 'MODEL'],
  edition: 'second',
  supersededBy: 9,
}

test('a hole of a map is a line without a value that says why', () => {
  const figure = mapFigure({
    view: { kind: 'map', indicators: [7], sources: [2], locations: [1], periods: [], options: {} },
    table: tableOf([
      aPoint(2, 8, '2020', 12, { coordinates: ABOUT }),
      aPoint(2, 9, '2020', 95, { se: 1.75 }),
    ]),
    reference: aReference([aSource(2, 'DHS')], [anIndicator(7)]),
    currentYear: 2025,
    language: english,
  })
  const [heads, ...lines] = csvOf(figure).replace('\ufeff', '').trimEnd().split('\r\n')
  expect(heads).toMatch(
    /,dimension,group,gap,gap_reason,reference_start,reference_end,birth_cohort,evidence,edition,superseded_by_id,reliability$/,
  )
  expect(lines).toEqual([
    '7,Indicator 7 in full,percentage,2,DHS,Survey,8,Northland,State,2020,2020,12,,,,,,,,,,,,,2019-03,2020-06,2018,DHS2020; MODEL,second,9,',
    '7,Indicator 7 in full,percentage,2,DHS,Survey,9,Snowland,State,2020,2020,95,,,,1.75,,,,,,,,,,,,,,,',
    '7,Indicator 7 in full,percentage,2,DHS,Survey,10,Southland,State,2020,2020,,,,,,,,,,,,not_published,"DHS has figures for other states, not for Southland.",,,,,,,',
  ])
})

test('a value without an interval says why in the same columns', () => {
  const points = Array.from({ length: 12 }, (_, year) => aPoint(4, 1, String(2010 + year), 219 - 2 * year))
  const figure = forecastFigure({
    view: {
      kind: 'forecast',
      ...{ indicators: [7], sources: [4], locations: [1], periods: [] },
      options: { model: 'drift', horizon: 1 },
    },
    table: tableOf(points),
    reference: aReference(
      [aSource(4, 'Model', { classification: 'Estimate' })],
      [anIndicator(7, { factor: 1 })],
    ),
    currentYear: 2022,
    language: english,
  })
  expect(csvOf(figure).trimEnd().split('\r\n').at(-1)).toMatch(
    /,2022,2022,195,,,,,,,,"A projection[^"]*",,,not_applicable,"These are model estimates: .+ So no interval is given\.",,,,,,,$/,
  )
})

test('computed numbers say why a row has none', () => {
  const view = { indicators: [7, 8], sources: [2], locations: [1], periods: ['2020'] }
  const figure = correlationMatrixFigure({
    view: { kind: 'correlation-matrix', ...view, options: { compareBy: 'states' } },
    table: tableOf(
      [7, 8].flatMap((indicator) => [8, 9].map((place) => aPoint(2, place, '2020', place, { indicator }))),
    ),
    reference: aReference([aSource(2, 'DHS')], [anIndicator(7), anIndicator(8)]),
    currentYear: 2025,
    language: english,
  })
  const [heads, line] = csvOf(figure).trimEnd().split('\r\n')
  expect(heads).toMatch(/,gap,gap_reason$/)
  expect(line).toMatch(/^Indicator 7,Indicator 8,,,,,,2,,.*,too_few,/)
})

test('a figure with too few events behind it says so as a gap beside its value', () => {
  const counts = { numerator: 19, denominator: 20 }
  const figure = distributionFigure({
    view: {
      kind: 'distribution',
      indicators: [7],
      sources: [2],
      locations: [1],
      periods: ['2020'],
      options: {},
    },
    table: tableOf([aPoint(2, 8, '2020', 95, counts)]),
    reference: aReference([aSource(2, 'DHS')], [anIndicator(7)]),
    currentYear: 2025,
    language: english,
  })
  expect(csvOf(figure)).toMatch(/,95,.*,too_few,This figure is based on 19 events/)
})
