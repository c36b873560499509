import { expect, test } from 'vitest'
import { addressOf, openDashboard, readMain, walks } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'
import { figureCard, readTable } from './figure-card.ts'

const open = eachVisit()
const SECTION = { section: 'dataset-comparison', indicator: '7' }

test('two data sets of one indicator are chosen for the reader and interpreted', async () => {
  const { page } = await open()
  await openDashboard(page, addressOf(SECTION))
  const text = await readMain(page)
  expect(text).toContain('What has changed in skilled attendance at birth from 2018 to 2023–24?')
  expect(text).toMatch(/By state the two can be told apart in \d+ of 37/)
})

test('a reader adds data sets up to four; then interpretation is not available', async () => {
  const { page } = await open()
  await openDashboard(page, addressOf({ ...SECTION, datasets: '2-2024,2-2018' }))
  const panel = page.getByRole('search', { name: 'Controls of this section' })
  await panel.getByRole('button', { name: /^Data sets/ }).click()
  const search = page.getByRole('combobox', { name: /^Search data sets/ })
  await search.fill('NDHS 2013')
  await page.getByRole('option', { name: 'NDHS 2013' }).click()
  await search.fill('MICS 2021')
  await page.getByRole('option', { name: 'MICS 2021' }).click()
  await page.getByText('At most 4 data sets can be compared; take one away to add another.').waitFor()
  await expect
    .poll(() => readMain(page))
    .toContain('Interpretation is only available when comparing two datasets.')
})

test('hovering a place reads the interpretation, also from the keyboard', async () => {
  const { page } = await open()
  await openDashboard(page, addressOf({ ...SECTION, datasets: '2-2024,2-2018' }))
  await walks(page).focus()
  await page.keyboard.press('ArrowRight')
  await page
    .getByText(/Multiplier: \d/)
    .first()
    .waitFor()
})

test('the table holds both figures of every state', async () => {
  const { page } = await open()
  await openDashboard(page, addressOf({ ...SECTION, datasets: '2-2024,2-2018' }))
  const rows = await readTable(figureCard(page, /NDHS 2023–24 and NDHS 2018/))
  expect(rows.filter(({ Location }) => Location === 'Kano')).toHaveLength(2)
})
