import { expect, test } from 'vitest'
import { blankPoint, type Point } from '#domain/observation/point.ts'
import { anIndicator, aSource } from '#tests/builders/made-up-country.ts'
import { periodCode } from '#domain/period/period.ts'
import { checkEntry, isUnanswered } from './check-entry.ts'
import { message } from '#domain/message/message.ts'
import { entryRows } from './entry-rows.ts'

const MEASLES = anIndicator(20, { shortName: 'Measles', fullName: 'Measles in full' })
const SOURCES = new Map([
  [30, aSource(30, 'Routine', { classification: 'Routine' })],
  [2, aSource(2, 'Survey')],
])

const point = (year: number, value: number, change: Partial<Point> = {}): Point => ({
  ...blankPoint(),
  ...{ indicator: 20, source: 30, location: 8, period: year * 1000, value },
  ...change,
})
const PARTIAL: Partial<Point> = { flags: ['partial_period'] }

const rowOf = (own: readonly Point[], others: readonly Point[] = []) => {
  const [row] = entryRows({
    ...{ indicators: [MEASLES], period: periodCode('2023') ?? 0, own, others },
    ...{ sources: SOURCES, source: 30 },
  })
  if (!row) throw new Error('No row.')
  return row
}
const gradeOf = (row: ReturnType<typeof rowOf>, text: string) =>
  checkEntry({
    ...{ row, indicator: MEASLES, sources: SOURCES },
    cells: { 20: { text, reason: '', isZero: false } },
  })?.grade

test('a year that was not over is no yardstick while a whole one is there', () => {
  const row = rowOf([point(2020, 60), point(2021, 62), point(2022, 12, PARTIAL)])
  expect(row.last).toEqual({ period: 2021000, value: 62 })
  // With 2022 there would be three, from 12 on.
  expect(row.usual).toBeNull()
  expect(gradeOf(row, '61')).toBe('fine')
})

test('alone it is shown as what it is, and nothing is held against it', () => {
  const row = rowOf([point(2022, 12, PARTIAL)], [point(2022, 20, { source: 2, ...PARTIAL })])
  expect(row.last).toEqual({ period: 2022000, value: 12, isPartial: true })
  expect(row.other).toEqual({ period: 2022000, value: 20, isPartial: true, source: 2 })
  expect(gradeOf(row, '61')).toBe('fine')
})

test.each([
  ['0', true],
  ['–', true],
  ['12.5', true],
  ['', true],
  ['Census of 2006', false],
  ['تعداد', false],
])('“%s” as a reason: still unanswered, %s', (reason, open) => {
  const check = { grade: 'question' as const, says: message('entry.over-hundred') }
  expect(isUnanswered(check, reason)).toBe(open)
})
