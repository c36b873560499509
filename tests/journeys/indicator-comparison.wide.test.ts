import {
  HEALTH_OUTCOMES,
  addressOf,
  askedFor,
  charts,
  openDashboard,
  pick,
  readMain,
} from './dashboard-page.ts'
import { expect, test } from 'vitest'
import { eachVisit } from './each-visit.ts'
import { figureCard, readTable } from './figure-card.ts'

const open = eachVisit()

const SECTION = { section: 'indicator-comparison' }

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

test('a reader at the limit of twenty is told why no more can be added', async () => {
  const { page } = await open()
  const ids = '7,6,5,18,14,29,30,31,22,1,13,15,16,17,20,21,23,26,4,8'
  await openDashboard(page, addressOf({ ...SECTION, indicators: ids }))
  const panel = page.getByRole('search', { name: 'Controls of this section' })
  await panel.getByRole('button', { name: /^Indicators/ }).click()
  await page.getByText('At most 20 indicators can be compared; take one away to add another.').waitFor()
  const unchosen = page.getByRole('option', { selected: false }).first()
  await page.getByRole('combobox', { name: 'Search indicators' }).fill('BCG')
  expect(await unchosen.getAttribute('aria-disabled')).toBe('true')
})

test('a source without an indicator is named, and All brings it back', async () => {
  const { page } = await open()
  await openDashboard(page, addressOf({ ...SECTION, indicators: '7,18', datasource: '10' }))
  expect(await readMain(page)).toContain('Skilled attendance at birth, does not have available data.')
  await pick(page, 'Data source', 'All')
  await expect.poll(() => readMain(page)).not.toContain('does not have available data')
})

test('Advanced Analytics compares by period and state only', async () => {
  const { page } = await open()
  await openDashboard(page, '/dashboard/Advanced_Analytics?index=2')
  const panel = page.getByRole('search', { name: 'Controls of this section' })
  await panel.getByRole('button', { name: /^Compare by/ }).click()
  await page.getByRole('option').first().waitFor()
  expect(await page.getByRole('option').allInnerTexts()).toEqual(['Period', 'State'])
})

test('a dashboard with national figures only offers no zones and states', async () => {
  const { page } = await open()
  await openDashboard(page, `/dashboard/Health_Financing?section=indicator-comparison`)
  const panel = page.getByRole('search', { name: 'Controls of this section' })
  await panel.getByRole('button', { name: /^Compare by/ }).click()
  const zonal = page.getByRole('option', { name: /Zonal/ })
  await zonal.waitFor()
  expect(await zonal.getAttribute('aria-disabled')).toBe('true')
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

test('on a phone the controls open in a sheet and nothing scrolls sideways', async () => {
  const { page } = await open({ width: 360, height: 780 })
  await openDashboard(page, `${HEALTH_OUTCOMES}?section=indicator-comparison&compare_by=states`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: 'Change' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: /^Indicators/ }).click()
  await sheet.getByRole('option').first().waitFor()
})

test('a reader begins with the usual indicators, and the one carried from another section among them', async () => {
  const { page } = await open()
  await openDashboard(page, addressOf(SECTION))
  expect(await readMain(page)).toContain('Indicators side by side in Nigeria, over the years')
  await openDashboard(page, addressOf({ ...SECTION, indicator: '18' }))
  expect(await readMain(page)).toContain('DPT 3 / Penta 3 coverage')
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
