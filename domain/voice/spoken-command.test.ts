import { expect, test } from 'vitest'
import { readSpoken, type SpokenCommand } from './spoken-command.ts'

test.each<readonly [string, SpokenCommand]>([
  ['open the scorecard', { kind: 'open', what: 'scorecard' }],
  ['Please open Zonal Analysis.', { kind: 'open', what: 'zonal analysis' }],
  ['take me to my profile', { kind: 'open', what: 'profile' }],
  ['show Kano', { kind: 'show', what: 'kano' }],
  ['switch to Cross River, please', { kind: 'show', what: 'cross river' }],
  ['next tab', { kind: 'tab', step: 1 }],
  ['go to the previous section', { kind: 'tab', step: -1 }],
  ['save', { kind: 'decide', choice: 'save' }],
  ['Stay.', { kind: 'decide', choice: 'stay' }],
  ['penta 3 in Kano', { kind: 'question' }],
  ['which state is lowest', { kind: 'question' }],
  ['', { kind: 'question' }],
])('“%s”', (heard, expected) => {
  expect(readSpoken(heard)).toEqual(expected)
})
