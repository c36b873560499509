import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

// The figures stand in datasets/.
describe('the nation beside what is asked first', () => {
  test.each([
    ['stunting in Kano and what is the national figure?', ['Kano: 51.9%', 'Nigeria: 39.5%']],
    ['stunting in Kano in 2018 and what is the national figure?', ['Kano: 56.9%', 'Nigeria: 36.8%']],
    [
      "Which three states had the lowest skilled birth attendance, and what was Nigeria's figure?",
      ['Kebbi 9.6%', 'Nigeria: 46%'],
    ],
    ['top 3 states in BCG, and nationally?', ['Ebonyi 98.2%', 'BCG coverage in Nigeria: 66.7%']],
    ['penta 3 in Kano and nationally', ['Kano 47.5%', 'Nigeria 53.4%']],
  ])('%s', (question, figures) => {
    const { text } = answeredTurns(world, [question])
    for (const figure of figures) expect(text).toContain(figure)
  })

  test.each(['compare Kano and Nigeria on stunting', 'is Kano above the national figure in stunting'])(
    '%s holds the two against each other',
    (question) => {
      expect(answeredTurns(world, [question]).question?.frame.kind).toBe('compare_places')
    },
  )
})

describe('other wordings', () => {
  test.each([
    ["What's the ratio of Lagos to Sokoto in female literacy?", '5.5 times that of Sokoto'],
    ['how many more points must Kebbi gain to reach 90% penta 3', '64.9 points below'],
    ['5 yr trend of TB incidence', '2021: 219 per 100,000'],
    ['which indicators does NMIS have', 'indicators are held'],
    ['which indicators are available by LGA', 'figures by LGA are held for'],
    ['is Nigeria meeting the Abuja target', 'misses the national target of 15%'],
  ])('%s', (question, said) => {
    expect(answeredTurns(world, [question]).text).toContain(said)
  })
})
