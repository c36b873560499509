import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const asked = (...turns: string[]) => answeredTurns(world, turns)

/** Figures of GDL for 2018 in datasets/observations/gdl.csv. */
describe('school attendance', () => {
  test.each([
    'school attendance in Delta',
    'attendance at school in Delta',
    'children attending school in Delta',
    'what share of children go to school in Delta',
  ])('is told of the ages that are held: %s', (text) => {
    expect(asked(text).answer.rows.map(({ value }) => value)).toEqual([97.41, 95.67, 80.3])
  })

  test('of one age is told of that age', () => {
    expect(asked('school attendance in Delta 9-11').answer.rows.map(({ value }) => value)).toEqual([97.41])
  })

  test('is highest where most attend, and not where most are out of school', () => {
    const { text } = asked('which state has the highest school attendance')
    expect(text).toContain('ages 9-11 among the states: Imo 99.8%')
    expect(text).not.toContain('Kebbi')
  })
})

/** OPHI 2021 in datasets/observations/ophi.csv. */
describe('what people lack', () => {
  test.each([
    ['households with a child out of school in Delta', 4.29],
    ['deprived: school attendance in Delta', 4.29],
    ['solid cooking fuel in Delta', 48.8],
  ])('is told where that is said: %s', (text, value) => {
    expect(asked(text).answer.rows[0]?.value).toBeCloseTo(value, 0)
  })

  test.each(['assets in Delta', 'which state has the highest household assets'])(
    'is asked back where what they have is named: %s',
    (text) => {
      const { answer, text: said } = asked(text)
      expect(answer.reason).toBe('ambiguous')
      expect(said).toContain('deprived: household assets')
    },
  )
})
