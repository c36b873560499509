import { expect, test } from 'vitest'
import { addressOf, HEALTH_OUTCOMES, openDashboard, PENTA_3 } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'
import { search } from './search-dialog.ts'

const open = eachVisit()

test('what is known of a source leads to its record, which is in view', async () => {
  const { page } = await open()
  await openDashboard(page, HEALTH_OUTCOMES)
  await page.getByRole('button', { name: 'About NDHS', exact: true }).click()
  await page.getByRole('link', { name: /^Its record/ }).click()
  const heading = page.getByRole('heading', { name: 'Data sources' })
  await expect
    .poll(() => heading.evaluate((it) => it.getBoundingClientRect().top < innerHeight / 2))
    .toBe(true)
  expect(new URL(page.url()).searchParams.get('source')).toBe('2')
})

test('a word that nothing here is called is said', async () => {
  const { page } = await open()
  await page.goto('/terms')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('/')
  await search(page, 'vaccination ghana')
  await page.getByText('Nothing here is called “ghana”.').waitFor()
  await page.getByRole('searchbox').fill('tea and biscuits')
  await page.getByText('Nothing is called “tea and biscuits” here.').waitFor()
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
