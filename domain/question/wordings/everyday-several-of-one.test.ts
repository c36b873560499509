import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})
const values = (text: string) => answeredTurns(world, [text]).answer.rows.map(({ value }) => value)

describe('several numbers of one illness', () => {
  // NCDC 2026 and 2024; WHO-TB 2024.
  test.each([
    ['Lassa: cases, deaths and fatality this year', [833, 155, 18.6]],
    ['Lassa cases, deaths and CFR in 2024', [1297, 206, 15.9]],
    ['TB: cases, deaths and incidence', [402_051, 61_000, 219]],
  ])('%s', (text, numbers) => {
    expect(values(text).map((value) => Math.round(value * 10) / 10)).toEqual(numbers)
  })
})

describe('the source that is told anyway', () => {
  test.each([
    ['penta 3 in Kano. Source?', [54.6]],
    ['Stunting in Lagos, source please', [17.3]],
  ])('%s', (text, numbers) => {
    expect(values(text).map((value) => Math.round(value * 10) / 10)).toEqual(numbers)
  })

  test('sources that are asked for are listed', () => {
    expect(answeredTurns(world, ['sources of stunting in Kano']).question?.frame.kind).toBe('catalogue')
  })
})

test('how many children are wanted is no fertility rate', () => {
  expect(answeredTurns(world, ['family size wanted']).answer.reason).toBe('left_out')
})

// UN IGME-States 2021: Sokoto 167.2 and 42.7.
test.each([
  'what is under-5 mortality in Sokoto, and neonatal?',
  'under 5 mortality and neonatal mortality in Sokoto',
])('%s: the age of one name is no group of the other', (text) => expect(values(text)).toEqual([167.2, 42.7]))
