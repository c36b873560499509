import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const PAIR = 'penta 3 and measles coverage in Kano'
const THREE = 'stunting, wasting and underweight in Kano'

// By the rows of NDHS, its mini round and NHMIS: of each figure that was asked, in the order in which they were.
describe('after several figures of one turn', () => {
  test.each<[string, string, readonly string[]]>([
    [
      PAIR,
      'in Lagos?',
      ['Penta 3 coverage in Lagos: 86.0%', 'Measles immunization coverage in Lagos: 88.0%'],
    ],
    [
      PAIR,
      'and in 2018',
      ['Penta 3 coverage in Kano: 45.9%', 'Measles immunization coverage in Kano: 56.1%'],
    ],
    [PAIR, 'what about Lagos', ['in Lagos: 86.0%', 'in Lagos: 88.0%']],
    [PAIR, 'by NDHS', ['in Kano: 47.5%', 'in Kano: 38.6%']],
    [PAIR, 'for the South-West', ['in the South-West: 72.5%', 'in the South-West: 71.4%']],
    [PAIR, 'how far is that from the target', ['35.4 points below', '56.4 points below']],
    [PAIR, 'has it improved since 2018', ['45.9% in 2018', '56.1% in 2018']],
    [`${PAIR} 2021`, 'and in 2018', ['in Kano: 45.9%', 'in Kano: 65.1% (NHMIS-DHIS2 2018)']],
    [
      THREE,
      'and in Sokoto?',
      ['Stunting (under 5) in Sokoto: 42.8%', 'Wasting (under 5) in Sokoto: 6.0%', 'in Sokoto: 30.3%'],
    ],
    ['stunting in Kano. and wasting in Lagos', 'in 2018', ['in Kano: 56.9%', 'in Lagos: 6.5%']],
  ])('%s, %s', (first, then, said) => {
    const { text } = answeredTurns(world, [first, then])
    const places = said.map((words) => text.indexOf(words))
    expect([text, places.includes(-1), places]).toEqual([text, false, places.toSorted((a, b) => a - b)])
  })

  test('a figure that was only explained is told, too', () => {
    const { text } = answeredTurns(world, ['what is stunting and wasting', 'in Kano'])
    expect(text).toContain('Stunting (under 5) in Kano: 51.9%')
    expect(text).toContain('Wasting (under 5) in Kano: 9.5%')
  })

  test('and the turn after that is of each, too', () => {
    const { text } = answeredTurns(world, [PAIR, 'in Lagos?', 'and in 2018'])
    expect(text).toContain('Penta 3 coverage in Lagos: 90.8%')
    expect(text).toContain('Measles immunization coverage in Lagos: 89.5%')
  })

  test.each([
    ['which is higher', '8.9 points higher than measles'],
    ['which of them is lower', '8.9 points higher than measles'],
    ['what is the difference', '8.9 points higher than measles'],
    ['the first one in Lagos', 'DPT 3 / Penta 3 coverage in Lagos: 86.0%'],
    ['and the second in 2018', 'Measles immunization coverage in Kano: 56.1%'],
  ])('the two held against each other, or one of them: %s', (then, said) => {
    expect(answeredTurns(world, [PAIR, then]).text).toContain(said)
  })

  test.each([
    ['the first one in Lagos', 'Measles'],
    ['and the second in 2018', 'Penta'],
    ['and ANC4', 'Penta'],
  ])('one that is named is told alone: %s', (then, other) => {
    expect(answeredTurns(world, [PAIR, then]).text).not.toContain(other)
  })

  test('three are told again, and no order of states', () => {
    const { text } = answeredTurns(world, [THREE, 'which is the highest'])
    expect(text).toContain('Stunting (under 5) in Kano: 51.9%')
    expect(text).toContain('Wasting (under 5) in Kano: 9.5%')
    expect(text).not.toContain('among the states')
  })
})
