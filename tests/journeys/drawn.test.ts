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

test('on a phone figures further down are drawn as the reader comes near, on paper all of them', async () => {
  const { page, complaints } = await open({ first: true, width: 390, height: 844, scrolls: true })
  await page.goto(addressOf(PENTA_3))
  await drawn(page)
  // The goal for a first view.
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(700)
  const plots = page.locator('main figure')
  const far = plots.last()
  expect(await far.locator('svg').count()).toBe(0)
  // What is not drawn yet is told, and has its room.
  expect((await far.locator('p').first().innerText()).length).toBeGreaterThan(20)
  const room = await far.boundingBox()
  await far.scrollIntoViewIfNeeded()
  await far.locator('[data-mark]').first().waitFor({ state: 'attached' })
  expect((await far.boundingBox())?.height).toBe(room?.height)

  await page.reload()
  await drawn(page)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  expect(await charts(page).count()).toBe(await plots.count())
  expect(complaints).toEqual([])
})
