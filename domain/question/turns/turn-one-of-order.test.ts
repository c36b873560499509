import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorldWith } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorldWith(['gdl'])
})

// By the mini round of NDHS: Sokoto 15.7, Kebbi 25.1, Niger 33.5, Borno 34.1 and Zamfara 37.5.
const LOWEST = 'which states have the lowest penta 3 coverage'

describe('one of an order by its number', () => {
  test.each([
    ['in that first state', 'Sokoto is number 1 of 37 states'],
    ['the top one', 'Sokoto is number 1 of 37 states'],
    ['the second one', 'Kebbi 25.1%'],
    ['the last on that list', 'Zamfara is number 5 of 37 states'],
    ['stunting in that first state', 'Stunting (under 5) in Sokoto: 42.8%'],
    ['and measles in the first state', 'Measles immunization coverage in Sokoto: 10.9%'],
    ['stunting in the third one', 'Stunting (under 5) in Niger:'],
    ['the first state, trend since 2013', 'in Sokoto was 2.6% in 2013'],
    ['what about the second state on the list in 2018', 'Kebbi is number 2 of 37 states'],
  ])('%s', (then, said) => {
    expect(answeredTurns(world, [LOWEST, then]).text).toContain(said)
  })

  test.each([
    [LOWEST, 'wasting in the last zone'],
    [LOWEST, 'wasting in the first LGA'],
    ['which state has the highest stunting', 'wasting in the second one'],
  ])('%s, %s: no such place was told', (first, then) => {
    const { answer, text } = answeredTurns(world, [first, then])
    expect([answer.declined, text]).toEqual([true, text])
  })
})

describe('another unit of a figure of some people', () => {
  test('a share of them stays theirs', () => {
    const { text } = answeredTurns(world, ['stunting of rural children', 'as a percentage?'])
    expect(text).toContain('Rural: 44.5% (GDL 2018)')
    expect(text).not.toContain('39.5%')
  })

  test('what nobody worked out for them is not told of everybody', () => {
    const { answer } = answeredTurns(world, ['stunting of rural children', 'one in how many'])
    expect([answer.declined, answer.rows]).toEqual([true, []])
  })
})

describe('drug resistance, after tuberculosis', () => {
  test.each(['TB cases notified', 'TB incidence', 'TB notification rate'])('%s', (first) => {
    expect(answeredTurns(world, [first, 'drug resistant cases']).text).toContain(
      'Rifampicin-resistant TB incidence in Nigeria: 8,200',
    )
  })

  test.each([
    ['TB deaths', 'and drug resistant ones'],
    ['malaria incidence', 'drug resistant cases'],
  ])('%s, %s: none is held', (first, then) => {
    expect(answeredTurns(world, [first, then]).answer.declined).toBe(true)
  })
})
