import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'
import { withSomeOfIt } from './with-some-of-it.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

describe('a figure, and some of those whom it counts', () => {
  test.each([
    [
      'number of doctors in Kano, and how many are women',
      'Doctors by state in Kano: 957',
      'doctors by state',
    ],
    [
      'number of doctors in Kano, of whom how many are women',
      'Doctors by state in Kano: 957',
      'doctors by state',
    ],
    ['doctors in Kano and women among them', 'Doctors by state in Kano: 957', 'doctors by state'],
    ['doctors in Oyo State, and how many are female', 'Doctors by state in Oyo: 2,873', 'doctors by state'],
    [
      'number of health facilities in Kaduna and how many are private',
      'Public health facilities in Kaduna: 928',
      'public health facilities',
    ],
    ['population of Kano and how many are children', 'in Kano: 15,462,177', 'total population'],
    ['AIDS deaths in Nigeria and how many were children', 'in Nigeria: 42,000', 'AIDS-related deaths'],
    ['stunting in Kano and how many are boys', 'Stunting (under 5) in Kano: 51.9%', 'stunting (under 5)'],
  ])('%s: the first is told, and of the second that nobody holds it', (asked, told, understood) => {
    const { answer, text } = answeredTurns(world, [asked])
    expect(text).toContain(told)
    expect(text).toContain(`Understood: ${understood}.`)
    // No other figure stands in the place of the second.
    expect(new Set(answer.rows.map(({ indicator, location }) => `${indicator} ${location}`)).size).toBe(1)
  })

  test.each([
    [
      'HIV prevalence in Benue, and how many are on treatment',
      ['HIV prevalence (15-49) in Benue: 5.3%', 'People on antiretroviral treatment in Benue: 140,615'],
    ],
    [
      'Lassa cases in Ondo 2025 and how many died',
      ['confirmed cases (year) in Ondo: 399 (NCDC 2025)', 'deaths (year) in Ondo: 55 (NCDC 2025)'],
    ],
    [
      'poverty in Jigawa and how many are stunted',
      ['headcount in Jigawa: 84.3%', 'Stunting (under 5) in Jigawa: 55.7%'],
    ],
  ])('%s: both are of one place', (asked, told) => {
    const { text } = answeredTurns(world, [asked])
    for (const each of told) expect(text).toContain(each)
  })

  test('two figures of one thing that have a name each stay what they are', () => {
    const { text } = answeredTurns(world, [
      'TB: how many cases did Nigeria notify in 2024, and how many were expected?',
    ])
    expect(text).toContain('incident cases in Nigeria: 510,000')
  })

  test('those of the first are no figure of everybody', () => {
    const { text } = answeredTurns(world, [
      'how many health facilities in Ogun, and how many have electricity',
    ])
    expect(text).toContain('Public health facilities in Ogun: 483')
    expect(text).not.toContain('Access to electricity')
  })

  test.each([
    'which states are below 50% and how many are they',
    'how many doctors are in Kano',
    'penta 3 in Kano and how many are there',
    'difference between Kano and Lagos and how many are women',
  ])('%s: one question', (asked) => {
    expect(withSomeOfIt(asked)).toBe(null)
  })
})

test('after a figure of everybody, children are not all once more', () => {
  const { answer } = answeredTurns(world, ['population of Kano', 'how many are children'])
  expect(answer.reason).toBe('left_out')
})
