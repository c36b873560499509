import { beforeAll, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const NO_FORECAST = 'This is the newest figure, no forecast'

test.each([
  [['will stunting reach the target'], 'Stunting (under 5) in Nigeria', NO_FORECAST],
  [['will Kano meet its stunting goal'], 'Stunting (under 5) in Kano', NO_FORECAST],
  [['stunting in Kano', 'will the target be met'], 'in Kano: 51.9%', NO_FORECAST],
  [['stunting in Kano', 'will it reach the target?'], 'in Kano: 51.9%', NO_FORECAST],
  [['health situation in Kano'], 'name one', 'The page of Kano'],
  [['give me the health profile of Yobe'], 'name one', 'The page of Yobe'],
  [['penta 3 in Kano', 'and Lagos', 'are they above the country'], 'Lagos 87.6%', 'Kano 47.5%'],
])('%s is asked in words that are known', (turns, ...said) => {
  const { text } = answeredTurns(world, turns)
  for (const words of said) expect(text).toContain(words)
})

test.each([
  ['the situation of water in Kano', 'Kano'],
  ['is stunting below the target in Kano', 'Kano'],
])('%s keeps its own words', (question, place) => {
  const { text } = answeredTurns(world, [question])
  expect(text).toContain(place)
  expect(text).not.toContain('The page of')
  expect(text).not.toContain(NO_FORECAST)
})
