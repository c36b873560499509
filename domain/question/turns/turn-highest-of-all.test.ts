import { beforeAll, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorldWith } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorldWith(['gdl', 'iceh'])
})
const said = (turns: string) => answeredTurns(world, turns.split(' >> ')).text

/** NDHS 2023-24: modern contraception of Ekiti 42.8%, the highest of 37; stunting of Kebbi 60.0%, below Katsina, Sokoto and Jigawa. */
test.each([
  ['Modern contraceptive use, Ekiti >> was this the highest?', 'Ekiti is number 1 of 37 states'],
  ['Modern contraceptive use, Ekiti >> is that the best?', 'Ekiti is number 1 of 37 states'],
  ['penta 3 in North-West >> was this the highest?', 'North-West is number 6 of 6 zones'],
  ['stunting in Kano >> Kebbi >> is that the highest?', 'Kebbi is number 4 of 37 states'],
])('%s: its rank among the states', (turns, rank) => {
  expect(said(turns)).toContain(rank)
})

/** Stunting by NDHS: of the nation 48.7% in 1990, 39.5% in 2023-24; of Kano 46% in 2008. */
test.each([
  [
    'Modern contraceptive use, Ekiti >> was this the highest ever?',
    'Highest modern contraceptive prevalence in Ekiti',
  ],
  ['stunting in Nigeria >> is it the highest ever?', 'in Nigeria by NDHS: 48.7% in 1990'],
  ['stunting in Kano >> was it the lowest so far?', 'in Kano by NDHS: 46% in 2008'],
])('%s: of its own years', (turns, end) => {
  expect(said(turns)).toContain(end)
})
