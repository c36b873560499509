import { expect, test } from 'vitest'
import { addressOf, openDashboard, PENTA_3, pick, readMain } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'

const open = eachVisit()

test('another source, period, place and target are answered from memory: no request at all', async () => {
  const { page, network } = await open()
  await openDashboard(page, addressOf(PENTA_3))
  // The code of the open list comes with the first one; the data do not.
  await pick(page, 'Data source', 'MICS')
  await page.waitForLoadState('networkidle')
  const seen = [await readMain(page)]
  network.forget()
  const changes = [
    () => pick(page, 'Data source', 'NDHS'),
    () => pick(page, 'Period', '2013'),
    () => pick(page, 'Location', 'Kano'),
    () => page.getByRole('checkbox', { name: /National/ }).click(),
  ]
  for (const change of changes) {
    await change()
    await page.waitForLoadState('networkidle')
    const now = await readMain(page)
    expect(now).not.toBe(seen.at(-1))
    seen.push(now)
  }
  expect(network.transfers().map(({ url }) => url)).toEqual([])
})
