import { beforeAll, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const said = (turns: readonly string[]) => answeredTurns(world, turns)

const TWO = ['lassa confirmed cases Ondo 2025', 'and Bauchi']

// NCDC 2025: Ondo 399, Bauchi 297, Edo 185, Nigeria 1,131.
test.each([
  'what share of the national total are the two?',
  'what percentage of the national total do both make up',
  'as a share of the national total, both together',
  "what part of Nigeria's cases do the two states make?",
  'both as % of Nigeria',
  'their combined share of the national total',
  'how much of the national total is that together?',
  'how much of the national total are the two',
  'how much percent of the national figure are they together',
])('the share of two places together: %s', (turn) => {
  const { text, answer } = said([...TWO, turn])
  expect(text).toContain('696')
  expect(text).toContain('61.5% of the 1,131 in Nigeria')
  expect(answer.rows.map(({ value }) => value)).toContain(61.5)
})

test('three places, and places of one question', () => {
  expect(said([...TWO, 'Edo', 'what percentage of Nigeria do all three make up?']).text).toContain(
    '77.9% of the 1,131',
  )
  expect(
    said([
      'lassa confirmed cases in Ondo and Edo 2025',
      'what share of the national figure do they account for?',
    ]).text,
  ).toContain('51.6% of the 1,131')
})

test('shares of people are parts of nothing', () => {
  const { answer } = said(['stunting in Kano', 'Lagos', 'what share of the national total are the two?'])
  expect(answer.declined).toBe(true)
  expect(answer.reason).toBe('not_aggregable')
})
