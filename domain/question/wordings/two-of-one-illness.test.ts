import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

// By the rows of NCDC: 1,275 cases in 2023, 1,297 in 2024, 206 deaths in 2024 and 211 in 2025.
describe('two numbers of one illness', () => {
  test.each([
    ['lassa deaths in 2025, cases in 2024', ['211 (NCDC 2025)', '1,297 (NCDC 2024']],
    ['lassa deaths in 2025 and cases in 2024', ['211 (NCDC 2025)', '1,297 (NCDC 2024']],
    ['lassa cases in 2023, deaths in 2024', ['1,275 (NCDC 2023)', '206 (NCDC 2024']],
    ['confirmed lassa cases in 2023, lassa deaths in 2024', ['1,275 (NCDC 2023)', '206 (NCDC 2024']],
    ['lassa deaths 2024, cases 2024', ['206 (NCDC 2024', '1,297 (NCDC 2024']],
    ['TB cases in 2024 and deaths in 2024', ['402,051', '61,000']],
  ])('%s', (question, said) => {
    const { text } = answeredTurns(world, [question])
    expect(said.filter((words) => !text.includes(words))).toEqual([])
    expect(text).not.toContain('fatality')
  })

  test('their ratio is asked for by its name', () => {
    expect(answeredTurns(world, ['lassa case fatality in 2025']).text).toContain('18.7%')
  })
})

describe('the number of people that a plan begins with', () => {
  test.each([
    'what population should we use for Delta in our microplan',
    'which population figure should we use for Delta',
    'population of Delta for microplanning',
    'population for Delta in the RI microplan',
  ])('%s', (question) => {
    expect(answeredTurns(world, [question]).text).toContain('5,636,145')
  })
})

describe('how much is wanting until a target', () => {
  test.each([
    ['how much is missing to reach the target', '35.4 points below'],
    ['how many points short of the target is it', '35.4 points below'],
    ['how much more is needed to reach the target', '35.4 points below'],
    ['how many points below the target', '35.4 points below'],
    // Of the goals of 2030 none is about it, which is said.
    ['how far is that from the SDG target', 'There is no SDG target for DPT 3 / Penta 3 coverage.'],
  ])('%s', (then, said) => {
    expect(answeredTurns(world, ['penta 3 in Kano', then]).text).toContain(said)
  })
})

describe('why sources differ', () => {
  test.each(['why do DHIS2 and NDHS differ', 'why do DHIS2 figure and surveys differ? give me the numbers'])(
    '%s: in which figure is asked back',
    (question) => {
      const { answer } = answeredTurns(world, [question])
      expect([answer.reason, answer.rows]).toEqual(['no_context', []])
    },
  )

  test('and told with both, where one is named', () => {
    const { text } = answeredTurns(world, [
      'measles in Kano',
      'why do DHIS2 figure and surveys differ? give me the numbers',
    ])
    expect(text).toContain('NDHS 2023–24 says 38.6%, NHMIS-DHIS2 2021 says 72.8%')
  })
})
