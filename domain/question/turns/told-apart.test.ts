import { beforeAll, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

// The values were looked up in the files of datasets/. A course of one source since 2008 was told before, or nothing.
test.each([
  ['Abia penta3 for the 2023-24 DHS?|wetin the new mini DHS talk?', 'in Abia: 59.8% (NmDHS 2025–26)'],
  // 79.7 less 59.8.
  [
    'Abia penta3 for the 2023-24 DHS?|wetin the new mini DHS talk?|Ah ah. So e don drop, how many points?',
    'The difference is 19.9 points',
  ],
  ['Abia penta3 NDHS|and NmDHS|so it went down, by how many points?', 'The difference is 19.9 points'],
  // 54.6 less 45.9.
  ['penta 3 Kano NDHS 2018|newest?|by how many points did it change', 'The difference is 8.7 points'],
  ['penta 3 Kano NDHS 2018|what does the mini DHS say|what is the difference', '45.9% (NDHS 2018'],
  ['penta 3 Nigeria|what does WUENIC give|how far apart are they', 'The difference is 13.6 points'],
  ['stunting Kano 2018|now?|how many points did it drop', '56.9% in 2018, 51.9% in 2023–24'],
  ['penta 3 Kano NDHS 2018|wetin NDHS 2023-24 talk|by how much?', '45.9% in 2018, 47.5% in 2023–24'],
  ['IPTp3 Kano|wetin NMIS talk', 'in Kano: 32.6% (NMIS 2021)'],
  ['penta 3 Abia NDHS|what does the newest survey say', '59.8% (NmDHS 2025–26)'],
  [
    'penta 3 Abia|what does the mini DHS say|how many of the children never even start?',
    'Zero-dose children in Abia: 31.9%',
  ],
  ['penta 1 Kano|how many never start at all', 'Zero-dose children in Kano: 38.7%'],
  ['penta 3 Sokoto|wetin be the number wey never start', 'Zero-dose children in Sokoto: 76.5%'],
  ['fully immunized Kano|those who got nothing?', 'Children with no vaccination in Kano: 36.8%'],
])('%s', (turns, figure) => {
  expect(answeredTurns(world, turns.split('|')).text).toContain(figure)
})

test('who never began what is no vaccine is not told of a vaccine', () => {
  expect(answeredTurns(world, ['IPTp3 Kano', 'how many never start']).answer.reason).not.toBeNull()
})
