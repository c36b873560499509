import { expect, test } from 'vitest'
import { aReference } from '#tests/builders/made-up-country.ts'
import { comparedPlaces, inOrder } from './compared-places.ts'

const reference = aReference()
const names = (by: Parameters<typeof comparedPlaces>[1]) =>
  comparedPlaces(reference, by).map(({ name }) => name)

test('a comparison runs over the nation, its zones or its states, by name', () => {
  expect(names('period')).toEqual([])
  expect(names('national')).toEqual(['Aldovia'])
  expect(names('zones')).toEqual(['North', 'South'])
  expect(names('states')).toEqual(['Northland', 'Snowland', 'Southland'])
})

test('states stand by name, by zone, or from the largest with gaps at the end', () => {
  const states = comparedPlaces(reference, 'states')
  const sizes = new Map([
    [8, 1],
    [10, 5],
  ])
  const order = (by: Parameters<typeof inOrder>[1]) =>
    inOrder(states, by, reference, ({ id }) => sizes.get(id) ?? null).map(
      ({ name, places }) => `${name}: ${places.map((place) => place.name).join(' ')}`,
    )
  expect(order('name')).toEqual([': Northland Snowland Southland'])
  expect(order('zone')).toEqual(['North: Northland Snowland', 'South: Southland'])
  expect(order('value')).toEqual([': Southland Northland Snowland'])
})
