import { expect, test } from 'vitest'
import { addressOf, openDashboard, pick, readMain } from './dashboard-page.ts'
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
