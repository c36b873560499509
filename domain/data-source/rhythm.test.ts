import { expect, test } from 'vitest'
import { type Rhythm, rhythmOf } from './rhythm.ts'

/** Years as datasets/sources.csv has them; distances counted by hand. */
test.each<[string, Partial<Rhythm>]>([
  ['1990, 1999, 2003, 2008, 2013, 2018, 2024', { last: 2024, next: 2029, state: 'in_time', late: 0 }],
  ['1995, 1999, 2007, 2011, 2016-2017, 2021', { last: 2021, next: 2025, state: 'overdue', late: 1 }],
  ['2010, 2015, 2021', { last: 2021, next: 2027, state: 'in_time' }],
  ['1980 - 2024', { spans: [[1980, 2024]], last: 2024, next: 2025, state: 'due', late: 0 }],
  ['2000 - 2022', { last: 2022, next: 2023, state: 'overdue', late: 2 }],
  ['2018 - 2026', { last: 2026, next: 2027, state: 'in_time' }],
  ['1960 - 2030', { last: null, next: null, state: 'ahead' }],
  ['2013 -', { spans: [[2013, 2026]], last: null, state: 'open' }],
  ['2018', { last: 2018, next: null, state: 'once' }],
  ['2016, 2022', { last: 2022, next: null, state: 'irregular' }],
  ['', { spans: [], last: null, next: null, state: 'irregular' }],
])('a source of %j in 2026', (years, expected) => {
  expect(rhythmOf(years, 2026)).toMatchObject(expected)
})
