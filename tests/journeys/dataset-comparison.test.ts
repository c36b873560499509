import { expect, test } from 'vitest'
import { addressOf, openDashboard, readMain } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'

const open = eachVisit()

const SECTION = { section: 'dataset-comparison', indicator: '7' }

test('two data sets of one indicator are chosen for the reader and interpreted', async () => {
  const { page } = await open()
  await openDashboard(page, addressOf(SECTION))
  const text = await readMain(page)
  expect(text).toContain('What has changed in skilled attendance at birth from 2018 to 2023–24?')
  expect(text).toMatch(/The two clearly differ in \d+ of 37 states/)
})
