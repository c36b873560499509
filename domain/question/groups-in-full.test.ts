import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorldWith } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorldWith(['nbs-wm', 'who-tb', 'gdl'])
})

const asked = (text: string) => answeredTurns(world, [text])

const values = (text: string) =>
  asked(text)
    .answer.rows.filter(({ group }) => group !== null)
    .map(({ value }) => value)

// The figures were read from nbs-wm.csv and who-tb.csv of datasets/disaggregated/.
describe('groups of people', () => {
  test.each([
    ['Enugu doctors, male vs female', [1144, 1290]],
    ['Enugu doctors by sex', [1144, 1290]],
    ['doctors in Enugu by sex', [1144, 1290]],
    ['doctors broken down by sex in Lagos', [2790, 4553]],
    ['ART patients in Lagos, male vs female', [40_499, 18_451]],
    ['people on ART in Lagos by gender', [40_499, 18_451]],
  ])('%s', (text, expected) => {
    expect(values(text)).toEqual(expected)
    expect(asked(text).text).not.toContain('No figures of that group')
  })

  test.each([
    ['TB cases by age 2024'],
    ['TB cases notified by age and sex 2024'],
    ['TB notifications by sex and age'],
  ])('none is left out: %s', (text) => {
    const found = values(text)
    expect(found).toHaveLength(16)
    // Men of 55 to 64, and of 65 and over.
    expect(found).toEqual(expect.arrayContaining([24_862, 15_671]))
  })

  test('a rate that has no groups is still denied, and what is held told', () => {
    const { text } = asked('TB incidence by age and sex')
    expect(text).toContain(
      'No figures of that group are held for it. Something else is held of the same people',
    )
  })

  test('of two divisions that nobody crosses nothing is told', () => {
    expect(asked('stunting by age and sex').answer.reason).toBe('no_group')
    expect(asked('stunting of rural girls').answer.declined).toBe(true)
  })
})
