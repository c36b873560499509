import { beforeAll, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

// Each was declined before, or one half of it was told. 510,000 less 402,051; 61.3 less 54.6; 23.5 less 15.7; 499,000 less 367,250.
test.each([
  ['How many TB cases is Nigeria still missing each year - estimated minus notified?', '107,949 higher'],
  ['estimated minus notified TB cases', '107,949 higher'],
  ['difference between estimated and notified TB cases', '107,949 higher'],
  ['TB incident cases less TB cases notified', '107,949 higher'],
  ['gap between TB cases estimated and notified in 2023', '131,750 higher'],
  ['subtract penta 3 from penta 1 in Kano', '6.7 points higher'],
  ['what is penta 1 less penta 3 for Sokoto', '7.8 points higher'],
  ['is stunting in Rimin Gado LGA worse than the state as a whole', 'Kano 51.9% (NDHS 2023–24'],
  ['is penta 3 in Kano lower than its zone', 'North-West 42.7% (NmDHS 2025–26)'],
  ['stunting statewide in Kano', 'in Kano: 51.9%'],
  [
    'stunting Rimin Gado LGA|what was it in 2018?|is that worse than the state as a whole?',
    'Kano 56.9% (NDHS 2018',
  ],
  ['stunting Rimin Gado LGA|statewide?', 'in Kano: 51.9%'],
  ['stunting Rimin Gado LGA|is it above the state average', 'Kano 51.9%'],
  ['stunting Kano|better or worse than Nigeria overall?', 'The difference is 12.4 points'],
])('%s', (turns, figure) => {
  expect(answeredTurns(world, turns.split('|')).text).toContain(figure)
})

test('of what is not held no difference is told', () => {
  expect(answeredTurns(world, ['cholera cases minus recoveries']).answer.reason).not.toBeNull()
})
