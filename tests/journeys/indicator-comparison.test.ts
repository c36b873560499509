import { expect, test } from 'vitest'
import {
  addressOf,
  charts,
  HEALTH_OUTCOMES,
  openDashboard,
  pick,
  readMain,
  askedFor,
} from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'
import { figureCard, readTable } from './figure-card.ts'

const open = eachVisit()
const SECTION = { section: 'indicator-comparison' }

test('a reader begins with the usual indicators, and the one carried from another section among them', async () => {
  const { page } = await open()
  await openDashboard(page, addressOf(SECTION))
  expect(await readMain(page)).toContain('Indicators side by side in Nigeria, over the years')
  await openDashboard(page, addressOf({ ...SECTION, indicator: '18' }))
  expect(await readMain(page)).toContain('DPT 3 / Penta 3 coverage')
})

test('a reader adds an indicator and takes all away again', async () => {
  const { page } = await open()
  await openDashboard(page, addressOf({ ...SECTION, indicators: '7,6' }))
  const panel = page.getByRole('search', { name: 'Controls of this section' })
  await panel.getByRole('button', { name: /^Indicators/ }).click()
  await page.getByRole('combobox', { name: 'Search indicators' }).fill('maternal mortality ratio')
  await page
    .getByRole('option', { name: /Maternal mortality ratio/ })
    .first()
    .click()
  await expect.poll(() => readMain(page)).toContain('Maternal mortality ratio')
  // Another unit stands on an axis of its own.
  await expect.poll(() => readMain(page)).toContain('Per 100,000')
  await page.getByRole('button', { name: 'Clear all' }).click()
  await page.getByRole('heading', { name: 'Choose the indicators to compare' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Show the usual ones' }).click()
  await charts(page).first().waitFor({ state: 'attached' })
})

test('a reader compares states, and reads the same figures in the table', async () => {
  const { page } = await open()
  await openDashboard(page, addressOf({ ...SECTION, indicators: '7,6', datasource: '2', period: '2018' }))
  await pick(page, 'Compare by', 'State')
  await expect.poll(() => readMain(page)).toContain('Indicators side by side in all states')
  const rows = await readTable(figureCard(page, /by state, 2018, NDHS/))
  const kano = rows.filter(({ Location }) => Location === 'Kano')
  expect(kano).toHaveLength(2)
  expect(rows.filter(({ Location }) => Location === 'Nigeria')).toHaveLength(2)
})

test('changes of mode and source ask the network for no figures', async () => {
  const { page, network } = await open()
  await openDashboard(page, addressOf({ ...SECTION, indicators: '7,6,5' }))
  await pick(page, 'Compare by', 'Zonal')
  await network.quiet()
  network.forget()
  await pick(page, 'Compare by', 'National')
  await pick(page, 'Data source', 'NDHS')
  await pick(page, 'Period', '2018')
  await network.quiet()
  expect(askedFor(network.transfers()).filter((url) => url.includes('/api/'))).toEqual([])
})

test('on a phone the controls open in a sheet and nothing scrolls sideways', async () => {
  const { page } = await open({ width: 360, height: 780 })
  await openDashboard(page, `${HEALTH_OUTCOMES}?section=indicator-comparison&compare_by=states`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: 'Change' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: /^Indicators/ }).click()
  await sheet.getByRole('option').first().waitFor()
})
