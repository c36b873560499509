import { askedFor, openDashboard, pick } from './dashboard-page.ts'
import { expect, test } from 'vitest'
import { eachVisit } from './each-visit.ts'
import { figureCard, readTable } from './figure-card.ts'

const open = eachVisit()

const analytics = (indicator: number, source: number) =>
  `/dashboard/Advanced_Analytics?section=predictive-analysis&indicator=${indicator}&datasource=${source}&location=1`

/** Penta 3 of WUENIC for the nation: yearly from 1984 to 2024. */
const WUENIC = analytics(18, 10)

test('weekly counts are forecast as months', async () => {
  const { page } = await open()
  await openDashboard(page, analytics(1301, 31))
  await figureCard(page, /and forecast to May 2027/).waitFor()
  await page
    .getByText(/^Weekly counts were added up to months/)
    .first()
    .waitFor()
})

test('a shared figure opens with the same forecast', async () => {
  const { page } = await open()
  await openDashboard(page, '/figure?kind=forecast&indicator=18&datasource=10&location=1&horizon=3')
  await figureCard(page, /forecast to 2027/).waitFor()
})

test('it opens on the future, on the last years that were observed, and all of them are one switch away', async () => {
  const { page } = await open()
  await openDashboard(page, '/dashboard/Advanced_Analytics?section=predictive-analysis')
  const card = figureCard(page, /and forecast to 20(2[6-9]|3\d)$/)
  await card.waitFor()
  await openDashboard(page, `${WUENIC}&horizon=6`)
  const older = figureCard(page, /WUENIC 1984 to 2024 and forecast to 2030$/)
  await older.getByText('Drawn from 2006').waitFor()
  await older.getByText('All years', { exact: true }).click()
  await older.getByText('Drawn from 2006').waitFor({ state: 'detached' })
})

test('tuberculosis has the interval of the WHO and none of the course of its figures', async () => {
  const { page } = await open()
  await openDashboard(page, analytics(1100, 103))
  const card = figureCard(page, /forecast to/)
  await card.waitFor()
  await page
    .getByText(/WHO-TB itself holds its figure for 2024 to be between 143 per 100,000 and 311 per 100,000/)
    .first()
    .waitFor()
  const steps = (await readTable(card)).filter((row) => row.Source?.startsWith('MSDAT forecast'))
  expect(new Set(steps.map((row) => row.Interval))).toEqual(new Set(['143 to 311 (95%)']))
})

test('another model and horizon work without a request, and a link keeps them', async () => {
  const { page, network } = await open()
  await openDashboard(page, WUENIC)
  await figureCard(page, /forecast to 2029/).waitFor()
  await network.quiet()
  network.forget()
  await pick(page, 'Model', 'Theta')
  await pick(page, 'Forecast until', '2034')
  await figureCard(page, /forecast to 2034/).waitFor()
  await page.getByRole('row', { name: /Theta used/ }).waitFor()
  expect(askedFor(network.transfers()).filter((url) => url.includes('/api/'))).toEqual([])
  expect(new URL(page.url()).searchParams.get('until')).toBe('2034')
  const { page: other } = await open()
  await openDashboard(other, page.url())
  await figureCard(other, /forecast to 2034/).waitFor()
})

test('a series that is too short is refused with what is needed, and a longer one is offered', async () => {
  const { page } = await open()
  await openDashboard(page, analytics(20, 5))
  await page.getByText('No forecast can be made from these figures.').waitFor()
  await page.getByRole('button', { name: /^WUENIC \(/ }).click()
  await figureCard(page, /and forecast to/).waitFor()
})
