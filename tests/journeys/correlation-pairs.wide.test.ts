import { expect, test } from 'vitest'
import { openDashboard } from './dashboard-page.ts'
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
