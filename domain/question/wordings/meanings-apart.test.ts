import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

/** Definitions of datasets/indicators.csv. */
const NEONATAL = 'Probability of dying in the first 28 days of life'
const INFANT = 'Probability of dying before the first birthday'
const STUNTED = 'height-for-age is below -2 SD'
const WASTED = 'weight-for-height is below -2 SD'

describe('what two names mean beside each other', () => {
  test.each([
    ['what is the difference between neonatal and infant mortality', NEONATAL, INFANT],
    ['is infant mortality different from neonatal mortality', NEONATAL, INFANT],
    ['is stunting the same as wasting', STUNTED, WASTED],
    ['how does stunting differ from wasting', STUNTED, WASTED],
    ['are stunting and wasting the same thing?', STUNTED, WASTED],
    ['wetin be the difference between stunting and wasting', STUNTED, WASTED],
    ['Stunting vs wasting: what is the difference?', STUNTED, WASTED],
    ['what is the difference between ANC1 and ANC4', 'at least once', 'four or more'],
    [
      'What exactly does zero-dose mean, is it same as unvaccinated?',
      'any dose of a DTP-containing vaccine',
      'none of the basic vaccines',
    ],
    ['what is neonatal mortality, is it the same as infant mortality', NEONATAL, INFANT],
    ['define stunting. Is it the same as wasting?', STUNTED, WASTED],
    ['difference between stunting and wasting in meaning', STUNTED, WASTED],
    ['difference in meaning between stunting and wasting', STUNTED, WASTED],
    ['how do HIV incidence and prevalence differ', 'new HIV infections', 'living with HIV'],
  ])('%s', (text, one, other) => {
    const { text: said, answer } = answeredTurns(world, [text])
    expect(said).toContain(one)
    expect(said).toContain(other)
    expect(answer.rows).toEqual([])
  })

  test('how to read a figure: what it means', () => {
    const { text: said, answer } = answeredTurns(world, ['how do I read stunting?'])
    expect(said).toContain(STUNTED)
    expect(answer.rows).toEqual([])
  })

  test.each([
    ['what does stunting mean, is it the same as malnutrition?'],
    ['what is stunting, is it the same as obesity of cats'],
  ])('a name of no figure: no half is told: %s', (text) => {
    const { text: said, answer } = answeredTurns(world, [text])
    expect(answer.reason).toBe('unknown_words')
    expect(said).not.toContain(STUNTED)
  })

  test.each([
    ['what is the difference between stunting and wasting in Kano', '42.4 points'],
    ['difference between Kano and Lagos in stunting', '34.6 points'],
  ])('a place asks for figures: %s', (text, apart) => {
    expect(answeredTurns(world, [text]).text).toContain(apart)
  })
})
