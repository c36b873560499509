import { test } from 'vitest'
import { drawn } from '../drawn.ts'
import { eachVisit } from './each-visit.ts'

const open = eachVisit()

const QUARTERLY = '/dashboard/Quarterly_Performance_Assessment_Dashboard'

test('coverage of months is not averaged: the doses behind it are shown, and a link says so', async () => {
  const { page } = await open()
  await page.goto(`${QUARTERLY}?indicator=20&period=2022-Q2`)
  await drawn(page)
  await page.getByText(/cannot be averaged to a quarter/).waitFor()
  await page.getByText(/1,008,339 in April and May 2022, as the quarter is not complete/).waitFor()
})
