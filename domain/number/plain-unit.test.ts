import { expect, test } from 'vitest'
import { plainUnit } from './plain-unit.ts'

test.each([
  ['Total fertility rate (births per woman)', { kind: 'words', words: 'births per woman' }],
  ['Public health facilities per 10,000 population', { kind: 'words', words: 'per 10,000 population' }],
  ['Mean age at first birth (women aged 20-50)', { kind: 'words', words: 'years' }],
  ['Total tuberculosis expenditure (US$)', { kind: 'dollars', isMillions: false }],
  ['Development assistance (constant US$ million)', { kind: 'dollars', isMillions: true }],
  ['Gross national income per person (2011 PPP US$)', { kind: 'international' }],
  ['Human Development Index (national and sub-national)', null],
  ['People treated (mass treatment)', null],
  ['Number of maternal deaths', null],
])('the unit of %s', (name, expected) => {
  expect(plainUnit(name)).toEqual(expected)
})
