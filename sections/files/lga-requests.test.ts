import { expect, it } from 'vitest'
import { aReference, anIndicator } from '#tests/builders/made-up-country.ts'
import { placeRequests } from './lga-requests.ts'

const reference = aReference([], [anIndicator(7), anIndicator(9)])
/** Indicator 7 has figures of LGAs (8), indicator 9 down to states (4). */
const coverage = new Map([
  [7, new Map([[2, 12]])],
  [9, new Map([[2, 7]])],
])
const places = [...reference.locations.keys()]
const strange = Math.max(...places) + 1

it.each<[string, number | null, number[]]>([
  ['no place', null, []],
  ['a place that is known', places[0] ?? 1, []],
  ['a place that is not: the LGAs of those that have any', strange, [7]],
])('%s', (_, location, expected) => {
  const requests = placeRequests(location, [7, 9], { reference, coverage })
  expect(requests).toEqual(expected.map((indicator) => ({ file: 'lgas', indicator })))
})
