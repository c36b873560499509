import type { Classification } from '#domain/data-source/data-source.ts'
import { parsePeriod } from '#domain/period/period.ts'
import { expect, test } from 'vitest'
import { type PeriodTrouble, periodTrouble } from './period-bounds.ts'

const TODAY = '2026-11-26'

interface Said {
  readonly partial?: boolean
  readonly until?: string
}

test.each<[Classification, string, Said, PeriodTrouble | null]>([
  ['Survey', '2099', {}, 'ahead'],
  ['Routine', '2027', { partial: true }, 'ahead'],
  ['Survey', '2025', {}, null],
  ['Survey', '2026', {}, 'not-over'],
  ['Survey', '2026', { until: '2026-06' }, null],
  ['Survey', '2026', { until: '2026-12' }, 'not-over'],
  ['Routine', '2026', {}, 'not-over'],
  ['Routine', '2026', { until: '2026-06' }, 'not-over'],
  ['Routine', '2026', { partial: true }, null],
  ['Routine', '2026-10', {}, null],
  ['Routine', '2026-11', {}, 'not-over'],
  ['Routine', '2026-12', {}, 'ahead'],
  ['Routine', '2026-Q3', {}, null],
  ['Routine', '2026-Q4', {}, 'not-over'],
  ['Routine', '2026-W47', {}, null],
  ['Routine', '2026-W48', {}, 'not-over'],
  ['Routine', '2026-W49', {}, 'ahead'],
  ['Estimate', '2030', {}, null],
  ['Estimate', '2100', {}, null],
  ['Estimate', '2101', {}, 'too-far'],
])('%s of %s, %j: %s', (classification, text, { partial = false, until }, expected) => {
  const figure = {
    classification,
    period: parsePeriod(text) ?? 0,
    isPartial: partial,
    referenceEnd: until === undefined ? null : parsePeriod(until),
  }
  expect(periodTrouble(figure, TODAY)).toBe(expected)
})
