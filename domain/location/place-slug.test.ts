import { expect, test } from 'vitest'
import { areaByWords, placeBySlug, placeByWords, placeSlug } from './place-slug.ts'

const places = [
  { id: 1, name: 'Nigeria', level: 1, parent: null },
  { id: 4, name: 'North-West', level: 2, parent: 1 },
  { id: 10, name: 'Akwa Ibom', level: 3, parent: 7 },
  { id: 900, name: 'Obi', level: 4, parent: 10 },
] as const

test('a place has one word in an address, and is found by it', () => {
  expect(places.map(placeSlug)).toEqual(['nigeria', 'north-west', 'akwa-ibom', 'obi'])
  expect(placeBySlug(places, 'akwa-ibom')?.id).toBe(10)
})

test('an LGA, which shares names with others, is not found', () => {
  expect(placeBySlug(places, 'obi')).toBeNull()
})

test.each([
  ['nigeria', 1],
  ['National', 1],
  ['north-west', 4],
  ['Akwa Ibom', 10],
  ['obi', null],
  ['nowhere', null],
  ['', null],
  ['<script>', null],
])('the earlier address %j leads to %j', (words, id) => {
  expect(placeByWords(places, words)?.id ?? null).toBe(id)
})

test.each([
  ['obi', 900],
  ['Obi', 900],
  ['akwa-ibom', null],
  ['', null],
])('%j is the area %j', (words, id) => {
  expect(areaByWords(places, words)?.id ?? null).toBe(id)
})
