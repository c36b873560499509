import { expect, test } from 'vitest'
import { drawn } from '../drawn.ts'
import { addressOf, charts, PENTA_3, pick } from './dashboard-page.ts'
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
