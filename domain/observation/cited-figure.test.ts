import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { aPoint, aSource } from '#tests/builders/made-up-country.ts'
import { NO_COORDINATES } from './coordinates.ts'
import type { Point } from './point.ts'
import { citedFigure } from './cited-figure.ts'

const REPORTS = aSource(30, 'Reports', { classification: 'Routine' })
const of = (
  referenceStart: number | null,
  referenceEnd: number | null,
  flags: Point['flags'] = ['derived'],
): Point =>
  aPoint(30, 1, '2022', 75.3, { flags, coordinates: { ...NO_COORDINATES, referenceStart, referenceEnd } })

test('the months of a survey are those of its field work', () => {
  const survey = aSource(2, 'DHS surface')
  expect(english.text(citedFigure({ source: survey, point: of(2022008, 2022012) }))).toBe('DHS surface 2022')
})

test.each([
  ['nine months of a year', of(2022001, 2022009), 'Reports 2022 (January to September)'],
  ['one month of a year', of(2022003, 2022003), 'Reports 2022 (March)'],
  ['all twelve', of(2022001, 2022012), 'Reports 2022'],
  ['no months at all', of(null, null), 'Reports 2022'],
  ['the field work of a survey', of(2022008, 2022012, []), 'Reports 2022'],
  ['years behind a survey', of(2019000, 2021000), 'Reports 2022'],
])('a figure of a year is cited with the months it tells of: %s', (_, point, said) => {
  expect(english.text(citedFigure({ source: REPORTS, point }))).toBe(said)
})
