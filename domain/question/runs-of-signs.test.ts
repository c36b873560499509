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

/** `all the` was read as one word and as two: each repetition took twice the time of those before it. */
test.each(['all the ', 'your all the ', 'the same '])('%j over and over is soon read', (words) => {
  const begin = performance.now()
  answeredTurns(world, [words.repeat(29)])
  expect(performance.now() - begin).toBeLessThan(3000)
})
