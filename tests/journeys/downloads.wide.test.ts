import { beforeEach, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { addressOf, openDashboard, PENTA_3 } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'

const open = eachVisit()
let page: Page

beforeEach(async () => {
  ;({ page } = await open())
  await openDashboard(page, addressOf(PENTA_3))
})

async function paperPages(of: Page): Promise<number> {
  const file = await of.pdf({ preferCSSPageSize: true })
  return file.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

test.each([
  ['the quarter', 'Quarterly_Performance_Assessment_Dashboard'],
  ['the quarter of a state', 'Quarterly_Performance_Assessment_Dashboard?location=27'],
  ['the statistics', 'Advanced_Analytics?section=descriptive-analysis'],
  ['the statistics of another indicator', 'Advanced_Analytics?section=descriptive-analysis&indicator=18'],
])('on paper %s: two pages at most', async (_what, address) => {
  await openDashboard(page, `/dashboard/${address}`)
  expect(await paperPages(page)).toBeLessThanOrEqual(2)
})
