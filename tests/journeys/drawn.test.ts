import { expect, test } from 'vitest'
import { drawn } from '../drawn.ts'
import { addressOf, charts, HEALTH_OUTCOMES, PENTA_3, pick } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'

const open = eachVisit()

test('the page carries its mark while nothing is on its way, and not before', async () => {
  const { page } = await open()
  let send = () => {}
  const held = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route('**/api/releases/*/indicators/**', async (route) => {
    await held
    await route.continue()
  })
  const mark = page.locator('html[data-drawn]')
  const undrawn = page.locator('[data-picture]').filter({ hasNot: page.locator('svg path') })
  await page.goto(addressOf(PENTA_3))
  await page
    .getByText(/^Loading/)
    .first()
    .waitFor({ state: 'attached' })
  expect(await mark.count()).toBe(0)
  expect(await charts(page).count()).toBe(0)
  send()
  await drawn(page)
  expect(await charts(page).count()).toBeGreaterThan(0)
  expect(await undrawn.count()).toBe(0)
  // It goes while something else is drawn, and comes again.
  await pick(page, 'Location', 'Kano')
  await drawn(page)
  expect(await charts(page).count()).toBeGreaterThan(0)
  expect(await undrawn.count()).toBe(0)
})

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
