import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const asked = (text: string) => answeredTurns(world, [text])

describe('a course over time', () => {
  test.each([
    ['exclusive breastfeeding over the years', '2007: 11.7%'],
    ['stunting through the years', '2008: 41%'],
    ['exclusive breastfeeding, all the years', '2007: 11.7%'],
    ['skilled birth attendance down the years', '2013: 39.8%'],
    ['anc 4 over the years in Lagos', '2018: 78.6%'],
    ['BCG coverage across all survey rounds in Lagos', '2018: 97.3%'],
    ['bcg year by year in Lagos', '2018: 97.3%'],
    ['wasting from year to year', '2008: 14%'],
  ])('%s', (text, said) => {
    const { question, text: answer } = asked(text)
    expect(question?.frame.kind).toBe('change')
    expect(answer).toContain(said)
  })

  test('which source has it over the years asks for sources', () => {
    expect(asked('which source has exclusive breastfeeding over the years').question?.frame.kind).not.toBe(
      'change',
    )
  })
})

describe('what happens to people is no course', () => {
  test.each([
    [
      'What percentage of people fall into catastrophic health spending at the 10% threshold?',
      'spending (>10%) in Nigeria: 15.8%',
    ],
    ['share of people facing catastrophic spending at the 25% threshold', 'spending (>25%) in Nigeria: 4.1%'],
    [
      'what proportion of household contacts of TB patients are put on preventive treatment in Nigeria?',
      'contacts in Nigeria: 39.0% (WHO-TB 2024',
    ],
    ['what percent of children grow up with stunting', 'Stunting (under 5) in Nigeria: 39.5% (NDHS 2023–24)'],
    [
      'percent of households who fell into catastrophic spending in 2018',
      'in Nigeria: 15.8% (World Bank 2018)',
    ],
    ['how many girls fall pregnant as teenagers', 'Teenage mothers (15-19) in Nigeria: 20.4%'],
  ])('%s', (text, said) => {
    const { question, text: answer } = asked(text)
    expect(question?.frame.kind).not.toBe('change')
    expect(answer).toContain(said)
    expect(answer).not.toContain('Your number')
  })

  test.each(['has stunting fallen', 'did penta 3 rise in Kano', 'how has wasting dropped'])(
    '%s: a course',
    (text) => {
      expect(asked(text).question?.frame.kind).toBe('change')
    },
  )

  test('who drops out of school is no teenage mother', () => {
    expect(asked('what percentage of teenagers drop out of school').answer?.declined).toBe(true)
  })
})

describe('compared with a year', () => {
  test.each([
    [
      'Doctors per 10,000 people - latest, and how does it compare with 2000?',
      '2.7 per 10,000 population in 2000, 3.9',
    ],
    ['penta 3 in Kano and how does that compare with 2018', '45.9% in 2018, 47.5% in 2023–24'],
    ['How does penta 3 in Kano compare with 2018?', '45.9% in 2018, 47.5% in 2023–24'],
    ['penta 3 in Kano compared with 2018', '45.9% in 2018, 47.5% in 2023–24'],
    ['bcg in Lagos, and compare it with 2013', '93.3% in 2013, 95.3% in 2023–24'],
    [
      'under 5 mortality, and how does that compare with ten years ago',
      '124.8 per 1,000 in 2016, 104.9 per 1,000 in 2023',
    ],
    ['stunting in Kano 2024 and how does that compare with 2018', '56.9% (NDHS 2018'],
    ['penta 3 in Kano and how does that compare with Lagos', 'Lagos 86.0%'],
    ['penta 3 in Kano and how does that compare with the national figure', 'Nigeria 53.4%'],
  ])('%s', (text, said) => {
    expect(asked(text).text).toContain(said)
  })
})
