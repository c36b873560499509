import { expect, test } from 'vitest'
import { drawn } from '../drawn.ts'
import { charts, HEALTH_OUTCOMES } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'

const open = eachVisit()

test('the mark waits for what follows the first drawing: the rows of related indicators', async () => {
  const { page } = await open({ first: true })
  const held = Promise.withResolvers<void>()
  await page.route('**/api/releases/*/indicators/*/related*', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(HEALTH_OUTCOMES)
  const related = page.getByText('Related indicators').first()
  await charts(page).first().waitFor()
  // The page itself stands, and nobody waits for the rows to use it.
  await page.locator('#opening').waitFor({ state: 'detached' })
  expect(await related.count()).toBe(0)
  expect(await page.locator('html[data-drawn]').count()).toBe(0)
  held.resolve()
  await drawn(page)
  expect(await related.count()).toBe(1)
})

test('a page whose code is on its way has its frame and no mark', async () => {
  const { page } = await open({ first: true })
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/custom-dashboard-page-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/custom/public/no-such-dashboard')
  await page.getByRole('banner').waitFor()
  await page
    .getByText(/^Loading/)
    .first()
    .waitFor({ state: 'attached' })
  expect(await page.locator('html[data-drawn]').count()).toBe(0)
  held.resolve()
  await drawn(page)
  await page.getByText('There is no such dashboard', { exact: false }).first().waitFor()
})
