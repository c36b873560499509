import { expect, test } from 'vitest'
import { barriers } from './registered-person.ts'
import { addressOf, openDashboard, PENTA_3 } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'
import { search } from './search-dialog.ts'

const open = eachVisit()

test('a slash opens the search; an indicator with a place opens that view by Enter', async () => {
  const { page, complaints } = await open()
  await openDashboard(page, addressOf(PENTA_3))
  await page.keyboard.press('/')
  // The assistant's own answer stands first.
  await search(page, 'penta 3 kano ndhs 2018')
  const served = await page.request.get('/api/text?q=penta%203%20kano%20ndhs%202018')
  const [number = ''] = /\d+\.\d%/.exec(await served.text()) ?? []
  await page.getByRole('region', { name: 'Answer' }).getByText(number).waitFor()
  await search(page, 'skiled delivery kano')
  const indicators = page.getByRole('region', { name: 'Indicators' })
  await indicators
    .getByText(/opens with Kano/)
    .first()
    .waitFor()
  await page
    .getByRole('region', { name: 'Places' })
    .getByRole('link', { name: /^Kano\b/ })
    .first()
    .waitFor()
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /Skilled attendance at birth.*Kano/ }).waitFor()
  expect(complaints).toEqual([])
})

test('Ctrl+K opens it from a field too; sources and local government areas lead to their pages', async () => {
  const { page } = await open()
  await page.goto('/faq')
  await page.getByRole('searchbox').first().focus()
  await page.keyboard.press('Control+k')
  await search(page, 'wuenic')
  await page
    .getByRole('region', { name: 'Sources' })
    .getByRole('link', { name: /^WUENIC/ })
    .click()
  await page.getByRole('button', { name: 'WUENIC', pressed: true }).waitFor()
  await page.keyboard.press('/')
  await search(page, 'ikeja')
  await page.getByRole('link', { name: /^Ikeja.*Local government area in Lagos/ }).click()
  await page.getByRole('heading', { level: 1, name: /Ikeja/ }).waitFor()
})

test('one Escape closes the search, also once words were typed, and gives the focus back', async () => {
  const { page } = await open()
  await openDashboard(page, addressOf(PENTA_3))
  const opener = page.getByRole('banner').getByRole('button', { name: /^Search/ })
  await opener.focus()
  await page.keyboard.press('Control+k')
  await search(page, 'kano')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Search' }).waitFor({ state: 'detached' })
  await expect.poll(() => opener.evaluate((it) => it === document.activeElement)).toBe(true)
})
