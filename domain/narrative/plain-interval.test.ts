import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { plainInterval } from './plain-interval.ts'

const place = byId(aReference().locations, 8)
const coats = anIndicator(7, { shortName: 'Winter coats' })
const bounded = aPoint(2, 8, '2024', 47.5, { lower: 40.5, upper: 54.7, intervalLevel: 90 })

test('of a survey: of 100 so many, and between which it could be', () => {
  const said = plainInterval({ point: bounded, source: aSource(2, 'DHS') }, { indicator: coats, place })
  expect(said && english.text(said)).toBe(
    'In plain words, winter coats in Northland is about 48 in every 100 (DHS 2024). The true number could be anything from 41 to 55, because only a sample was asked.',
  )
})

test.each([
  ['no interval', aPoint(2, 8, '2024', 47.5), {}, {}],
  ['a rate', bounded, { factor: 1 }, {}],
  ['a count of facilities', bounded, {}, { classification: 'Routine' }],
] as const)('nothing for %s', (_, point, change, source) => {
  const stated = { point, source: aSource(2, 'DHS', source) }
  expect(plainInterval(stated, { indicator: anIndicator(7, change), place })).toBeNull()
})
