import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorldWith } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorldWith(['gdl', 'who-tb'])
})
const answered = (turns: string) => answeredTurns(world, turns.split(' >> '))
const valuesOf = (turns: string, kind: string) =>
  answered(turns).answer.rows.flatMap((row) => (row.kind === kind ? [row.value] : []))

/** MDG-IS 2014, Ogun: 1,078 midwives and 632 doctors. */
const OGUN = 'number of midwives in health facilities in Ogun >> and doctors?'

describe('the ratio of two numbers that were told', () => {
  test.each([
    'ratio of midwives to doctors there?',
    'doctors to midwives ratio',
    'how many midwives per doctor',
    'what is the ratio',
    'the ratio between them',
  ])('%s: 1,078 over 632', (turn) => {
    const { text } = answered(`${OGUN} >> ${turn}`)
    expect(text).toContain('1,078 (MDG-IS 2014)')
    expect(text).toContain('632 (MDG-IS 2014)')
    expect(valuesOf(`${OGUN} >> ${turn}`, 'converted')[0]).toBeCloseTo(1078 / 632, 6)
  })

  test('of deaths to cases: 510,000 over 61,000', () => {
    expect(
      valuesOf('TB incident cases >> and TB deaths >> ratio of deaths to cases', 'converted')[0],
    ).toBeCloseTo(510_000 / 61_000, 6)
  })

  test.each([`${OGUN} >> ratio of nurses to doctors`])('%s: another number than those', (turns) => {
    expect(answered(turns).answer.declined).toBe(true)
  })
})

describe('the sum of two numbers that were told', () => {
  test.each(['both together', 'add them up', 'how many in total', 'the two combined', 'sum of both'])(
    '%s: 1,710',
    (turn) => {
      expect(valuesOf(`${OGUN} >> ${turn}`, 'sum')).toEqual([1710])
      expect(answered(`${OGUN} >> ${turn}`).text).toContain('together: 1,710 (MDG-IS 2014): 1,078 and 632')
    },
  )

  test.each([
    'TB deaths >> and cases? >> both together',
    'under-five deaths >> and infant deaths >> both together',
    'stunting in Kano >> and wasting >> both together',
  ])('%s: deaths and cases, people counted twice, and shares are not added', (turns) => {
    expect(answered(turns).answer.reason).toBe('not_aggregable')
  })

  test('after a third number all of them are not the last two, and both are', () => {
    const three = 'number of doctors in facilities in Kano >> nurses? >> and midwives?'
    expect(answered(`${three} >> how many altogether`).answer.declined).toBe(true)
    expect(valuesOf(`${three} >> both together`, 'sum')).toEqual([258 + 323])
  })

  test('one number at two places is added as before', () => {
    expect(
      answered('number of midwives in health facilities in Ogun >> and in Lagos >> both together').text,
    ).toContain('together: 3,307')
  })
})

/** WHO-TB 2024, incident cases: 21,000 at 0-4, 40,000 at 5-14, 211,000 of women. */
describe('how many of those are some people', () => {
  const ILL = 'How many people fell ill with TB in 2024?'
  test.each([
    [`${ILL} >> How many of those were aged under 15?`, 'Together: 61,000'],
    [`${ILL} >> and those under 15`, '0–4: 21,000 and 5–14: 40,000'],
    [`${ILL} >> How many of those were women?`, 'Female: 211,000'],
    ['How many people under 15 fell ill with TB in 2024', 'Together: 61,000'],
  ])('%s', (turns, said) => {
    expect(answered(turns).text).toContain(said)
  })

  test('ages that no groups make up are declined', () => {
    expect(answered(`${ILL} >> how many of those were aged 10 to 20`).answer.reason).toBe('no_group')
  })

  test.each([
    'What do you have on TB deaths >> how many of them are people with HIV?',
    'TB deaths >> how many of those had HIV',
    'TB mortality >> how many of them are hiv positive',
  ])('%s: their rate, and that no number of them is held', (turns) => {
    const { text } = answered(turns)
    expect(text).toContain('TB mortality, people with HIV in Nigeria: 2.5 per 100,000 (WHO-TB 2024')
    expect(text).toContain('Only the rate is held')
  })

  test.each([
    ['TB deaths >> and among people with HIV', 'TB mortality, people with HIV in Nigeria: 2.5'],
    ['TB incident cases >> how many of them have HIV', 'HIV among TB cases (estimate) in Nigeria: 4.8%'],
  ])('%s', (turns, said) => {
    expect(answered(turns).text).toContain(said)
  })
})
