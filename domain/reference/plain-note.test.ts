import { expect, test } from 'vitest'
import { plainNote } from './plain-note.ts'

const indicators = new Map([[1066, { shortName: 'Measles vaccine by 12 months' }]])

test.each([
  ['doses by 12 months are indicator 1066', 'doses by 12 months are Measles vaccine by 12 months'],
  ['by 12 months of age (CH_VAC1_C_DP3).', 'by 12 months of age.'],
  ['indicator 7 is not held', 'indicator 7 is not held'],
  ['card or history (CARD)', 'card or history (CARD)'],
])('%s', (note, plain) => {
  expect(plainNote(note, indicators)).toBe(plain)
})
