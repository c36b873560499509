import { expect, test } from 'vitest'
import { midSentence } from './mid-sentence.ts'

test.each([
  ['Neonatal mortality rate', 'neonatal mortality rate'],
  ['HIV prevalence', 'HIV prevalence'],
  ['DPT 3 / Penta 3 coverage', 'DPT 3 / Penta 3 coverage'],
  ['BCG coverage', 'BCG coverage'],
  ['Under-five deaths', 'under-five deaths'],
  ['Lassa fever deaths (year)', 'Lassa fever deaths (year)'],
  ['Human Development Index', 'Human Development Index'],
])('%s inside a sentence is %s', (name, expected) => {
  expect(midSentence(name)).toBe(expected)
})
