import { beforeAll, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const said = (turns: readonly string[]) => answeredTurns(world, turns)

const OUT = 'how much do nigerians pay out of pocket for health'

// WHO-GHED has 6.76, 14.51 and 78.74 for 2022.
test.each([
  [[OUT, 'donors share?'], 'External health expenditure (% of CHE) in Nigeria: 6.8%'],
  [[OUT, 'donor share'], 'External health expenditure (% of CHE) in Nigeria: 6.8%'],
  [[OUT, 'and what is the share of donors?'], 'External health expenditure (% of CHE) in Nigeria: 6.8%'],
  [[OUT, 'the part paid by foreign donors'], 'External health expenditure (% of CHE) in Nigeria: 6.8%'],
  [[OUT, 'government share?'], 'Government health expenditure (% of CHE) in Nigeria: 14.5%'],
  [[OUT, "and the government's contribution"], 'Government health expenditure (% of CHE) in Nigeria: 14.5%'],
  [
    [OUT, 'donors share?', 'and the private share'],
    'Private health expenditure (% of CHE) in Nigeria: 78.7%',
  ],
  [[OUT, 'government share?', 'and the donors?'], 'External health expenditure (% of CHE) in Nigeria: 6.8%'],
  [
    ['health spending per person', 'how much of that is from own pockets per person'],
    'Out-of-pocket spending per person (US$) in Nigeria: US$69',
  ],
  [
    ['health spending per person', 'and how much of it comes out of pocket per head?'],
    'Out-of-pocket spending per person (US$) in Nigeria: US$69',
  ],
])('%j', (turns, figure) => {
  expect(said(turns).text).toContain(figure)
})

test('after another subject nobody pays a share of it', () => {
  expect(said(['stunting in Kano', 'donor share?']).answer.declined).toBe(true)
})
