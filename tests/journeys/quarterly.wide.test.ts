import { test, expect } from 'vitest'
import { drawn } from '../drawn.ts'
import { eachVisit } from './each-visit.ts'
import { pick } from './dashboard-page.ts'

const open = eachVisit()

const QUARTERLY = '/dashboard/Quarterly_Performance_Assessment_Dashboard'

test('coverage of months is not averaged: the doses behind it are shown, and a link says so', async () => {
  const { page } = await open()
  await page.goto(`${QUARTERLY}?indicator=20&period=2022-Q2`)
  await drawn(page)
  await page.getByText(/cannot be averaged to a quarter/).waitFor()
  await page.getByText(/1,008,339 in April and May 2022, as the quarter is not complete/).waitFor()
})

test('a programme officer reads a quarter, sees what the reports do not support, and finds the LGA behind it', async () => {
  const { page, complaints } = await open()
  await page.goto(`${QUARTERLY}?period=2022-Q1`)
  await drawn(page)
  // The sum of January to March 2022 in datasets/observations/nhmis-monthly.csv.
  await page.getByText('Measles 1 doses given, Nigeria: 1,570,350.').waitFor()
  const table = page.getByRole('region', { name: 'Scorecard of the quarter, by place' })
  const nation = table.getByRole('row', { name: /^Nigeria/ })
  await nation.getByText('suspicious figures of Kaduna in Nov 2021').waitFor()
  await nation.getByText('+9%').waitFor()
  await table.getByRole('row', { name: /^Kogi/ }).getByText('63% of reports in 2021 Q1').waitFor()
  await pick(page, 'Indicator', 'Measles vaccine, second dose: doses given')
  await pick(page, 'Quarter', 'October to December 2021')
  await table.getByRole('button', { name: 'Kaduna', exact: true }).click()
  await table.getByRole('row', { name: /^Lere/ }).getByText('45,602').waitFor()
  expect(new URL(page.url()).searchParams.get('location')).toBe('26')
  await page.getByRole('button', { name: 'Up to the North-West' }).click()
  // Kano is in the table of the zone alone: that of Kaduna stays until the zone's is drawn.
  await table.getByRole('row', { name: /^Kano/ }).waitFor()
  expect(complaints).toEqual([])
})
