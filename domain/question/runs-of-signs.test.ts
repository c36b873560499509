import { beforeAll, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

/** Of each a thousand signs took seconds, as every rule searched each run from each of its places. */
test.each([' ', '(', '%,', '\n\t', '?!', '.'])('a run of %j around a question says nothing', (sign) => {
  const run = sign.repeat(5000)
  const { text } = answeredTurns(world, [`${run} stunting in Kano${run}`])
  expect(text).toContain('Stunting (under 5) in Kano: 51.9%')
})

test('lines are sentences of their own, however many are empty between them', () => {
  const { text } = answeredTurns(world, ['Good morning\n\n\nstunting in Kano\n\nRegards'])
  expect(text).toContain('Stunting (under 5) in Kano: 51.9%')
})
