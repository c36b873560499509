import { expect, test } from 'vitest'
import { addressOf, openDashboard, readMain } from './dashboard-page.ts'
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

test('the table holds both figures of every state', async () => {
  const { page } = await open()
  await openDashboard(page, addressOf({ ...SECTION, datasets: '2-2024,2-2018' }))
  const rows = await readTable(figureCard(page, /NDHS 2023–24 and NDHS 2018/))
  expect(rows.filter(({ Location }) => Location === 'Kano')).toHaveLength(2)
})
