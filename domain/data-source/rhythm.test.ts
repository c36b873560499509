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
  ['1974 - 2017', { last: 2017, next: 2018, state: 'ended', late: 7 }],
  ['2000 - 2019', { next: 2020, state: 'ended', late: 5 }],
  ['1990 - 2020', { next: 2021, state: 'overdue', late: 4 }],
  // Five years late, with ten between its rounds.
  ['1991, 2001, 2011', { next: 2021, state: 'overdue', late: 5 }],
  ['1985, 1995, 2005', { next: 2015, state: 'ended', late: 11 }],
  ['2013 -', { spans: [[2013, 2026]], last: null, state: 'open' }],
  ['2018', { last: 2018, next: null, state: 'once' }],
  ['2016, 2022', { last: 2022, next: null, state: 'irregular' }],
  ['', { spans: [], last: null, next: null, state: 'irregular' }],
])('a source of %j in 2026', (years, expected) => {
  expect(rhythmOf(years, 2026)).toMatchObject(expected)
})

/** Years as documented, the newest year held, and the year that counts as now. */
test.each<[string, number, number, Partial<Rhythm>]>([
  ['2013 -', 2022, 2026, { spans: [[2013, 2022]], last: 2022, next: 2023, state: 'overdue', late: 2 }],
  ['2013 -', 2025, 2026, { last: 2025, next: 2026, state: 'due', late: 0 }],
  ['2013 -', 2017, 2026, { state: 'ended', late: 7 }],
  ['2000 - 2019', 2025, 2026, { spans: [[2000, 2025]], state: 'due', late: 0 }],
  ['2000 - 2019', 2015, 2026, { last: 2019, state: 'ended', late: 5 }],
  ['2010, 2015, 2021', 2026, 2026, { last: 2026, next: 2031, state: 'in_time' }],
  ['2018', 2022, 2026, { last: 2022, next: null, state: 'irregular' }],
  ['', 2022, 2026, { state: 'irregular' }],
  // Asked of an earlier year, a source that went on was not late.
  ['2000 - 2019', 2019, 2015, { last: null, state: 'ahead', late: 0 }],
])('a source of %j with figures to %i in %i', (years, held, now, expected) => {
  expect(rhythmOf(years, now, held)).toMatchObject(expected)
})
