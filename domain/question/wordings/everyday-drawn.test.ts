import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

describe('figures of forty indicators that were drawn by lot, as people ask for them', () => {
  test.each([
    [
      'What number of children would women in Nigeria have if they only had those they wanted?',
      'Wanted fertility rate in Nigeria: 4.8',
    ],
    [
      "How many dollars does the government spend on each Nigerian's health?",
      'Government health spending per person in Nigeria: US$13.2',
    ],
    [
      'How much does each person pay from their own pocket for health, in international dollars, in 2019?',
      'Out-of-pocket spending per person (PPP) in Nigeria: 109.6',
    ],
    [
      'Of TB patients who were tested, how many percent had HIV in 2015?',
      'TB patients found HIV-positive in Nigeria: 17.1%',
    ],
    ['people who need elephantiasis drugs but did not get', '60,337,956'],
    ['women agree to beating Kano', 'Women who justify wife beating in Kano: 27.8%'],
    ['people living on less than $1.90', 'Poverty, international line ($1.90) in Nigeria: 53.5%'],
    // A rate, and not the number of all.
    [
      'How many new HIV infections per 1,000 uninfected people were there in 2020?',
      'New HIV infections rate in Nigeria: 0.37 per 1,000',
    ],
    ['how many infant deaths per 1,000 births in 2020', 'Infant mortality rate in Nigeria: 64.7 per 1,000'],
    // `Not in school` is what is counted, and `not out of school` its rest.
    ['homes with child not in school Zamfara', 'Deprived: school attendance in Zamfara: 61.8% (OPHI 2021).'],
    ['children not in primary school', 'Children out of primary school in Nigeria: 24.3%'],
    ['children who are not out of school', 'The rest of 100%, without children out of primary school'],
  ])('%s', (question, said) => {
    expect(answeredTurns(world, [question]).text).toContain(said)
  })

  test('no rest of those who are without school', () => {
    expect(answeredTurns(world, ['homes with child not in school Zamfara']).text).not.toContain('The rest')
  })

  test.each(['facilities with midwife in Benue', 'hospitals with doctors in Kano'])(
    '%s: how many work in them is another number',
    (question) => {
      const { answer } = answeredTurns(world, [question])
      expect([answer.declined, answer.rows]).toEqual([true, []])
    },
  )
})
