import { expect, test } from 'vitest'
import { anIndicator } from '#tests/builders/made-up-country.ts'
import { byMonth } from './by-month.ts'

test('sums of months do not carry the name of a week', () => {
  const weekly = anIndicator(7, { shortName: 'Cases (week)', fullName: 'Cases reported in the week' })
  expect(byMonth(weekly)).toMatchObject({
    shortName: 'Cases (month)',
    fullName: 'Cases reported in the month',
  })
  const yearly = anIndicator(7, { shortName: 'Cases (year)' })
  expect(byMonth(yearly)).toEqual(yearly)
})
