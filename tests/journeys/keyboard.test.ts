import { expect, test } from 'vitest'
import { drawn } from '../drawn.ts'
import { addressOf, openDashboard, PENTA_3, walks } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'

const open = eachVisit()

test('the arrow keys walk through the points of a chart and say each', async () => {
  const { page } = await open()
  await openDashboard(page, addressOf(PENTA_3))
  const chart = walks(page).first()
  await chart.focus()
  const said: string[] = []
  for (let step = 0; step < 5; step++) {
    await page.keyboard.press('ArrowRight')
    said.push((await chart.getAttribute('aria-valuetext')) ?? '')
  }
  expect(new Set(said).size).toBe(5)
  for (const words of said) expect(words).toMatch(/\d/)
  await page.keyboard.press('Escape')
  expect(await chart.getAttribute('aria-valuetext')).toBe('No figure chosen yet')
})

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

test('Enter on a state opens its LGAs, and back returns', async () => {
  const { page } = await open()
  await openDashboard(page, addressOf({ ...PENTA_3, section: 'zonal-analysis' }))
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.innerText()
  await walks(page).last().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect.poll(() => heading.innerText()).not.toBe(before)
  await page.goBack()
  await expect.poll(() => heading.innerText()).toBe(before)
})

test('the skip link is the first stop and leads to the content', async () => {
  const { page } = await open()
  await openDashboard(page, addressOf(PENTA_3))
  await page.keyboard.press('Tab')
  const focused = page.locator(':focus')
  expect(await focused.innerText()).toMatch(/skip/i)
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
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

test('the first chart is a few presses of Tab away, past menu, controls and table, in which the arrows move', async () => {
  const { page } = await open()
  await openDashboard(page, addressOf(PENTA_3))
  const reached = (attribute: string) =>
    page.evaluate((name) => document.activeElement?.getAttribute(name) ?? null, attribute)
  let presses = 0
  do {
    await page.keyboard.press('Tab')
    presses += 1
  } while ((await reached('aria-valuetext')) === null && presses < 13)
  expect(presses).toBeLessThanOrEqual(12)
  await page.keyboard.press('Shift+Tab')
  const first = await reached('aria-label')
  await page.keyboard.press('ArrowRight')
  expect(await reached('aria-label')).not.toBe(first)
  await walks(page)
    .first()
    .locator('..')
    .getByRole('img', { name: /NDHS 2018/ })
    .first()
    .waitFor({ state: 'attached' })
})

test('every stop of the Tab key shows where it is', async () => {
  const { page } = await open()
  await openDashboard(page, addressOf(PENTA_3))
  const names = new Set<string>()
  for (let step = 0; step < 14; step++) {
    await page.keyboard.press('Tab')
    const seen = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return null
      const style = getComputedStyle(element)
      const marked = style.outlineStyle !== 'none' || style.boxShadow !== 'none'
      return { name: element.getAttribute('aria-label') ?? element.textContent ?? '', marked }
    })
    if (!seen) break
    expect(seen.marked, seen.name).toBe(true)
    names.add(seen.name)
  }
  expect(names.size).toBeGreaterThan(10)
})
