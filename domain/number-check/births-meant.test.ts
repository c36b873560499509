import { expect, test } from 'vitest'
import { type Coordinates, NO_COORDINATES } from '#domain/observation/coordinates.ts'
import { isoPeriod, periodCode } from '#domain/period/period.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { birthsMeant, type MonthSpan, monthCode } from './births-meant.ts'

const code = (iso: string) => periodCode(iso) ?? 0
const said = (span: MonthSpan | null) =>
  span && `${isoPeriod(monthCode(span.from))} to ${isoPeriod(monthCode(span.to))}`

// A dose of 14 weeks is due in the third month: 14 × 7 days are 3.2 months.
test.each([
  ['2023', 14, '2022-10 to 2023-09', 12],
  ['2023', 0, '2023-01 to 2023-12', 12],
  ['2023-05', 14, '2023-02 to 2023-02', 1],
  ['2023-01', 39, '2022-04 to 2022-04', 1],
  ['2023-Q1', 0, '2023-01 to 2023-03', 3],
  ['2023-Q4', 14, '2023-07 to 2023-09', 3],
  ['2023-W05', 0, '2023-01 to 2023-01', 1],
  ['2023-W10', 0, '2023-03 to 2023-03', 1],
  ['2020-W53', 0, '2020-12 to 2020-12', 1],
])('doses of %s, due at %i weeks, are of births of %s', (iso, weeks, births, months) => {
  const meant = birthsMeant(code(iso), weeks, null)
  expect([said(meant.own), meant.months, meant.evidence, meant.shared]).toEqual([births, months, null, 0])
})

const of = (start: string, end: string): Partial<Coordinates> => ({
  referenceStart: code(start),
  referenceEnd: code(end),
})

// The figure: doses of 2023 due at 14 weeks, which are births from October 2022 to September 2023.
test.each<[string, string, Partial<Coordinates>, string | null, number]>([
  ['a birth cohort', '2023', { birthCohort: 2022 }, '2022-01 to 2022-12', 3],
  ['doses of a year', '2022', of('2022', '2022'), '2021-10 to 2022-09', 0],
  ['doses of the same year', '2023', of('2023', '2023'), '2022-10 to 2023-09', 12],
  ['doses of a month, which the figure is of', '2023-06', of('2023-06', '2023-06'), '2023-03 to 2023-03', 1],
  ['births between two months', '2024', of('2021-05', '2023-04'), '2021-05 to 2023-04', 7],
  ['births of the last month alone', '2024', of('2023-09', '2024-02'), '2023-09 to 2024-02', 1],
  ['births before', '2024', of('2020-01', '2021-12'), '2020-01 to 2021-12', 0],
  ['a beginning without an end', '2023', { referenceStart: code('2022') }, null, 0],
  ['an end without a beginning', '2023', { referenceEnd: code('2022') }, null, 0],
])('evidence of %s speaks of births of its own', (_, period, coordinates, births, shared) => {
  const evidence = aPoint(2, 1, period, 60, { coordinates: { ...NO_COORDINATES, ...coordinates } })
  const meant = birthsMeant(code('2023'), 14, evidence)
  expect([said(meant.evidence), meant.shared]).toEqual([births, shared])
})
