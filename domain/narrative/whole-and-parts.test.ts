import { describe, expect, it } from 'vitest'
import { english } from '#languages/from-source.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { partsBesideWhole } from './whole-and-parts.ts'

const SURVEY = aSource(2, 'DHS', { periodLabels: { '2024': '2023–24' } })
const CENSUS = aSource(3, 'Census')
const COVERAGE = anIndicator(7, { shortName: 'Attendance', denominator: 'Live births' })
const CHILDREN = anIndicator(9, {
  ...{ fullName: 'Population under 5', shortName: 'Population under 5', factor: 4, denominator: '' },
})
const reference = aReference([SURVEY, CENSUS], [COVERAGE, CHILDREN])

/** 1, 1 and 2 million children: the weighted mean of a, b, c is (a + b + 2c) / 4. */
const people = [8, 9, 10].map((place, at) =>
  aPoint(3, place, '2022', at === 2 ? 2_000_000 : 1_000_000, { indicator: 9 }),
)

function said(own: readonly Point[], whole: Point, population: readonly Point[] = people): string {
  const table = tableOf([...own, whole, ...population])
  const asked = { table, reference, indicator: 7, location: 1, currentYear: 2025 }
  return english.text(partsBesideWhole({ point: whole, source: SURVEY }, asked)?.said ?? '')
}

const states = (year: string, a: number, b: number, c: number) => [
  aPoint(2, 8, year, a),
  aPoint(2, 9, year, b),
  aPoint(2, 10, year, c),
]

describe('the nation beside its own states', () => {
  it('says how far their weighted mean lies from its figure', () => {
    expect(said(states('2024', 40, 60, 56), aPoint(2, 1, '2024', 46))).toBe(
      'The 3 states of Aldovia together make 53.0% in DHS 2023–24, weighted by population under 5, Census 2022: 7.0 points more than its own figure.',
    )
  })

  it('is silent where other weights could make the difference', () => {
    expect(said(states('2024', 40, 60, 44), aPoint(2, 1, '2024', 46))).toBe('')
  })

  it('says what the states of a newer round make', () => {
    expect(said(states('2024', 30, 50, 36), aPoint(2, 1, '2018', 33.3))).toBe(
      'DHS 2023–24, which is newer, is held by state only: the 3 states of Aldovia together make 38.0%, weighted by population under 5, Census 2022.',
    )
  })

  it.each([
    ['a state is missing', states('2024', 30, 50, 36).slice(1), people],
    ['nobody is counted', states('2024', 30, 50, 36), []],
    ['the states are of a part of the period', states('2024', 30, 50, 36).map(partial), people],
  ])('puts nothing together where %s', (_, own, population) => {
    expect(said(own, aPoint(2, 1, '2018', 33.3), population)).toBe('')
  })
})

function partial(point: Point): Point {
  return { ...point, flags: ['partial_period'] }
}
