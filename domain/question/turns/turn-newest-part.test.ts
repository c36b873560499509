import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})
const answered = (turns: string) => answeredTurns(world, turns.split(' >> '))

const CHOLERA = 'how many cases of cholera in Nigeria'

describe('weeks and months that are counted from today', () => {
  // The last of datasets/observations: cholera 0, 0 and 255 to week 19 of 2025; Lassa fever in Ondo 12 and 3 to week 23 of 2026.
  test.each([
    [`${CHOLERA} >> this week?`, '255 (WHO-Cholera 2025 week 19)'],
    [`${CHOLERA} >> how many last week`, '255 (WHO-Cholera 2025 week 19)'],
    [`${CHOLERA} >> newest week`, 'Cholera cases (week) in Nigeria: 255 (WHO-Cholera 2025 week 19)'],
    [`${CHOLERA} >> this week? >> and last week`, '0 (WHO-Cholera 2025 week 18)'],
    [`${CHOLERA} >> this week? >> and last week >> in the week before`, '0 (WHO-Cholera 2025 week 17)'],
    ['lassa fever cases in Ondo >> this week', '3 (NCDC 2026 week 23)'],
    ['lassa fever cases in Ondo >> this week >> and the week before that', '12 (NCDC 2026 week 22)'],
    ['measles cases in Nigeria >> last month', '1,112 (WHO-Measles Jan 2024)'],
    ['measles cases in Nigeria >> last month >> and the month before', '87 (WHO-Measles Dec 2023)'],
    ['rubella cases in Nigeria >> this month', '9 (WHO-Measles Oct 2019)'],
  ])('%s: the newest one that is held', (turns, said) => {
    expect(answered(turns).text).toContain(said)
  })

  test.each([
    `${CHOLERA} >> last month`,
    'stunting in Kano >> this week?',
    'lassa fever cases in Nigeria >> last month',
  ])('%s: no year stands for it', (turns) => {
    expect(answered(turns).answer.reason).toBe('no_time')
  })
})

describe('the census', () => {
  test.each([
    'how many health facilities in Kano >> what did the 2006 census say',
    'population under 5 in Kano >> and the census?',
    'population of Kano >> and the census?',
  ])('%s: the people that it counted', (turns) => {
    expect(answered(turns).text).toContain('Total population in Kano: 9,401,288 (NPC 2006)')
  })

  test.each([
    'population under 5 in Kano >> what did the 1991 census say',
    'stunting in Kano >> what did the 2006 census say',
    'how many health facilities in Kano >> and the census?',
    'cholera cases in Nigeria >> in the 2006 census',
  ])('%s: it is not held', (turns) => {
    expect(answered(turns).answer.reason).toBe('no_data')
  })
})
