import { expect, test } from 'vitest'
import type { ScorecardRow } from '#charts/scorecard/model.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { aReference } from '#tests/builders/made-up-country.ts'
import { markedPlace } from './marked-place.ts'

const reference = aReference([], [])
const NATION = 1
const STATE = 8
const LGA = 45
const zone = byId(reference.locations, STATE).parent ?? NATION
const rows = (...ids: number[]): ScorecardRow[] =>
  ids.map((id) => ({ place: byId(reference.locations, id), cells: [] }))

test.each([
  ['nothing is chosen', null, null],
  ['the nation is', NATION, null],
  ['a state is', STATE, STATE],
  ['a place inside a state is', LGA, STATE],
  ['nobody knows the place', 99_999, null],
])('where %s', (_, chosen, marked) => {
  expect(markedPlace(rows(NATION, zone, STATE), chosen, reference)?.id ?? null).toBe(marked)
})

test('a table that ends at zones marks the zone around a state', () => {
  expect(markedPlace(rows(NATION, zone), STATE, reference)?.id).toBe(zone)
})
