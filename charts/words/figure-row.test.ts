import { expect, test } from 'vitest'
import { english, languageOf } from '#languages/from-source.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { rowWords } from './figure-row.ts'

const made = aReference([aSource(2, 'DHS')], [anIndicator(7)])
const reference = {
  ...made,
  locations: new Map([
    [1, { id: 1, name: 'Nigeria', level: 1, parent: null } as const],
    [3, { id: 3, name: 'North-East', level: 2, parent: 1 } as const],
    [8, { id: 8, name: 'Borno', level: 3, parent: 3 } as const],
  ]),
}

test.each([
  [1, 'Nigeria', 'Naija'],
  [3, 'North-East', 'North-East side'],
  [8, 'Borno', 'Borno'],
])('a row about place %i calls it %s, in Pidgin %s', (location, inEnglish, inPidgin) => {
  const placeIn = (language: typeof english) =>
    rowWords(aPoint(2, location, '2020', 5), { reference, language }).location
  expect([placeIn(english), placeIn(languageOf('pcm'))]).toEqual([inEnglish, inPidgin])
})
