import { expect, test } from 'vitest'
import { HEALTH_OUTCOMES, openDashboard } from './dashboard-page.ts'
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
