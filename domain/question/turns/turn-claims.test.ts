import { beforeAll, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

/** Numbers that others give: NDHS 2018 has 512 deaths of mothers, MMEIG 993; NDHS 2023–24 has 51.9% for Kano. */
test.each<readonly [readonly string[], string]>([
  [
    ['maternal mortality ratio', 'But I have seen 512 quoted. Where does that come from?'],
    '512 per 100,000 (NDHS 2018)',
  ],
  [
    ['maternal mortality ratio', 'is it 512?'],
    'The figure to quote: Maternal mortality ratio in Nigeria: 993',
  ],
  [['stunting in Kano', 'is it 40%?'], 'Stunting (under 5) in Kano: 51.9%'],
  [['stunting in Kano', 'a report says 40%'], 'Your number is not the figure that we hold.'],
])('%j', (turns, said) => {
  expect(answeredTurns(world, turns).text).toContain(said)
})
