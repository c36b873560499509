import { expect, test } from 'vitest'
import { type NamedPlace, ownName, shownNames } from './shown-name.ts'

/** Of the shipped list of places: names that two of them have, and one that is alone. */
const PLACES: readonly NamedPlace[] = [
  { id: 30, name: 'Kogi', level: 3, parent: 2 },
  { id: 33, name: 'Nasarawa', level: 3, parent: 2 },
  { id: 35, name: 'Plateau', level: 3, parent: 2 },
  { id: 20, name: 'Ekiti', level: 3, parent: 7 },
  { id: 31, name: 'Kwara', level: 3, parent: 2 },
  { id: 19, name: 'Enugu', level: 3, parent: 5 },
  { id: 516, name: 'Bassa', level: 4, parent: 30 },
  { id: 710, name: 'Bassa', level: 4, parent: 35 },
  { id: 578, name: 'Nasarawa', level: 4, parent: 33 },
  { id: 537, name: 'Ekiti', level: 4, parent: 31 },
  { id: 305, name: 'Enugu East', level: 4, parent: 19 },
  { id: 858, name: 'Enugu East', level: 5, parent: 19 },
  { id: 517, name: 'Dekina', level: 4, parent: 30 },
]
const byId = new Map(PLACES.map((place) => [place.id, place]))

test.each([
  ['two LGAs of one name say their states', 516, 'Bassa, Kogi'],
  ['the other of them too', 710, 'Bassa, Plateau'],
  ['an LGA named like its own state says that it is an LGA', 578, 'Nasarawa LGA'],
  ['an LGA named like another state says its own', 537, 'Ekiti, Kwara'],
  ['a district of the name of an LGA says that it is a district', 858, 'Enugu East (senatorial)'],
  ['the LGA then keeps its name', 305, 'Enugu East'],
  ['a state keeps its name', 33, 'Nasarawa'],
  ['a name that is alone stays', 517, 'Dekina'],
])('%s', (_, id, shown) => {
  expect(shownNames(PLACES).get(id)).toBe(shown)
})

test('no two places are shown by one name, and each shown name leads back to its own', () => {
  const shown = shownNames(PLACES)
  expect(new Set(shown.values()).size).toBe(PLACES.length)
  for (const place of PLACES) {
    const read = { ...place, name: shown.get(place.id) ?? '' }
    expect(ownName(read, byId.get(place.parent ?? 0))).toBe(place.name)
  }
})
