import { describe, expect, it } from 'vitest'
import { english } from '#languages/from-source.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { aMeasure, aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { zonalAnswer } from './zonal.ts'

const bounds = (lower: number, upper: number) => ({ lower, upper, intervalLevel: 95 })
const NORTH = 2
const SOUTH = 3
const sure = (value: number) => bounds(value - 1, value + 1)
const at = (location: number, value: number) => aPoint(2, location, '2020', value, sure(value))
const ZONES = [at(NORTH, 40), at(SOUTH, 70)]

function answer(points: readonly Point[], location = 1): string {
  const sources = [aSource(2, 'DHS'), aSource(6, 'Counts', { classification: 'Routine' })]
  const reference = aReference(sources, [anIndicator(7, { shortName: 'Vaccine coverage' })])
  const table = tableOf(points)
  return english.text(
    zonalAnswer({
      table,
      reference,
      indicator: 7,
      source: points[0]?.source ?? 2,
      period: 2020000,
      location,
    }),
  )
}

const CASES: [string, Point[], number, string][] = [
  [
    'the zones, and the zone whose states differ most',
    [...ZONES, at(8, 10), at(9, 62), at(10, 70)],
    1,
    'Vaccine coverage runs from 40% in the North to 70% in the South. Inside the North it runs from 10% in Northland to 62% in Snowland: the zone figure hides most of the difference.',
  ],
  [
    'states that differ little',
    [...ZONES, at(8, 36), at(9, 44)],
    1,
    'Vaccine coverage runs from 40% in the North to 70% in the South. Inside the North it runs from 36% in Northland to 44% in Snowland: the zone figure hides part of the difference.',
  ],
  [
    'zones that the intervals cannot tell apart',
    [aPoint(2, NORTH, '2020', 50, bounds(40, 60)), aPoint(2, SOUTH, '2020', 55, bounds(45, 65))],
    1,
    'Vaccine coverage is published between 50.0% and 55.0%; the intervals do not allow saying which of the 2 zones is highest or lowest.',
  ],
  [
    'no claim about states that the intervals cannot tell apart',
    [...ZONES, aPoint(2, 8, '2020', 30, bounds(10, 50)), aPoint(2, 9, '2020', 45, bounds(25, 65))],
    1,
    'Vaccine coverage runs from 40% in the North to 70% in the South.',
  ],
  [
    'LGAs only, of the nation',
    [at(45, 30), at(46, 45)],
    1,
    'Vaccine coverage runs from 30.0% in Hilltown to 45.0% in Laketown.',
  ],
  [
    'states only',
    [at(8, 30), at(10, 45)],
    1,
    'Among the 2 of 3 states with a figure, vaccine coverage runs from 30.0% in Northland to 45.0% in Southland.',
  ],
  [
    'a zone',
    [at(8, 30), at(9, 45)],
    NORTH,
    'Among the 2 states of the North, vaccine coverage runs from 30.0% in Northland to 45.0% in Snowland.',
  ],
  [
    'a state',
    [at(45, 30), at(46, 30)],
    8,
    'Among the 2 LGAs of Northland, vaccine coverage is 30.0% in both LGAs.',
  ],
  ['one state, which is not all', [at(8, 69)], 1, 'One of 3 states has a figure: Northland, 69.0%.'],
  [
    'without intervals nobody is named',
    [aPoint(2, 8, '2020', 30), aPoint(2, 9, '2020', 45)],
    NORTH,
    'Among the 2 states of the North, vaccine coverage is published between 30.0% and 45.0%; without intervals it is unclear which of the 2 states is highest or lowest.',
  ],
  [
    'fewer than 20 events at an end',
    [
      aPoint(6, 8, '2020', 60, { numerator: 6, denominator: 10 }),
      aPoint(6, 9, '2020', 11, { numerator: 40, denominator: 360 }),
    ],
    NORTH,
    'Among the 2 states of the North, vaccine coverage is published between 11.0% and 60.0%; with fewer than 20 events at one end it is unclear which of the 2 states is highest or lowest.',
  ],
  [
    'a shared end, and a share above 100%, which is at none',
    [at(8, 30), at(9, 30), aPoint(2, 10, '2020', 130, bounds(125, 135))],
    1,
    'Vaccine coverage is 30% in the 2 states left. Southland, 130%: above 100%, which no coverage can be, so it is left out.',
  ],
  [
    'a period that is not complete',
    [at(8, 30), { ...at(9, 45), flags: ['partial_period'] }],
    NORTH,
    'Among the 2 states of the North, vaccine coverage runs from 30.0% in Northland to 45.0% in Snowland. DHS 2020 is not complete.',
  ],
  [
    'a place with nothing inside, and why',
    [at(8, 30)],
    8,
    'This source has no figures of vaccine coverage for places inside Northland in this period. DHS has figures for states, not for LGAs.',
  ],
]

describe('the answer of the zonal section', () => {
  it('says of a senatorial district that its LGAs are not known, and where LGAs are shown', () => {
    const reference = aReference([aSource(2, 'DHS')], [anIndicator(7)])
    const district = { id: 90, name: 'North East', level: 5, parent: 8 } as const
    const locations = new Map([...reference.locations, [district.id, district] as const])
    const table = tableOf([aPoint(2, 45, '2020', 22)])
    const asked = { table, indicator: 7, source: 2, period: 2020000, location: 90 }
    const said = (measures: typeof reference.measures) =>
      english.text(zonalAnswer({ ...asked, reference: { ...reference, locations, measures } }))
    expect(said(new Map([aMeasure(7, 2, { lga: true })]))).toMatch(
      /^It is not held here which LGAs make up North East\. Choose Northland for figures of indicator 7 by LGA\./,
    )
    expect(said(new Map())).not.toContain('Choose Northland')
  })

  it.each(CASES)('%s', (_, points, location, expected) => {
    expect(answer(points, location)).toBe(expected)
  })
})
