import { expect, it } from 'vitest'
import { cohortOfDoses } from './birth-cohort.ts'

// The national schedule: BCG at birth, pentavalent 3 at 14 weeks, measles at 9 and 15 months.
it.each([
  ['a dose at birth', 0, 2020],
  ['a dose of infants', 9, 2020],
  ['a dose on the first birthday', 12, 2019],
  ['the second measles dose', 15, 2019],
  ['a dose at two years', 24, 2018],
])('%s: the year in which the children were born', (_, dueMonths, born) => {
  expect(cohortOfDoses(2020000, dueMonths)).toBe(born)
  expect(cohortOfDoses(2020007, dueMonths)).toBe(born)
})
