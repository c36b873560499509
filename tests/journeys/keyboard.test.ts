import { expect, test } from 'vitest'
import { WIDE } from '../wide-run.ts'
import { addressOf, openDashboard, PENTA_3, walks } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'

const open = eachVisit()

if (WIDE) {
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
}

if (WIDE) {
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
}

test('the skip link is the first stop and leads to the content', async () => {
  const { page } = await open()
  await openDashboard(page, addressOf(PENTA_3))
  await page.keyboard.press('Tab')
  const focused = page.locator(':focus')
  expect(await focused.innerText()).toMatch(/skip/i)
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
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
