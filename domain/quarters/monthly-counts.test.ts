import { describe, expect, test } from 'vitest'
import { NO_CURATION } from '#domain/reference/curation.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { aPoint, aReference, aSource, anIndicator } from '#tests/builders/made-up-country.ts'
import { countsAt } from './monthly-counts.ts'

const [COVERAGE, DOSES, ROUTINE] = [7, 8, 30]
const reference = {
  ...aReference(
    [aSource(ROUTINE, 'Routine', { classification: 'Routine' })],
    [anIndicator(COVERAGE), anIndicator(DOSES, { factor: 4 })],
  ),
  curation: {
    ...NO_CURATION,
    routineCounts: [{ indicator: DOSES, numeratorOf: COVERAGE, beside: null }],
  },
}
const doses = (place: number, period: string, value: number, more: Partial<Point> = {}) =>
  aPoint(ROUTINE, place, period, value, { indicator: DOSES, ...more })

function counted(place: number, points: readonly Point[]) {
  const question = { indicator: DOSES, source: ROUTINE, table: tableOf(points), reference }
  return countsAt(byId(reference.locations, place), question).map(
    ({ period, value, flags, summed }) => [isoPeriod(period), value, flags.join(), summed] as const,
  )
}

describe('counts by month', () => {
  test('are as published, without years, weeks and periods that are not over', () => {
    const points = [
      doses(1, '2022', 1200),
      doses(1, '2022-W02', 20),
      doses(1, '2022-01', 100, { flags: ['suspicious'] }),
      doses(1, '2022-Q2', 300),
      doses(1, '2022-07', 10, { flags: ['partial_period'] }),
    ]
    expect(counted(1, points)).toEqual([
      ['2022-01', 100, 'suspicious', false],
      ['2022-Q2', 300, '', false],
    ])
  })

  test('of a zone are the sum of its states, in months in which all of them have a figure', () => {
    const points = [
      doses(8, '2022-01', 100),
      doses(9, '2022-01', 40, { flags: ['partial_reporting'] }),
      doses(8, '2022-02', 110, { flags: ['suspicious'] }),
      doses(9, '2022-02', 50),
      doses(8, '2022-03', 120),
    ]
    expect(counted(2, points)).toEqual([
      ['2022-01', 140, 'partial_reporting', true],
      ['2022-02', 160, '', true],
    ])
  })

  test('of an LGA are the numerators of its coverage', () => {
    const coverage = { indicator: COVERAGE, flags: ['over_100'] as const }
    const points = [
      aPoint(ROUTINE, 45, '2022-01', 110, { ...coverage, numerator: 55 }),
      aPoint(ROUTINE, 45, '2022-02', 120, coverage),
    ]
    expect(counted(45, points)).toEqual([['2022-01', 55, 'over_100', false]])
  })

  test('of a place about which nothing is known are none', () => expect(counted(3, [])).toEqual([]))
})
