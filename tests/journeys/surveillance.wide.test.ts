import { askedFor, openDashboard, pick, walks } from './dashboard-page.ts'
import { expect, test } from 'vitest'
import { eachVisit } from './each-visit.ts'
import { figureCard } from './figure-card.ts'

const open = eachVisit()

const SURVEILLANCE = '/dashboard/Disease_Surveillance'

const CURVE = `${SURVEILLANCE}?section=epidemic-curve`

const OUTCOMES_QUALITY = '/dashboard/Health_Outcomes_and_Service_Coverage?section=data-quality'

test('cumulative COVID-19 counts become weekly ones, a fall a correction', async () => {
  const { page } = await open()
  await openDashboard(page, CURVE)
  await page.getByRole('button', { name: 'COVID-19' }).click()
  await figureCard(page, /^COVID-19, confirmed cases by week in Nigeria, weeks 9 to 23 of 2020/).waitFor()
  await page.getByText(/New cases of a week are derived/).waitFor()
  await pick(page, 'Location', 'Sokoto')
  await page.getByText(/the cumulative count fell: a correction/).waitFor()
})

test('rates are offered for the year of which the people are known', async () => {
  const { page } = await open()
  await openDashboard(page, `${CURVE}&by_state=rates`)
  await page.getByText(/^No rate for 2026/).waitFor()
  await page.getByRole('button', { name: 'Show 2022' }).click()
  await figureCard(page, /for each 100,000 people by state, 2022/).waitFor()
})

test('a survey has no lights, and the way to a routine source is one click', async () => {
  const { page } = await open()
  await openDashboard(page, `${OUTCOMES_QUALITY}&indicator=18&datasource=2`)
  await page.getByText('These checks are for routine data; NDHS is a survey.').waitFor()
  await page.getByRole('button', { name: 'Check JRF-Admin' }).click()
  const external = page.getByRole('group').filter({ hasText: 'Against surveys' })
  await external.locator('summary').getByText('Red').waitFor()
  // Of children born in 2022 JRF-Admin says 85%, NDHS 2023–24 53.4%.
  await external
    .locator('summary')
    .getByText(/1\.59 times the survey/)
    .waitFor()
})

test('a shared figure of the weeks opens by itself', async () => {
  const { page } = await open()
  await openDashboard(page, '/figure?kind=epidemic-curve&indicator=1301&datasource=31&location=1&period=2025')
  await figureCard(page, /^Lassa fever, confirmed cases by week in Nigeria, 2025, NCDC/).waitFor()
})

test('a state opens from the keyboard', async () => {
  const { page } = await open()
  await openDashboard(page, `${CURVE}&period=2025&by_state=totals`)
  const bars = figureCard(page, /by state, 2025, NCDC/)
  await bars.waitFor()
  await walks(bars).focus()
  await page.keyboard.press('Home')
  await page.getByText(/Press Enter to see its weeks/).waitFor()
  await page.keyboard.press('Enter')
  await figureCard(page, /by week in Ondo, 2025/).waitFor()
})

test('place, year and forms change without a request, gaps are named, and a link keeps the view', async () => {
  const { page, network } = await open()
  await openDashboard(page, CURVE)
  await figureCard(page, /by week in Nigeria/).waitFor()
  await network.quiet()
  network.forget()
  await pick(page, 'Year', 'All years')
  await page.getByText(/^No report in the data: week 49 of 2018, weeks 34 and 35 of 2019/).waitFor()
  await page.getByRole('button', { name: 'Totals' }).click()
  const bars = figureCard(page, /^Lassa fever, confirmed cases by state, 2018 to week 23 of 2026/)
  await bars.waitFor()
  await pick(page, 'Location', 'Ondo')
  await figureCard(page, /by week in Ondo, 2018 to week 23 of 2026/).waitFor()
  expect(askedFor(network.transfers()).filter((url) => url.includes('/api/'))).toEqual([])
  const { page: other } = await open()
  await openDashboard(other, page.url())
  await figureCard(other, /by week in Ondo, 2018 to week 23 of 2026/).waitFor()
  await figureCard(other, /^Lassa fever, confirmed cases by state, 2018/).waitFor()
})
