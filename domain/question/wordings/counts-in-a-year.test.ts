import { beforeAll, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

/** Deaths of newborns from sepsis, WHO-MCEE 2021: 41,386. */
test.each(['Deaths of newborns from sepsis in a year', 'newborn deaths from sepsis over one year?'])(
  'what is counted by years: %s',
  (text) => {
    expect(answeredTurns(world, [text]).text).toContain('41,386 (WHO-MCEE 2021)')
  },
)

test.each(['cholera deaths in a year', 'stunting in a year'])('what is not: %s', (text) => {
  expect(answeredTurns(world, [text]).answer.reason).toBe('left_out')
})
