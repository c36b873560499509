import { expect, test } from 'vitest'
import { drawn } from '../drawn.ts'
import { addressOf, openDashboard, PENTA_3 } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'

const open = eachVisit()

test('what is typed on a control before its list has come begins the search', async () => {
  const { page } = await open()
  await openDashboard(page, addressOf(PENTA_3))
  const arrival = Promise.withResolvers<void>()
  await page.route('**/popup-*.js', async (route) => {
    await arrival.promise
    await route.continue()
  })
  const control = page.getByRole('button', { name: /^Location/ })
  await control.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('kano?')
  await page.keyboard.press('Backspace')
  expect(await control.getAttribute('aria-busy')).toBe('true')
  arrival.resolve()
  const search = page.getByRole('combobox', { name: 'Search location' })
  await expect.poll(() => search.inputValue()).toBe('kano')
  expect(await search.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => control.innerText()).toBe('Kano')
  // A reader who has typed nothing has not chosen anything yet.
  await control.press('Enter')
  await search.press('Enter')
  await drawn(page)
  expect(await search.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  expect(await control.innerText()).toBe('Kano')
})

test('a page that the menu leads to is read from its beginning, also where it has a frame of its own', async () => {
  const { page } = await open()
  const startsAtTop = async (heading: string) => {
    await page.getByRole('heading', { level: 1, name: heading }).first().waitFor()
    await expect
      .poll(() => page.evaluate(() => [window.scrollY, document.activeElement?.localName]))
      .toEqual([0, 'main'])
  }
  await page.goto('/about')
  await drawn(page)
  await page.evaluate(() => window.scrollTo(0, 900))
  await page.getByRole('link', { name: 'Home', exact: true }).first().press('Enter')
  await startsAtTop('in Nigeria')
  await page.evaluate(() => window.scrollTo(0, 900))
  await page.getByRole('link', { name: 'About', exact: true }).first().press('Enter')
  await startsAtTop('')
})
