import { beforeAll, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

/** States of datasets/observations/ndhs.csv, 2023–24, held against one of them. */
test.each<readonly [readonly string[], string]>([
  [['which states are worse than Taraba for basic water'], '2 of 36 states below Taraba (36.1%)'],
  [['Is any state worse than Taraba for basic water?'], 'Kebbi 31.0% and Sokoto 34.9%'],
  [['which states are worse than Kano on BCG'], 'states below Kano (63.5%) for BCG coverage'],
  [['how many states have more stunting than Kano'], '6 of 37 states above Kano (51.9%)'],
  [['does any state have a higher stunting rate than Katsina'], '0 of 37 states above Katsina (64.6%)'],
  [['which states in the north west are worse than Kano on penta 3'], '5 of 7 states below Kano (54.6%)'],
  [['stunting in Kano', 'is any other state worse'], '6 of 37 states above Kano'],
  [
    ['surface drinking water in Taraba', 'is any state worse than Taraba for stunting'],
    '10 of 37 states above Taraba (45.6%)',
  ],
])('%j', (turns, said) => {
  expect(answeredTurns(world, turns).text).toContain(said)
})

test('who changed more than a state is no figure beside it', () => {
  const { answer } = answeredTurns(world, ['which states improved more than Kano in penta 3 since 2018'])
  expect(answer.declined).toBe(true)
})
