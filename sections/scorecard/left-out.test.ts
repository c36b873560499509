import { expect, it } from 'vitest'
import { english } from '#languages/from-source.ts'
import { anIndicator, aReference } from '#tests/builders/made-up-country.ts'
import { leftOut } from './left-out.ts'
import { SCORECARD_STATE } from './state.ts'

const reference = aReference(
  [],
  [7, 8, 9].map((id) => anIndicator(id, { shortName: `Skates ${id}` })),
)
const shown = { indicators: [7, 8], columns: [] }

it.each([
  ['indicators=7,8', ['No figures by state: Skates 7; Skates 8.']],
  [
    'indicators=7,9,50,51',
    [
      'No figures by state: Skates 7.',
      'More indicators than there is room for: 1 of them left out.',
      'Not part of this release: 2 of the indicators asked for.',
    ],
  ],
  ['indicators=7,8&columns=periods', []],
  ['', []],
])('says each reason of %s once', (query, expected) => {
  const said = leftOut(SCORECARD_STATE.parse(new URLSearchParams(query)), shown, reference)
  expect(said.map((sentence) => english.text(sentence))).toEqual(expected)
})
