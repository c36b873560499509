import { expect, test } from 'vitest'
import { openDashboard, readMain } from './dashboard-page.ts'
import { readDataSet } from './data-set.ts'
import { eachVisit } from './each-visit.ts'
import { figureCard } from './figure-card.ts'

const open = eachVisit()

const SURVEILLANCE = '/dashboard/Disease_Surveillance'

const CURVE = `${SURVEILLANCE}?section=epidemic-curve`

const QUALITY = `${SURVEILLANCE}?section=data-quality`

/** Confirmed cases of Lassa fever by week, as they stand in the files. */
const WEEKLY = readDataSet().filter(({ indicator, period }) => indicator === 1301 && period.includes('-W'))

function total(location: number, year: string): number {
  return WEEKLY.filter((row) => row.location === location && row.period.startsWith(year)).reduce(
    (sum, { value }) => sum + value,
    0,
  )
}

test('a reader sees this year’s cases beside earlier years, and how many weeks were reported', async () => {
  const { page, complaints } = await open()
  await openDashboard(page, CURVE)
  const card = figureCard(page, /^Lassa fever, confirmed cases by week in Nigeria, weeks 1 to 23 of 2026/)
  await card.waitFor()
  expect(await readMain(page)).toContain(
    `NCDC has ${total(1, '2026')} confirmed cases of Lassa fever in Nigeria in weeks 1 to 23 of 2026, with a figure for 23 of 23 weeks due.`,
  )
  await card.getByText('2018–2025, highest and lowest week').waitFor()
  await card.getByRole('button', { name: 'View as table' }).click()
  await card.getByRole('row', { name: /^Week 7 83 / }).waitFor()
  expect(complaints).toEqual([])
})

test('a reader judges a routine source light by light, and goes from a flag to its chart', async () => {
  const { page, complaints } = await open()
  await openDashboard(page, QUALITY)
  const outliers = page.getByRole('group').filter({ hasText: 'Outliers' })
  await outliers.locator('summary').getByText('Amber').waitFor()
  await outliers.locator('summary').click()
  await outliers.getByText(/extreme at \|z\| from 3/).waitFor()
  await outliers
    .getByText(/suggestion, not applied/)
    .first()
    .waitFor()
  await outliers
    .getByRole('link', { name: /2025 week/ })
    .first()
    .click()
  await figureCard(page, /^Lassa fever, confirmed cases by week in Nigeria/).waitFor()
  expect(complaints).toEqual([])
})
