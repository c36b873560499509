import { expect, test } from 'vitest'
import { anIndicator, aReference } from '#tests/builders/made-up-country.ts'
import { rankedIndicators } from './ranked-indicators.ts'

const reference = aReference(undefined, [
  anIndicator(1, {
    code: 'PENTA3E',
    shortName: 'Penta 3 by 12 months',
    fullName: 'Penta 3 received by 12 months of age',
  }),
  anIndicator(2, {
    code: 'PENTA3',
    shortName: 'DPT 3 / Penta 3 coverage',
    fullName: 'DTP-containing vaccine, third dose',
  }),
  anIndicator(3, {
    code: 'MCV1',
    shortName: 'Measles immunization coverage',
    fullName: 'Measles vaccine, first dose',
  }),
  anIndicator(4, {
    code: 'U5MR',
    shortName: 'Under-five mortality rate',
    fullName: 'Under-five mortality rate',
  }),
])
const release = { number: 1, hash: 'a', published_at: '2026-01-01T00:00:00Z', note: '' }

test.each([
  ['Penta 3', '2'],
  ['penta3', '2'],
  ['u5mr', '4'],
  ['mesles', '3'],
])('%s finds what is meant, the plain name first', (typed, first) => {
  expect(rankedIndicators(typed, { reference, release })[0]).toBe(first)
})

test('what nothing is called is left to the words of the list', () => {
  expect(rankedIndicators('xylophone', { reference, release })).toEqual([])
})
