import { addressOf, openDashboard, pick, readMain, walks } from './dashboard-page.ts'
import { expect, test } from 'vitest'
import { eachVisit } from './each-visit.ts'
import { figureCard, readTable } from './figure-card.ts'

const open = eachVisit()

const SECTION = { section: 'dataset-comparison', indicator: '7' }

test('two data sets of one indicator are chosen for the reader and interpreted', async () => {
  const { page } = await open()
  await openDashboard(page, addressOf(SECTION))
  const text = await readMain(page)
  expect(text).toContain('What has changed in skilled attendance at birth from 2018 to 2023–24?')
  expect(text).toMatch(/The two clearly differ in \d+ of 37 states/)
})

test('a re-tabulation beside its origin is named as not independent', async () => {
  const { page } = await open()
  await openDashboard(page, addressOf({ ...SECTION, indicator: '18', datasets: '2-2018,102-2018' }))
  expect(await readMain(page)).toContain('they are not independent, so their agreement confirms nothing')
})

test('another indicator keeps what it can of the choice and says what it cannot', async () => {
  const { page } = await open()
  await openDashboard(page, addressOf({ ...SECTION, datasets: '2-2024,107-2018' }))
  await pick(page, 'Indicator', 'Stunting')
  await expect
    .poll(() => readMain(page))
    .toContain('ICEH 2018 has no figure of this indicator and is left out.')
})

test('states can be ordered by zone and by difference', async () => {
  const { page } = await open()
  await openDashboard(page, addressOf({ ...SECTION, datasets: '2-2024,2-2018' }))
  await page.getByRole('button', { name: 'By zone' }).click()
  await expect.poll(() => readMain(page)).toContain('Nigeria first, then states by zone')
  await page.getByRole('button', { name: 'By difference' }).click()
  await expect.poll(() => readMain(page)).toContain('states from the largest difference')
  await page.goBack()
  await expect.poll(() => readMain(page)).toContain('then states by zone')
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
