import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addressOf, openDashboard, PENTA_3 } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'
import { barriers, registerIn } from './registered-person.ts'
import { drawn } from '../drawn.ts'

const open = eachVisit()

/** Waits for the next view that the page tells the server. */
function told(page: Page) {
  return page.waitForResponse(
    (response) => response.url().endsWith('/api/user_interactions') && response.request().method() === 'POST',
  )
}

test('somebody finds a view of this morning again, removes rows, and turns the history off', async () => {
  const { page, complaints } = await open()
  await registerIn(page, 'journey-history')
  const first = told(page)
  await openDashboard(page, addressOf(PENTA_3))
  expect(await (await first).json()).toEqual({ recorded: true })
  const second = told(page)
  await page.getByRole('tab', { name: 'Zonal Analysis' }).click()
  await second

  // An address that says nothing shows the newest period, and the row says which that was.
  const third = told(page)
  await openDashboard(page, '/dashboard/Health_Outcomes_and_Service_Coverage')
  expect(JSON.parse((await third).request().postData() ?? '{}')).toMatchObject({
    year: expect.stringMatching(/^20\d\d/),
  })

  await page.goto('/account#/userActivity')
  const rows = page.getByRole('main').getByRole('listitem')
  const zonal = rows.filter({ hasText: 'Zonal Analysis' })
  const words = (await zonal.innerText()).replace(/\s+/g, ' ')
  expect(words).toMatch(/^[A-Z][a-z]+ \d\d, \d{4} at \d{1,2}:\d\d[ap]m /)
  expect(words).toContain('Health Outcomes and Service Coverage - Zonal Analysis')
  expect(words).toContain('(DPT 3 / Penta 3)')
  expect(words).toContain('NDHS / 2018 / Nigeria')
  expect(await rows.count()).toBe(3)
  expect(await barriers(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await barriers(page)).toEqual([])
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(sideways).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 900 })

  await zonal.getByRole('link').click()
  await page.waitForURL(/section=zonal-analysis.*indicator=18.*period=2018/)
  await page.goBack()
  // The new request of the list would come between two choices.
  await drawn(page)

  const remove = page.getByRole('button', { name: /^Delete Selected/ })
  await remove.waitFor()
  expect(await remove.isDisabled()).toBe(true)
  const overviews = rows.filter({ hasText: 'Indicator Overview' }).getByRole('checkbox')
  await overviews.first().check()
  await overviews.last().check()
  await page.getByRole('button', { name: 'Delete Selected (2)' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => rows.count()).toBe(1)
  await rows.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('No activity recorded for this period').waitFor()

  await page.getByRole('switch', { name: 'Keep a history of the views I look at' }).click()
  await page.getByText('Nothing is kept from now on.').waitFor()
  const fourth = told(page)
  await openDashboard(page, addressOf(PENTA_3))
  expect(await (await fourth).json()).toEqual({ recorded: false })
  expect(complaints).toEqual([])
})
