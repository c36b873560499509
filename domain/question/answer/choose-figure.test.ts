import { beforeAll, expect, test } from 'vitest'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'
import { readQuestion } from '../read-question.ts'
import { answerQuestion } from './answer-question.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

// WHO-GHO has 21 and 62 cases by another definition, WHO-NTD-Polio 48 and 96 by that of the indicator.
test.each([
  ['polio cases 2010', 48],
  ['polio cases 2011', 96],
  ['polio cases 2010 by WHO-GHO', 21],
])('%s: the figure by the definition of the indicator, unless a source is named', (question, value) => {
  const { rows } = answerQuestion(readQuestion(question, { ...world, before: null }), world.data)
  expect(rows[0]?.value).toBe(value)
})
