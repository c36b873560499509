import { expect, test } from 'vitest'
import { addressOf, openDashboard, pick, readMain, askedFor } from './dashboard-page.ts'
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
