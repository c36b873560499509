import { expect, test } from 'vitest'
import { WIDE } from '../wide-run.ts'
import { drawn } from '../drawn.ts'
import { eachVisit } from './each-visit.ts'
import { barriers } from './registered-person.ts'

const open = eachVisit()

test('somebody who comes for the first time is told what this is and reaches their state in two presses', async () => {
  const { page } = await open({ width: 360, height: 740 })
  await page.goto('/')
  await page
    .getByRole('heading', { name: 'Every published figure on health in Nigeria, side by side' })
    .waitFor()
  await page.getByText('For the same births the gap is 5.6 points, not 13.6 points.').waitFor()
  await drawn(page)
  expect(await barriers(page, ['best-practice'])).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: /Zone, state or LGA/ }).click()
  await page.getByPlaceholder('Type to search').fill('Kano')
  await page.getByRole('option', { name: /^Kano/ }).first().click()
  await page.waitForURL('**/health-profiles/kano')
  await page.getByText('53.4%').first().waitFor()
  // Next time the way back is there.
  await page.goto('/')
  await page.getByRole('link', { name: 'Open Kano' }).waitFor()
})

if (WIDE) {
  test('a question typed in the first box is answered', async () => {
    const { page } = await open()
    await page.goto('/')
    await drawn(page)
    await page.getByRole('searchbox').fill('penta 3 in Kano')
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await page.waitForURL('**/metadata-qa')
    await page.getByText('47.5%').first().waitFor()
  })
}
