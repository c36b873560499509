import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorldWith } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorldWith(['gdl'])
})
const answered = (turns: string) => answeredTurns(world, turns.split(' >> '))

const NBS = 'How many Nigerians live in multidimensional poverty according to NBS?'
const OPEN = 'How many Nigerians live in multidimensional poverty?'

/** Of those that may be meant NBS has the headcount alone: 63% of 2022; Sokoto has most of the states (90.5). */
describe('a source that has one of the indicators that may be meant', () => {
  test.each([
    NBS,
    'How many people are multidimensionally poor by NBS',
    `${OPEN} >> according to NBS`,
    `${OPEN} >> the NBS one`,
    `${OPEN} >> NBS figure please`,
  ])('%s', (turns) => {
    expect(answered(turns).text).toContain(
      'Multidimensional poverty headcount in Nigeria: 63% (NBS-MPI 2022)',
    )
  })

  test('what is asked next is asked of it', () => {
    expect(answered(`${NBS} >> which state is the poorest`).text).toContain('Sokoto 90.5% (NBS-MPI 2022)')
    expect(
      answered(`${NBS} >> which state is the poorest >> and OPHI, what does it say for that state?`).text,
    ).toContain('OPHI has no figure of multidimensional poverty headcount in Sokoto')
  })

  test.each([OPEN, 'How many Nigerians live in multidimensional poverty according to UNICEF?'])(
    '%s: asked back still',
    (question) => {
      expect(answered(question).answer.reason).toBe('ambiguous')
    },
  )

  test('severe poverty is not meant where poverty is said', () => {
    expect(
      answered('How many Nigerians live in multidimensional poverty according to OPHI?').answer.reason,
    ).toBe('ambiguous')
  })

  test('other people than those of the name are not left out', () => {
    expect(answered('multidimensional poverty of widows according to NBS').answer.declined).toBe(true)
  })
})
