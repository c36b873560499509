import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const asked = (turns: string) => answeredTurns(world, turns.split(' >> '))

describe('weeks and months that are named together are added up', () => {
  test.each([
    ['total cholera cases weeks 1-13 2024', 1537],
    ['suspected lassa cases in the first ten weeks of 2025', 2964],
    ['sum of cholera deaths between week 10 and week 20 of 2024', 9],
    ['add up cholera cases in weeks 5, 6 and 7 of 2024', 456],
    ['how many cholera cases altogether in weeks 1 to 4 of 2024', 373],
    ['cholera cases wks 1-4 2024', 373],
    ['lassa confirmed cases from week 1 to week 6 2025, total', 412],
    ['suspected lassa cases Nigeria weeks 1 to 4 of 2026 together', 594],
    ['cholera cases in weeks 1 to 4 2024 and weeks 5 to 8 2024', 974],
    ['meningitis A doses given in Kano October to December 2021', 109_328],
    ['meningitis A doses given in Kano in the last three months of 2021, total', 109_328],
    ['sum up measles cases for June, July and August 2023', 1960],
    ['cholera cases in week 10 of 2024 >> weeks 1 to 4', 373],
    ['cholera cases in week 10 of 2024 >> the whole year', 24_841],
    ['meningitis A doses given in Kano in December 2021 >> the whole year', 541_914],
  ])('%s: %d', (turns, sum) => {
    const { rows } = asked(turns).answer
    expect(rows.find(({ kind }) => kind === 'sum')?.value).toBe(sum)
  })

  test('what is missing is named', () => {
    const { text, answer } = asked('cholera cases in Nigeria weeks 1 to 8 of 2025')
    expect(answer.rows.find(({ kind }) => kind === 'sum')?.value).toBe(948)
    expect(text).toContain('7 of 8 held')
    expect(text).toContain('No figure is held of 2025 week 1.')
  })

  test.each([
    ['cumulative confirmed covid cases weeks 1 to 4 of 2021', null],
    ['trend of cholera cases weeks 1 to 10 of 2025', 'left_out'],
    ['average cholera cases weeks 1 to 4 of 2024', 'left_out'],
    ['lassa suspected cases weeks 1 to 4 of 2025 in Edo and Ondo', 'left_out'],
    ['which state had most lassa cases in weeks 1 to 4 of 2025', 'left_out'],
  ])('%s: no sum', (turns, reason) => {
    const { answer } = asked(turns)
    expect(answer.declined).toBe(true)
    if (reason !== null) expect(answer.reason).toBe(reason)
  })
})

describe('one week or month', () => {
  test.each([
    ['cholera cases in week 10 of 2024 >> week 11?', 113],
    ['cholera cases in week 10 of 2024 >> and week 12', 144],
    ['cholera cases in week 10 of 2024 >> and week 12 >> deaths that week', 1],
    ['cholera cases in 2024 >> week 11?', 113],
    ['cholera deaths wk 20 2024', 0],
    ['meningitis A doses given in Kano in December 2021 >> November?', 37_379],
    ['meningitis A doses given in Kano in December 2021 >> and in october', 34_777],
    ['meningitis A doses given in Kano in December 2021 >> and in Lagos', 28_322],
    // The one with the most, and the one with the least.
    ['which week of 2024 had the most cholera cases', 1748],
    ['peak week for cholera cases in 2024', 1748],
    ['worst week of 2024 for cholera deaths', 75],
    ['in which month of 2021 were the most meningitis A doses given in Kano', 141_501],
    // No part of a year: the first month of a life.
    ['how many babies died in their first month in 2018 in nigeria', 265_589],
    ['malaria parasite rate 2-10 yrs Kebbi', 37],
    ['tobacco use 15 yrs and above', 3.3],
  ])('%s: %d', (turns, value) => {
    const { answer } = asked(turns)
    expect(answer.declined).toBe(false)
    expect(Math.round((answer.rows[0]?.value ?? 0) * 10) / 10).toBe(value)
  })

  test.each([
    'cholera cases yesterday',
    'cholera cases on 3 May 2024',
    'cholera cases on 2024-05-03',
    'HIV prevalence for Kano on 3 May this year',
    'stunting in Kano on May 3rd',
  ])('%s: nothing is held of a day', (text) => {
    expect(asked(text).answer.reason).toBe('no_time')
  })
})

describe('the years that a conversation asked about', () => {
  test.each([
    'so by how many points did it rise from first to last',
    'change from first to last',
    'what was the difference between the first and the last',
    'difference across the three years',
  ])('%s: from the first of them to the last', (turn) => {
    const { answer } = asked(`TB treatment coverage 2019? >> 2022? >> 2024? >> ${turn}`)
    expect(answer.rows.find(({ kind }) => kind === 'difference')?.value).toBe(53)
    expect(answer.rows.find(({ kind }) => kind === 'figure')?.period).toBe('2019')
  })
})
