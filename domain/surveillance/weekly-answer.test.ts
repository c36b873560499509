import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { countOf } from './diseases.ts'
import { weeklyAnswer } from './weekly-answer.ts'
import { LATE_REPORT } from './week-gap.ts'
import type { WeekCount } from './weekly-counts.ts'

const REPORTS = aSource(6, 'Reports', { classification: 'Routine' })
const reference = aReference([REPORTS])
const NORTHLAND = { id: 8, name: 'Northland', level: 3, parent: 2 } as const

function week(number: number, value: number | null): WeekCount {
  const point = value === null ? null : aPoint(6, 8, `2026-W0${number}`, value)
  const period = 2026100 + number
  return { period, year: 2026, week: number, value, gap: null, point, partial: false }
}

function said(weeks: readonly WeekCount[]): string {
  const measure = { ...countOf(anIndicator(7)).measure, one: 'case of frost', many: 'cases of frost' }
  return english.text(weeklyAnswer({ measure, place: NORTHLAND, source: REPORTS, weeks, reference }))
}

test('a count of every week due', () => {
  expect(said([week(1, 2), week(2, 3)])).toMatch(
    /^Reports has 5 cases of frost in Northland in weeks 1 to 2 of 2026, with a figure for 2 of 2 weeks due\./,
  )
})

test('a zero of one week is not a zero of all', () => {
  expect(said([week(1, null), week(2, 0), week(3, null)])).toBe(
    'Reports has 0 cases of frost in Northland in weeks 1 to 3 of 2026, counted in 1 of 3 weeks due: no other week has a figure.',
  )
})

test('no source', () => {
  expect(said([week(1, null)])).toMatch(/^No source has a weekly figure of cases of frost in Northland/)
})

test('a week that late reports were added to is not the highest', () => {
  const [before, late, added] = [week(1, 60), week(2, 0), week(3, 201)]
  const isLate = (one: WeekCount): WeekCount => ({
    ...one,
    point: one.point && { ...one.point, flags: ['suspicious'] },
  })
  const text = said([before, { ...isLate(late), value: null, gap: LATE_REPORT }, isLate(added)])
  expect(text).toMatch(/has 261 cases of frost .* 2 of 3 weeks due/)
  expect(text).toContain('60')
  expect(text).not.toContain('201')
})
