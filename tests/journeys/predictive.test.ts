import { expect, test } from 'vitest'
import { openDashboard } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'
import { figureCard, readTable } from './figure-card.ts'

const open = eachVisit()

const analytics = (indicator: number, source: number) =>
  `/dashboard/Advanced_Analytics?section=predictive-analysis&indicator=${indicator}&datasource=${source}&location=1`

/** Penta 3 of WUENIC for the nation: yearly from 1984 to 2024. */
const WUENIC = analytics(18, 10)

test('a reader sees the forecast, how sure it is, how it did before, and the chance of the target', async () => {
  const { page, complaints } = await open()
  await openDashboard(page, WUENIC)
  const card = figureCard(page, /forecast to 2029/)
  await card.waitFor()
  const rows = await readTable(card)
  const steps = rows.filter((row) => row.Source?.startsWith('MSDAT forecast'))
  expect(steps.map((row) => row.Period)).toEqual(['2025', '2026', '2027', '2028', '2029'])
  expect(steps.every((row) => /\(95%\)$/.test(row.Interval ?? ''))).toBe(true)
  await page.getByRole('listitem').filter({ hasText: 'this forecasts a model' }).waitFor()
  await page.getByText(/repeating the last value by/).waitFor()
  await page.getByRole('row', { name: /Combination used/ }).waitFor()
  await page.getByText(/the chance to be there in 2029/).waitFor()
  expect(complaints).toEqual([])
})
