import { beforeAll, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorldWith } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorldWith(['gdl', 'iceh'])
})
const answered = (turns: string) => answeredTurns(world, turns.split(' >> '))

/** Stunting, NDHS 2023-24: Kano 51.9% (45.6 to 57.5), Kaduna 40.7% (34.9 to 46.3). */
test.each([
  'stunting in Kano and Kaduna >> is the difference real, given the confidence intervals?',
  'stunting in Kano and Kaduna >> do the confidence intervals overlap?',
  'stunting in Kano >> and in Kaduna >> is the difference real',
  'stunting in Kano >> Kaduna >> is that a real difference, considering the margins of error?',
])('%s: whether it is more than chance', (turns) => {
  expect(answered(turns).text).toContain(
    'The difference is 11.2 points, more than the published intervals allow',
  )
})

/** TB cases notified: 135,784 in 2020 and 402,051 in 2024, 2.96 times; stunting of Kano by GDL 44.1% and 57.1%, 1.29 times. */
test.each([
  ['TB cases notified in 2020 and 2024 >> so by how many times has it grown', 402_051 / 135_784, '3.0 times'],
  ['TB cases notified in 2020 >> and 2024 >> by how many times?', 402_051 / 135_784, '3.0 times'],
  ['stunting in Kano by GDL since 2008 >> how many times higher is it', 57.1 / 44.1, '1.3 times'],
])('%s: one of two years as times of the other', (turns, times, words) => {
  const { answer, text } = answered(turns)
  expect(text).toContain(words)
  const [ratio = 0] = answer.rows.flatMap(({ kind, value }) => (kind === 'converted' ? [value] : []))
  expect(ratio).toBeCloseTo(times, 1)
})

test('two places are not held for two years', () => {
  expect(answered('stunting in Kano and Kaduna >> by how many times has it grown').answer.reason).toBe(
    'left_out',
  )
})

/** Open defecation of Ebonyi: 52.6% in 2018, 74.8% in 2023-24. */
test.each(['it was lower before?', 'is it lower than before?', 'was it lower before?'])(
  'beside the round before: %s',
  (turn) => {
    expect(answered(`open defecation in Ebonyi >> ${turn}`).text).toContain(
      'was 52.6% in 2018, 74.8% in 2023–24',
    )
  },
)
