import { expect, test } from 'vitest'
import { ageBand, ageSexBand, overlappingAges } from './age-band.ts'

test.each([
  ['0-4', { from: 0, to: 4 }],
  ['80+', { from: 80, to: null }],
  ['50 and over', { from: 50, to: null }],
  ['Under 15', { from: 0, to: 14 }],
  ['Female', null],
  ['', null],
])('ages of %j', (category, band) => expect(ageBand(category)).toEqual(band))

test('ages of one sex', () => {
  expect(ageSexBand('F 15-19')).toEqual({ sex: 'F', from: 15, to: 19 })
  expect(ageSexBand('M 65+')).toEqual({ sex: 'M', from: 65, to: null })
  expect(ageSexBand('15-19')).toBeNull()
})

test.each([
  [['0-4', '5-9', '80+'], null],
  [
    ['Under 15', '15-24', '15-49', '50 and over'],
    ['15-24', '15-49'],
  ],
  [
    ['20+', '30-34'],
    ['20+', '30-34'],
  ],
  [['Female', 'Male'], null],
])('%j overlap in %j', (categories, pair) => expect(overlappingAges(categories)).toEqual(pair))
