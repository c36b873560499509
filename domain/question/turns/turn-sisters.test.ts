import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorldWith } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorldWith(['gdl', 'iceh'])
})
const answered = (turns: string) => answeredTurns(world, turns.split(' >> '))

const ANAEMIA = 'anaemia in pregnant women'
const NOT = 'Anaemia, non-pregnant women in Nigeria: 37.2% (WHO-EST 2023)'

/** WHO-EST 2023: 45.0% of pregnant women and 37.2% of others; NDHS 2023-24: 57.7% of children. */
describe('those who are not, and have an indicator of their own', () => {
  test.each([
    'and those not pregnant?',
    'what about women who are not pregnant',
    "and those who aren't pregnant",
    'not pregnant',
    'what about non-pregnant women?',
  ])('%s', (turn) => {
    expect(answered(`${ANAEMIA} >> ${turn}`).text).toContain(NOT)
  })

  test.each(['and pregnant ones?', 'pregnant women?', 'only those who are pregnant'])(
    '%s: the other way round',
    (turn) => {
      expect(answered(`anaemia in non-pregnant women >> ${turn}`).text).toContain(
        'Anaemia, pregnant women in Nigeria: 45.0%',
      )
    },
  )

  test.each(['difference?', 'compare the two', 'which is higher', 'gap', 'how far apart are they'])(
    '%s: 7.8 points',
    (turn) => {
      expect(answered(`${ANAEMIA} >> and those not pregnant? >> ${turn}`).text).toContain('7.8 points higher')
    },
  )

  test.each(['pregnant vs not pregnant', 'compare with those who are not pregnant'])('%s: both', (turn) => {
    expect(answered(`${ANAEMIA} >> ${turn}`).text).toContain('7.8 points higher')
  })

  test('children after a turn that was not understood: a figure, and no description', () => {
    expect(answered(`${ANAEMIA} >> and those not working? >> what about children`).text).toContain(
      'Anaemia, children under 5 in Nigeria: 57.7%',
    )
  })

  test('of what has no other name it is the rest', () => {
    expect(answered('stunting in Kano >> and those not stunted').text).toContain('48.1%')
  })
})

const WOMEN = 'health insurance among women in Kwara'

/** NDHS 2018: of women most in Sokoto (11.7) and fewest in Zamfara (0.1), of men most in FCT (11.3). */
describe('the other sex, which has an indicator of its own', () => {
  test.each([
    [
      `${WOMEN} >> and men >> which state is best for women?`,
      'women with health insurance among the states: Sokoto 11.7%',
    ],
    [`${WOMEN} >> which state is best for men?`, 'men with health insurance among the states: FCT 11.3%'],
    [`${WOMEN} >> and men >> for women, which state is lowest`, 'Zamfara 0.1%'],
    ['health insurance among men in Kwara >> which state is best for men', 'FCT 11.3%'],
    [`${WOMEN} >> how does it compare to men`, '2.5 points higher'],
    ['adult mortality women >> difference with men', '13 per 1,000 higher'],
  ])('%s', (turns, said) => {
    expect(answered(turns).text).toContain(said)
  })

  test('where the other sex has none it is declined', () => {
    expect(answered('literacy of women in Kano >> which state is best for men?').answer.reason).toBe(
      'no_group',
    )
  })
})
