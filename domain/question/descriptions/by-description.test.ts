import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

// Questions of people who knew none of the names; the values were read in the rows of the data set.
describe('a figure that is described', () => {
  test.each([
    [
      'what share of homes in Ogun get light from NEPA or any electricity at all',
      'Households with electricity in Ogun: 80.9%',
    ],
    ['Pregnant women taking iron tablets in Kebbi', 'Iron in pregnancy in Kebbi'],
    ['which state has the fewest women saying a man may beat his wife', 'FCT 0.6%'],
    [
      'average upper blood-pressure reading for Nigerian men in 2015?',
      'Systolic blood pressure, men in Nigeria: 125',
    ],
    [
      'How has the portion of Nigerians living in towns and cities moved between 1990 and 2020?',
      'Urban population (%)',
    ],
    ['AMAC in Abuja - how many of the tinies slept under a treated net the night before', '34.9%'],
    [
      'nets handed out to pregnant women at antenatal clinics in Lagelu LGA, oyo, 2018',
      '2,249 (NMEP-HBHI 2018)',
    ],
    ['Obi in Benue, women with their own GSM phone', '53.9%'],
    [
      'what share of Anambra houses get water closet that flushes?',
      'Households with a flush toilet in Anambra: 37.8%',
    ],
  ])('%s', (text, said) => {
    expect(answeredTurns(world, [text]).text).toContain(said)
  })
})

// Each was answered with the figure without its restriction while the rules were made.
describe('a restriction is never lost in a description', () => {
  test.each([
    ['penta 3 coverage among IDPs in Borno'],
    ['ANC4 of unmarried women in Lagos'],
    ['BCG coverage for babies born at night in Lagos'],
    ['ANC4 in Lagos mainland hospitals'],
    ['SBA among women with four or more children'],
    ['zero dose among displaced children'],
    ['malaria in Kebbi among those who slept under a net'],
    ['care seeking for adults with fever in Abia'],
    ['How many psychiatric nurses work in Delta?'],
    ['Snakebite deaths in Gombe last year'],
    ['caesarean section rate in Lagos'],
    ['breast cancer rate'],
    ['babies dying on the first day in Kano'],
    ['mother to child transmission of HIV in Nigeria'],
    ['measles vaccination of children who had measles'],
  ])('%s', (text) => {
    expect(answeredTurns(world, [text]).answer.declined).toBe(true)
  })

  test.each([
    ['women who say the clinic in rural areas is too far away for them', 'rural'],
    ['what share of poorest Anambra houses get water closet that flushes?', 'poorest'],
  ])('%s asks of a group', (text, group) => {
    expect(answeredTurns(world, [text]).question?.group?.category?.toLowerCase()).toContain(group)
  })

  test('a few words that go on with a figure describe no other', () => {
    const { text } = answeredTurns(world, ['Men with health insurance in Lagos', 'women?'])
    expect(text).toContain('Women with health insurance in Lagos')
  })
})
