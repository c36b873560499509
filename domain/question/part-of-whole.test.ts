import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const asked = (...turns: string[]) => answeredTurns(world, turns)
const valuesOf = (...turns: string[]) => asked(...turns).answer.rows.map(({ value }) => value)

/** Both numbers stand in datasets/observations; the share is theirs. */
describe('the share of a place in what is counted of all', () => {
  test.each<readonly [string, readonly number[]]>([
    ["what share of Nigeria's COVID cases came from Lagos", [4943, 10162, 48.6]],
    ["the share of Nigeria's COVID cases in Lagos", [4943, 10162, 48.6]],
    ['COVID cases in Lagos as a share of the national total', [4943, 10162, 48.6]],
    ['what share of health facilities are in Lagos', [253, 20807, 1.2]],
    ['what fraction of Lassa deaths came from Edo in 2023', [48, 210, 22.9]],
    ["how much of Nigeria's Lassa fever deaths did Edo account for in 2023", [48, 210, 22.9]],
    ['of all the Lassa fever deaths in 2024, what share was in Ondo', [26, 206, 12.6]],
    ['what percentage of Nigerians live in Kano', [15462177, 216798930, 7.1]],
    ["Kano's share of Nigeria's population", [15462177, 216798930, 7.1]],
    ["what share of the North West's population lives in Kano", [15462177, 60150348, 25.7]],
  ])('%s', (text, values) => {
    expect(valuesOf(text)).toEqual(values)
  })

  test('after the number of the place, and of the next one', () => {
    const turns = ['COVID cases in Lagos', 'what share of the national total is that', 'and Kano?']
    expect(valuesOf(...turns.slice(0, 2))).toEqual([4943, 10162, 48.6])
    expect(valuesOf(...turns)).toEqual([954, 10162, 9.4])
  })

  test('shares of people are parts of nothing', () => {
    expect(asked("what share of Nigeria's stunted children live in Kano").answer.reason).toBe(
      'not_aggregable',
    )
  })

  test('nobody has cholera deaths of a state', () => {
    expect(asked("what percentage of Nigeria's cholera deaths were in Kano").answer.reason).toBe('no_data')
  })

  test.each([
    ['what percent of births in Kano are in a health facility', '32.7%'],
    ['what percentage of children in Kano are stunted', '51.9%'],
  ])('a share of the people of a place is its own figure: %s', (text, figure) => {
    expect(asked(text).text).toContain(figure)
  })
})
