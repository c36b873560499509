import { expect, test } from 'vitest'
import { addressOf, askedFor, openDashboard, PENTA_3, pick, readMain } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'

const open = eachVisit()

test('another source, period, place and target are answered from memory: no request at all', async () => {
  const { page, network } = await open()
  await openDashboard(page, addressOf(PENTA_3))
  // The code of the open list comes with the first one; the data do not.
  await pick(page, 'Data source', 'MICS')
  // What concerns the device comes once, seconds after the first movement.
  await expect.poll(() => network.transfers().some(({ url }) => url.includes('/settled-'))).toBe(true)
  await network.quiet()
  network.forget()
  const changes = [
    () => pick(page, 'Data source', 'NDHS'),
    () => pick(page, 'Period', '2013'),
    () => pick(page, 'Location', 'Kano'),
    () => page.getByRole('checkbox', { name: /National/ }).click(),
  ]
  for (const change of changes) {
    const before = await readMain(page)
    await change()
    await expect.poll(() => readMain(page)).not.toBe(before)
    await network.quiet()
  }
  expect(askedFor(network.transfers())).toEqual([])
})
