import { expect, test } from 'vitest'
import { askedFor, openDashboard, pick, readMain } from './dashboard-page.ts'
import { readDataSet } from './data-set.ts'
import { eachVisit } from './each-visit.ts'
import { figureCard } from './figure-card.ts'

const open = eachVisit()

function address(state: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ section: 'correlation-analysis', ...state })
  return `/dashboard/Advanced_Analytics?${query}`
}

/** Pearson's r over the states that have both figures, straight from the files of the data set. */
function rFromFiles(first: number, second: number, datasource: number, period: string): number {
  const rows = readDataSet().filter((row) => row.datasource === datasource && row.period === period)
  const valuesOf = (indicator: number) =>
    new Map(rows.filter((row) => row.indicator === indicator).map((row) => [row.location, row.value]))
  const [x, y] = [valuesOf(first), valuesOf(second)]
  // States of the data set have the ids 8 to 44.
  const pairs = [...x].flatMap(([location, value]) => {
    const other = y.get(location)
    return location >= 8 && location <= 44 && other !== undefined ? [[value, other] as const] : []
  })
  const mean = (side: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[side], 0) / pairs.length
  const [meanX, meanY] = [mean(0), mean(1)]
  const sum = (of: (x: number, y: number) => number) =>
    pairs.reduce((total, [a, b]) => total + of(a - meanX, b - meanY), 0)
  return sum((a, b) => a * b) / Math.sqrt(sum((a) => a * a) * sum((_, b) => b * b))
}

test('a reader sees every pair with the coefficient that the files of the data set give', async () => {
  const { page } = await open()
  const state = { indicators: '14,18,7', datasource: '2', period: '2024', method: 'pearson' }
  await openDashboard(page, address(state))
  const card = figureCard(page, /^Correlation of 3 indicators across states, NDHS 2023–24/)
  await card.getByRole('button', { name: 'View as table' }).click()
  const table = card.getByRole('table', { name: 'Coefficients of 3 pairs' })
  const lines = table.locator('tbody tr')
  await lines.first().waitFor()
  const shown = await lines.evaluateAll((rows) => rows.map((row) => row.children[2]?.textContent))
  const expected = [
    rFromFiles(14, 18, 2, '2024'),
    rFromFiles(14, 7, 2, '2024'),
    rFromFiles(18, 7, 2, '2024'),
  ].map((r) => r.toFixed(2).replace('-', '−'))
  expect(shown).toEqual(expected)
})

test('a reader chooses the coefficient and the stricter adjustment, and nothing is asked of the server', async () => {
  const { page, network } = await open()
  await openDashboard(page, address({ indicators: '14,18,7,15' }))
  await pick(page, 'Coefficient', 'Kendall')
  network.forget()
  await page.getByRole('button', { name: 'Holm (stricter)' }).click()
  await expect.poll(() => readMain(page)).toContain("Kendall's τ, −1 to 1; p adjusted for 6 tests (Holm)")
  await pick(page, 'Period', '2018')
  await expect.poll(() => readMain(page)).toContain('Correlation of 4 indicators across states, NDHS 2018')
  await page.getByRole('button', { name: 'Years', exact: true }).click()
  await expect.poll(() => readMain(page)).toContain('over time in Nigeria')
  // The list of a control comes as a file once a reader turns to it.
  expect(askedFor(network.transfers()).filter((url) => url.includes('/api/'))).toEqual([])
})
