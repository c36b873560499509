import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const asked = (text: string) => answeredTurns(world, [text])

// The figures were read from the files of datasets/observations/.
describe('two figures of one subject', () => {
  test.each([
    [
      'under 5 deaths in 2023, and mortality rate?',
      'Under-five deaths in Nigeria: 768,479 (UN IGME 2023)',
      'Under 5 mortality rate',
    ],
    [
      'TB cases in 2023, and fatality rate?',
      'TB cases notified in Nigeria: 367,250',
      'fatality ratio in Nigeria: 15% (WHO-TB 2023',
    ],
    [
      'number of people living with HIV, and prevalence',
      '2,000,000 (UNAIDS 2024',
      'HIV prevalence (15-49) in Nigeria: 1.2%',
    ],
    [
      'maternal deaths in 2023 and the lifetime risk',
      'Maternal deaths in Nigeria: 75,000',
      'in Nigeria: 4.1%',
    ],
    ['TB incidence and mortality', '219 per 100,000', '26 per 100,000'],
    ['malaria prevalence and incidence', '42% (NMIS 2010)', '299 per 1,000'],
    ['maternal deaths and maternal mortality ratio in Nigeria in 2020', '77,000', '1,065 per 100,000'],
  ])('%s: both are told', (text, one, other) => {
    expect(asked(text).text).toContain(one)
    expect(asked(text).text).toContain(other)
  })

  test('a measure that is not held of it is said to be left out', () => {
    const { answer, text } = asked('knowledge of HIV and its prevalence')
    expect(answer?.declined).toBe(true)
    expect(text).toContain('prevalence')
  })

  test.each([
    ['diarrhoea treated with ORS and zinc rate', 'Diarrhoea treated with ORS and zinc in Nigeria: 23.6%'],
    ['stunting and prevalence', 'Stunting (under 5) in Nigeria: 39.5%'],
    ['penta 3 in Kano and coverage', 'DPT 3 / Penta 3 coverage in Kano: 54.6%'],
  ])('%s: one figure', (text, said) => {
    expect(asked(text).text.startsWith(said)).toBe(true)
    expect(asked(text).answer?.rows).toHaveLength(1)
  })
})

test.each([
  ['of all TB cases notified how many were children', 'how many were children'],
  ['of all doctors in Kano, how many are women', 'No figures of that group'],
])('%s: all of them stand for none of them', (text, said) => {
  expect(asked(text).text).toContain(said)
})

test.each(['share of estimated TB cases missed', 'what share of estimated TB cases'])(
  '%s: who has HIV besides was not asked',
  (text) => {
    expect(asked(text).text).not.toContain('HIV')
  },
)
