import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openDashboard } from './dashboard-page.ts'
import { ANALYTICS, moreNumbers } from './descriptive-page.ts'
import { eachVisit } from './each-visit.ts'
import { figureCard, readTable } from './figure-card.ts'

const open = eachVisit()

async function statistic(page: Page, name: string): Promise<string> {
  const row = page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) })
  return (await row.getByRole('cell').innerText()).trim()
}

test('a reader learns how the states are spread, who is best, and that ranks are ranges', async () => {
  const { page, complaints } = await open()
  await openDashboard(page, ANALYTICS)
  const heading = page.getByRole('heading', { level: 1 })
  expect(await heading.innerText()).toBe('How do the states differ in DPT 3 / Penta 3 coverage?')
  const table = await readTable(figureCard(page, /states by class of value/))
  const values = table.map((row) => Number.parseFloat(row.Value ?? ''))
  expect(values).toHaveLength(37)
  // The statistics on the page are those of the published figures.
  const sorted = values.toSorted((a, b) => a - b)
  expect(await statistic(page, 'Median')).toBe(`${sorted[18]?.toFixed(1)}%`)
  expect(await statistic(page, 'Largest')).toBe(`${sorted[36]?.toFixed(1)}%`)
  await moreNumbers(page, 'Sum')
  expect(await statistic(page, 'Sum')).toContain('Only counts add up')
  const ranks = page.getByRole('region', { name: 'Best and worst' })
  await ranks
    .getByText(/rank \d+ to \d+ of 29/)
    .first()
    .waitFor()
  expect(await ranks.getByText(/^Not clearly different from/).count()).toBe(2)
  expect(complaints).toEqual([])
})
