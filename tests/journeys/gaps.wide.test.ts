import { expect, test } from 'vitest'
import { addressOf, openDashboard, PENTA_3 } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'
import { barriers } from './registered-person.ts'

const open = eachVisit()

test('sources without a figure for the place stand in one line, which opens and says why', async () => {
  const { page } = await open()
  await openDashboard(page, addressOf({ ...PENTA_3, location: '27' }))
  const silent = page.getByRole('group').filter({ hasText: /^No figure for Kano:.*WUENIC/ })
  await silent.getByText('No figure for Kano', { exact: false }).click()
  await silent.getByText('WUENIC has figures for the nation, not for states.', { exact: false }).waitFor()
  // Signs that are half below the bar of controls are smaller than a finger.
  await page.evaluate(() => scrollTo(0, 0))
  expect(await barriers(page)).toEqual([])
})
