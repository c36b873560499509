import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})
const asked = (turns: string) => answeredTurns(world, turns.split(' >> '))

describe('a number is no share, and a share no number of doses', () => {
  test.each([
    'prevalence of measles',
    'measles cases rate',
    'cholera deaths rate',
    'covid deaths rate',
    'meningitis A coverage Kano',
    'percentage of yellow fever doses given',
    'coverage of facilities giving measles vaccine',
    'which state has the highest proportion of facilities with delivery services',
    'BCG weekly coverage in Kano',
    'how many doses of penta 3 in Kano',
    'penta 3 doses given in Kano',
  ])('%s', (text) => {
    const { answer } = asked(text)
    expect([answer.reason, answer.rows]).toEqual(['left_out', []])
  })
})

describe('doses of a vaccine by their number', () => {
  // Second dose: MICS 2021 38% of Nigeria, NDHS 2023–24 18.3% of Kano; 2,400,153 and 128,854 doses in 2021.
  test.each([
    ['second dose measles vaccine coverage now', 38],
    ['monthly measles cases >> second dose measles vaccine coverage now', 38],
    ['measles vaccine second dose coverage in Kano', 18.3],
    ['what percent of children got the second dose of measles vaccine in Kano', 18.3],
    ['measles first dose coverage in Kano', 38.6],
    ['measles 2 doses given', 2_400_153],
    ['how many second doses of measles vaccine were given in Kano', 128_854],
    ['how many measles second doses were given in Kano', 128_854],
  ])('%s: %d', (turns, value) => {
    expect(asked(turns).answer.rows.map((row) => row.value)).toEqual([value])
  })
})
