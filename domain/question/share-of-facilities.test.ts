import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

describe('facilities that offer something, of those that were surveyed', () => {
  // MDG inventory 2014: 23,931 facilities, 13,116 with deliveries, 14,145 with measles vaccine; Kano 169 of 968, Lagos 796 of 875.
  test.each([
    [
      'In the 2014 facility inventory, what proportion of facilities surveyed offered delivery services?',
      [13_116, 23_931, 54.8],
    ],
    ['what proportion of facilities offer delivery services', [13_116, 23_931, 54.8]],
    ['share of facilities offering delivery services in Kano 2014', [169, 968, 17.5]],
    ['what percentage of facilities surveyed in the inventory give measles vaccine', [14_145, 23_931, 59.1]],
    ['proportion of surveyed facilities providing measles vaccine', [14_145, 23_931, 59.1]],
    ['proportion of facilities with a skilled birth attendant in Lagos', [796, 875, 91]],
    ['what percentage of facilities have emergency transport', [2849, 23_931, 11.9]],
    ['how many facilities surveyed offered delivery services', [13_116]],
  ])('%s', (text, values) => {
    expect(answeredTurns(world, [text]).answer.rows.map(({ value }) => value)).toEqual(values)
  })

  test.each(['what share of births are in facilities', 'facilities providing delivery services'])(
    '%s: no share of facilities',
    (text) => expect(answeredTurns(world, [text]).question?.frame.kind).toBe('level'),
  )
})
