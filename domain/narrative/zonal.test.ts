import { describe, expect, it } from 'vitest'
import { english } from '#languages/from-source.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { zonalAnswer } from './zonal.ts'

const bounds = (lower: number, upper: number) => ({ lower, upper, intervalLevel: 95 })
const NORTH = 2
const SOUTH = 3
const ZONES = [aPoint(2, NORTH, '2020', 40), aPoint(2, SOUTH, '2020', 70)]

function answer(points: readonly Point[], location = 1): string {
  const reference = aReference([aSource(2, 'DHS')], [anIndicator(7, { shortName: 'Vaccine coverage' })])
  const table = tableOf(points)
  return english.text(zonalAnswer({ table, reference, indicator: 7, source: 2, period: 2020000, location }))
}

const CASES: [string, Point[], number, string][] = [
  [
    'the zones, and the zone whose states differ most',
    [...ZONES, aPoint(2, 8, '2020', 10), aPoint(2, 9, '2020', 62), aPoint(2, 10, '2020', 70)],
    1,
    'Vaccine coverage runs from 40.0% in the North to 70.0% in the South. Inside the North it runs from 10.0% in Northland to 62.0% in Snowland: the zone figure hides most of the difference.',
  ],
  [
    'states that differ little',
    [...ZONES, aPoint(2, 8, '2020', 36), aPoint(2, 9, '2020', 44)],
    1,
    'Vaccine coverage runs from 40.0% in the North to 70.0% in the South. Inside the North it runs from 36.0% in Northland to 44.0% in Snowland: the zone figure hides part of the difference.',
  ],
  [
    'zones that the intervals cannot tell apart',
    [aPoint(2, NORTH, '2020', 50, bounds(40, 60)), aPoint(2, SOUTH, '2020', 55, bounds(45, 65))],
    1,
    'Vaccine coverage is published between 50.0% and 55.0%; the intervals do not allow saying which of the zones is highest or lowest.',
  ],
  [
    'no claim about states that the intervals cannot tell apart',
    [...ZONES, aPoint(2, 8, '2020', 30, bounds(10, 50)), aPoint(2, 9, '2020', 45, bounds(25, 65))],
    1,
    'Vaccine coverage runs from 40.0% in the North to 70.0% in the South.',
  ],
  [
    'states only',
    [aPoint(2, 8, '2020', 30), aPoint(2, 10, '2020', 45)],
    1,
    'Vaccine coverage runs from 30.0% in Northland to 45.0% in Southland.',
  ],
  [
    'a zone',
    [aPoint(2, 8, '2020', 30), aPoint(2, 9, '2020', 45)],
    NORTH,
    'Among 2 states of the North, vaccine coverage runs from 30.0% in Northland to 45.0% in Snowland.',
  ],
  [
    'a state',
    [aPoint(2, 45, '2020', 30), aPoint(2, 46, '2020', 30)],
    8,
    'Among 2 LGAs of Northland, vaccine coverage is 30.0% in all LGAs.',
  ],
  [
    'a place with nothing inside, and why',
    [aPoint(2, 8, '2020', 30)],
    8,
    'This source has no figures of vaccine coverage for places inside Northland in this period. DHS has figures for states, not for LGAs.',
  ],
]

describe('the answer of the zonal section', () => {
  it.each(CASES)('%s', (_, points, location, expected) => {
    expect(answer(points, location)).toBe(expected)
  })
})
