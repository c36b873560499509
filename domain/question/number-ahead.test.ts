import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const asked = (text: string) => answeredTurns(world, [text])

const ahead = (text: string) => {
  const { question, text: said } = asked(text)
  return { frame: question?.frame, said }
}

describe('a number that is to be reached', () => {
  test.each([
    ['will Nigeria reach 25 under five deaths per 1000 by 2030', 25, 'below', 'would not be down to 25'],
    [
      'will Nigeria reach 25 under five deaths per 1000 by 2030 if it continues like this?',
      25,
      'below',
      'not be down to 25',
    ],
    [
      'will Nigeria reach 25 under five deaths per 1000 by 2030 at this rate',
      25,
      'below',
      'not be down to 25',
    ],
    ['will stunting be under 30% in 2030 at the current pace', 30, 'below', 'its interval includes 30%'],
    ['will stunting fall to 30% by 2030 if it goes on like this', 30, 'below', 'its interval includes 30%'],
    ['at this rate, will penta 3 reach 80% by 2028', 80, 'above', 'would not be up to 80%'],
    [
      'will measles coverage get to 60 percent by 2030 if nothing changes',
      60,
      'above',
      'would not be up to 60%',
    ],
    [
      'will under five mortality be below 120 by 2026',
      120,
      'below',
      'By this forecast it would be down to 120',
    ],
  ])('%s', (text, value, side, said) => {
    const answer = ahead(text)
    expect(answer.frame).toMatchObject({ kind: 'number_ahead', limit: { value, side } })
    expect(answer.said).toContain(said)
    expect(answer.said).toContain('This is a forecast, not an observation.')
  })

  test.each([
    ['will Nigeria meet the SDG target on under five mortality by 2030', 'target_ahead'],
    ['will under five mortality fall by 2030', 'forecast'],
    ['if this continues, where will under five mortality be in 2030', 'forecast'],
  ])('none is named: %s', (text, kind) => {
    expect(ahead(text).frame?.kind).toBe(kind)
  })
})

// The series are in datasets/observations/: FAO since 2015, NDHS of open defecation 24.5, 30.8, 28.7, 22.9 and 19.9.
describe('since when a figure has moved one way', () => {
  test.each([
    [
      'since when has severe food insecurity been rising',
      'After 2015 each figure up to 2023 is above the one before it; nothing before 2015 is held.',
    ],
    ['when did severe food insecurity start rising', 'After 2015 each figure'],
    [
      'since when has open defecation been falling',
      'After 2008 each figure up to 2023–24 is below the one before it; that of 2008 is not.',
    ],
    ['for how long has stunting been falling in Kano', 'After 2018 each figure up to 2023–24 is below'],
    ['since when has open defecation been rising', 'From 2018 to 2023–24 it did not rise.'],
  ])('%s', (text, said) => {
    expect(asked(text).text).toContain(said)
  })

  test('is not said where nobody asks', () => {
    expect(asked('has open defecation been falling').text).not.toContain('After 2008')
  })
})
