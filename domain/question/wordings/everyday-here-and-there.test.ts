import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorldWith } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorldWith(['gdl'])
})
const asked = (text: string) => answeredTurns(world, [text])
const figures = (text: string) =>
  asked(text).answer.rows.flatMap(({ kind, value }) =>
    kind === 'figure' ? [Math.round(value * 10) / 10] : [],
  )

describe('places beside each other, of one figure or of two', () => {
  // NDHS 2023–24: stunting 55.7 Jigawa, 51.9 Kano, 42.8 Sokoto, 60.0 Kebbi, 17.3 Lagos, 39.5 Nigeria; wasting 15.4, 9.5, 6.0, 9.6, 6.0, 8.4.
  test.each([
    ['is Jigawa worse than Kano on stunting and wasting?', [55.7, 51.9, 15.4, 9.5]],
    ['compare Kano and Lagos on stunting and wasting', [51.9, 17.3, 9.5, 6]],
    ['are Sokoto and Kebbi worse than Nigeria on wasting and stunting', [6, 9.6, 8.4, 42.8, 60, 39.5]],
    ['is stunting and wasting worse in Sokoto than in Nigeria', [42.8, 39.5, 6, 8.4]],
    ['Kano vs Lagos: stunting and wasting', [51.9, 17.3, 9.5, 6]],
  ])('%s', (text, values) => {
    expect(asked(text).question?.frame.kind).toBe('compare_places')
    expect(figures(text)).toEqual(values)
  })

  test('two figures beside each other are told of the nation, too', () => {
    const text = 'compare stunting and wasting in Kano and Nigeria'
    expect(asked(text).question?.frame.kind).toBe('compare_indicators')
    expect(figures(text)).toEqual([51.9, 9.5, 39.5, 8.4])
  })

  // NDHS 2018: 6.2 and 3.4, 7.2 and 50.
  test.each([
    [
      'What percent of men get any kind of health insurance for Nigeria, and is it more in Lagos?',
      [6.2, 3.4],
    ],
    ['stunting in Nigeria, is it higher in Kano?', [51.9, 39.5]],
    ['Stunting for Nigeria, and is it more in Lagos?', [17.3, 39.5]],
    ['penta 3 in Nigeria in 2018. Was it lower in Sokoto?', [7.2, 50]],
  ])('%s', (text, values) => expect(figures(text)).toEqual(values))
})

describe('one of two figures that share their words', () => {
  // UNAIDS 2017 and 2014: 84.6 and 90.7; GDL 2018: 6 per 1,000.
  test.each([
    ['HIV positive TB patients on ARVs, percent', 1112, 84.6],
    ['of TB patients with HIV, how many are on ART', 1112, 84.6],
    ['TB patients living with HIV on cotrimoxazole', 1113, 90.7],
    ['Do girls as young as 12 give birth in Nigeria? how many per 1000', 1017, 6],
    ['do girls of 13 have babies in Nigeria', 1017, 6],
  ])('%s', (text, indicator, value) => {
    expect(asked(text).question?.indicators).toEqual([indicator])
    expect(figures(text)).toEqual([value])
  })

  test.each(['how many TB patients have HIV', 'HIV positive TB patients'])('%s: who has it', (text) => {
    expect(asked(text).question?.indicators).toEqual([1111])
  })
})

describe('a mean of people is held of each place', () => {
  test.each([
    ['mean age at first marriage by state', 'smallest Bauchi 15.4 years'],
    ['average age at first birth by state', 'smallest Katsina 17.3 years'],
  ])('%s', (text, said) => expect(asked(text).text).toContain(said))

  test('of shares there is none', () => {
    expect(asked('average of stunting by state').answer.reason).toBe('not_aggregable')
  })
})
