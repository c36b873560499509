import { expect, test } from 'vitest'
import { periodCode } from '#domain/period/period.ts'
import { entryPeriods } from './entry-periods.ts'
import { isLate, letterDue, tasksOf } from './entry-task.ts'

const code = (iso: string) => periodCode(iso) ?? 0

test('periods that are over are due so many days after their end, the newest first', () => {
  const assignment = { firstPeriod: code('2026-01'), lastPeriod: null, dueDays: 15 }
  expect(tasksOf(assignment, '2026-03-31')).toEqual([
    { period: code('2026-02'), due: '2026-03-15' },
    { period: code('2026-01'), due: '2026-02-15' },
  ])
  expect(tasksOf({ ...assignment, lastPeriod: code('2026-01') }, '2030-01-01')).toHaveLength(1)
  expect(tasksOf({ ...assignment, firstPeriod: code('2010-01') }, '2026-03-31')).toHaveLength(24)
})

test.each([
  ['draft', '2026-03-11', null],
  ['draft', '2026-03-12', 'soon'],
  ['draft', '2026-03-15', 'soon'],
  ['sent-back', '2026-03-16', 'late'],
  ['not-begun', '2026-03-16', 'late'],
  ['not-begun', '2026-04-15', 'late'],
  ['sent', '2026-03-16', null],
  ['published', '2026-03-16', null],
] as const)('a form that is %s and due on 15 March gets, on %s, the letter %s', (state, today, letter) => {
  expect(letterDue(state, '2026-03-15', today)).toBe(letter)
  expect(isLate(state, '2026-03-15', today)).toBe(letter === 'late')
})

test('what was late long ago is told no more', () => {
  expect(letterDue('not-begun', '2026-03-15', '2026-04-16')).toBeNull()
  expect(isLate('not-begun', '2026-03-15', '2026-04-16')).toBe(true)
})

test('periods are offered from two years before the newest month to the last one that is over', () => {
  const months = entryPeriods('month', code('2022-09'), '2026-11-27')
  expect([months[0], months.at(-1)]).toEqual([code('2026-10'), code('2020-01')])
  expect(entryPeriods('year', null, '2026-11-27')[0]).toBe(code('2025'))
  expect(entryPeriods('week', code('2026-W40'), '2026-11-27')[0]).toBe(code('2026-W47'))
})
