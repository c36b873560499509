import { expect, test } from 'vitest'
import { pointAt, tableOf } from '#domain/observation/observation-table.ts'
import { NO_COORDINATES } from '#domain/observation/coordinates.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { decodePoints } from './release-decode.ts'
import { encodePoints, encodeWithheld } from './release-encode.ts'

const points = [
  aPoint(10, 1, '2018', 0),
  aPoint(2, 8, '2018', 33.3, { lower: 30, upper: 36.6, intervalLevel: 90, sampleSize: 812 }),
  aPoint(2, 1, '2018', 106, { numerator: 5_300_000, denominator: 5_000_000, flags: ['over_100', 'rounded'] }),
  aPoint(2, 1, '2024', 50.5, { citation: 12, flags: ['rounded'], se: 1.25 }),
]

test('what is encoded is decoded unchanged, through JSON', () => {
  const file = { release: 'h', indicator: 7, citations: [], ...encodePoints(points) }
  const table = decodePoints(JSON.parse(JSON.stringify(file)))
  const expected = tableOf(points)
  expect(table.length).toBe(4)
  for (let row = 0; row < table.length; row++) expect(pointAt(table, row)).toEqual(pointAt(expected, row))
})

test('what is kept back travels with its place and rule, never with its value', () => {
  const withheld = [{ indicator: 7, source: 2, location: 8, period: 2018000, rule: 'survey_sample' } as const]
  const file = {
    release: 'h',
    indicator: 7,
    citations: [],
    ...encodePoints(points),
    ...encodeWithheld(withheld),
  }
  expect(decodePoints(JSON.parse(JSON.stringify(file))).withheld).toEqual(withheld)
  expect(encodeWithheld([])).toEqual({})
})

test('what figures are about travels as distances, so that a yearly series shares one row', () => {
  const estimate = (year: number) =>
    aPoint(10, 1, `${year}`, 60, {
      coordinates: {
        referenceStart: year * 1000,
        referenceEnd: year * 1000,
        birthCohort: year,
        evidence: ['WUENIC', 'NDHS2018'],
        edition: '2024 revision',
        supersededBy: null,
      },
    })
  const survey = aPoint(2, 1, '2018', 50, {
    coordinates: {
      ...NO_COORDINATES,
      referenceStart: 2016009,
      referenceEnd: 2017012,
      birthCohort: 2017,
      evidence: ['NDHS2018'],
      supersededBy: 10,
    },
  })
  const all = [survey, aPoint(2, 8, '2018', 33), estimate(2016), estimate(2017)]
  const file = { release: 'h', indicator: 7, citations: [], ...encodePoints(all) }
  expect(file.dictionaries.coordinates).toHaveLength(2)
  const table = decodePoints(JSON.parse(JSON.stringify(file)))
  expect(table.coordinates).toEqual(all.map(({ coordinates }) => coordinates))
})

test('a column without any value does not travel', () => {
  const { columns } = encodePoints([aPoint(2, 1, '2018', 1), aPoint(2, 1, '2019', 2)])
  expect(Object.keys(columns).sort()).toEqual(['location', 'period', 'source', 'value'])
})
