import { expect, it } from 'vitest'
import { heardWords } from './heard-words.ts'

const alternatives = [] as const

it.each([
  ['a summary', 'From 20 to 40.', null, 'From 20 to 40.'],
  [
    'why nothing is drawn',
    '',
    { text: 'Nothing here.', why: 'No figure for 2017.', alternatives },
    'No figure for 2017.',
  ],
  ['that nothing is drawn', '', { text: 'Nothing here.', alternatives }, 'Nothing here.'],
])('a drawing is heard as %s', (_, summary, empty, expected) => {
  expect(heardWords({ summary, empty })).toBe(expected)
})
