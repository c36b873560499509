import { describe, expect, test } from 'vitest'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { aPoint, aReference, aSource, anIndicator } from '#tests/builders/made-up-country.ts'
import { deathsByCause, shareOf } from './deaths-by-cause.ts'
import type { PolicyData } from './policy-terms.ts'

const [ALL, CAUSES, FROST, SLIPS, COLDS] = [50, 51, 52, 53, 54]

/** A cause as two ages, and one as a whole. */
const counted = { Cold: [FROST, COLDS], Slip: [SLIPS] }

function dataOf(
  points: readonly Point[],
  shares: readonly (readonly [period: number, Cold: number])[] = [],
): PolicyData {
  return {
    terms: {
      ...{ deaths: ALL, causes: CAUSES, counted, people: { indicator: 1, denominator: '' } },
      ...{ outcomes: {}, ofAllDeaths: [], causesOf: {}, causesOfAreas: {} },
    },
    reference: aReference(
      [aSource(2, 'A'), aSource(6, 'B')],
      [ALL, FROST, SLIPS, COLDS].map((id) => anIndicator(id, { factor: 4 })),
    ),
    table: tableOf(points),
    causes: shares.map(([period, value]) => ({
      ...{ indicator: CAUSES, source: 6, location: 1, period, dimension: 'cause', category: 'Cold' },
      ...{ categoryOrder: 1, value, lower: null, upper: null, populationShare: null },
    })),
    interventions: [],
    currentYear: 2026,
  }
}

const of = (indicator: number, period: string, value: number, source = 2) =>
  aPoint(source, 1, period, value, { indicator })
const NUMBERS = [of(FROST, '2021', 300), of(COLDS, '2021', 100), of(SLIPS, '2021', 600)]
const SHARED = [of(ALL, '2018', 2000, 6)]

describe('deaths by cause', () => {
  test('are the numbers of one source, ages added up, and all of them together', () => {
    const found = deathsByCause(dataOf(NUMBERS), 1)
    expect([found?.year, found?.total.value]).toEqual([2021, 1000])
    expect([found?.deaths.Cold?.value, found && shareOf(found, 'Cold')]).toEqual([400, 40])
    expect(found && shareOf(found, 'Snow')).toBeUndefined()
  })

  test('are none where one of the causes has no number: a part is not the whole', () => {
    expect(deathsByCause(dataOf(NUMBERS.slice(1)), 1)).toBeNull()
  })

  test('are shares of the deaths of the same source and year, where these are newer', () => {
    const both = deathsByCause(dataOf([...NUMBERS, of(ALL, '2022', 2000, 6)], [[2022000, 20]]), 1)
    expect([both?.year, both?.deaths.Cold?.value]).toEqual([2022, 400])
    const older = deathsByCause(dataOf([...NUMBERS, ...SHARED], [[2018000, 20]]), 1)
    expect(older?.year).toBe(2021)
  })

  test('are not those of more than ten years ago, and not those of another place', () => {
    expect(deathsByCause(dataOf([of(ALL, '2010', 2000, 6)], [[2010000, 20]]), 1)).toBeNull()
    expect(deathsByCause(dataOf(NUMBERS), 8)).toBeNull()
  })
})
