import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const NEONATAL = 30
const INFANT = 31
const UNDER_FIVE = 32

describe('out of a thousand births how many die up to an age', () => {
  // UN IGME-States 2021: neonatal Zamfara 37.8, Borno 26.7, Lagos 37.9; under five Kano 165.8, Zamfara 147.2.
  test.each([
    [
      'Out of every 1000 pikin wey dem born for Zamfara, how many dey die before dem reach one month?',
      NEONATAL,
      37.8,
    ],
    ['Out of 1000 live births in Zamfara how many babies no reach one month', NEONATAL, 37.8],
    ['how many of every 1000 newborns in Borno die within 28 days', NEONATAL, 26.7],
    ['in every 1,000 live births in Lagos, how many die in their first month?', NEONATAL, 37.9],
    ['how many babies per 1000 births die before one month in Zamfara', NEONATAL, 37.8],
    ['of every 1,000 children born in Kano, how many die before age five', UNDER_FIVE, 165.8],
    ['how many of 1000 children never reach five in Zamfara', UNDER_FIVE, 147.2],
    ['how many pikin dey die before dem reach five for Kano', UNDER_FIVE, 165.8],
    ['for every thousand children born in Kano how many die before their fifth birthday', UNDER_FIVE, 165.8],
  ])('%s', (text, indicator, value) => {
    const { rows } = answeredTurns(world, [text]).answer
    expect(rows.map((row) => [row.indicator, row.value])).toEqual([[indicator, value]])
  })

  test.each([
    'of 1000 babies born in Kano in 2018, how many die before they turn one?',
    'for each 1000 pikin for Sokoto how many no dey see their first birthday',
  ])('%s: of infants', (text) => {
    expect(answeredTurns(world, [text]).question?.indicators).toEqual([INFANT])
  })

  test('up to another age it is none of them', () => {
    const text = 'Out of every 1000 children born in Nigeria, how many die before ten?'
    expect(answeredTurns(world, [text]).answer.rows).toEqual([])
  })
})
