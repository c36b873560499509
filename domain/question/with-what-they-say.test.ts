import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorldWith } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorldWith(['gdl', 'iceh'])
})
const asked = (turns: string) => answeredTurns(world, turns.split(' >> '))
const valuesOf = (turns: string) =>
  new Set(asked(turns).answer.rows.flatMap(({ kind, value }) => (kind === 'figure' ? [value] : [])))

/** Measles vaccine of 2018, in the nation: NDHS 54, NNHS 65, WUENIC 56, DHIS2 73.8, JRF-Admin 87, JRF-Official 63. */
const OF_2018 = [54, 65, 56, 73.8, 87, 63]
/** Stunting of Kano: NDHS 51.9 of 2023-24 and 56.9 of 2018, GDL 57.1 of 2018. */
const KANO = ['51.9% (NDHS 2023–24', '57.1% (GDL 2018)']
const KANO_2018 = ['56.9% (NDHS 2018', '57.1% (GDL 2018)']

describe('which sources there are, and what they say', () => {
  test.each([
    'Which sources have measles vaccine coverage for the country and what do they say for 2018?',
    'Which sources have measles vaccine coverage in 2018 and what do they say?',
    'who has figures of measles vaccine coverage and what are they in 2018',
  ])('%s', (text) => {
    const { text: said } = asked(text)
    expect(said).toContain('sources have figures: ')
    for (const value of OF_2018) expect(valuesOf(text)).toContain(value)
  })

  test.each([
    ['what sources do you have for stunting in Kano, what does each say', KANO],
    ['which surveys have stunting for Kano and what are their values', KANO],
    ['list sources of stunting in Kano and what each says', KANO],
    ['which sources have stunting and what are the values for Kano', KANO],
    ['which sources have stunting and what do they say for Kano in 2018', KANO_2018],
    ['stunting in Kano >> which sources are there and what does each say', KANO],
    ['stunting in Kano >> who has figures of it and what are they', KANO],
    ['stunting in Kano >> which sources have it and what do they say', KANO],
  ])('%s', (turns, values) => {
    for (const value of values) expect(asked(turns).text).toContain(value)
  })
})

test('of two figures both are told with their sources', () => {
  const { text } = asked('which sources have stunting and wasting in Kano and what do they say')
  for (const said of [...KANO, 'Wasting (under 5) in Kano: 9.5% (NDHS 2023–24']) expect(text).toContain(said)
})

describe('which sources have a year', () => {
  test.each([
    ['Which surveys have stunting for Kano in 2018?', KANO_2018],
    ['stunting in Kano >> which sources have it for 2018', KANO_2018],
  ])('%s: those that have it, side by side', (turns, values) => {
    for (const value of values) expect(asked(turns).text).toContain(value)
  })

  test('who has figures of it: its sources', () => {
    expect(asked('who has figures of stunting in Kano').text).toContain('2 sources have figures: NDHS (2008')
  })
})
