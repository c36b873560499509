import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { drawn } from '../drawn.ts'
import { HEALTH_OUTCOMES } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'
import { withWorker } from './offline-walk.ts'
import { movesUntil } from './reader-moves.ts'
import { barriers } from './registered-person.ts'

const open = eachVisit()

/** What a browser says of calls that found no line, which the page tells in its place. */
const NO_LINE = /Failed to load resource|ERR_INTERNET_DISCONNECTED/

async function keep(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Keep ${name.source}`) }).click()
  const row = page
    .getByRole('listitem')
    .filter({ hasText: name })
    .filter({ hasText: 'Opens without network.' })
  await row.first().waitFor()
}

test('what is kept on a device opens, draws, answers and checks without a line, after the page was closed', async () => {
  const { page, context, complaints } = await open({ first: true, keeps: true })
  await page.goto('/on-this-device')
  await withWorker(page)
  await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Kano' })
  await keep(page, /My state: Kano/)
  expect(await barriers(page)).toEqual([])

  await context.setOffline(true)
  await page.goto(`${HEALTH_OUTCOMES}?indicator=18&location=27`)
  await drawn(page)
  await page.getByRole('heading', { level: 1, name: /Kano/ }).waitFor()
  await movesUntil(page, page.getByRole('status').getByText('No network.'))
  expect(await barriers(page)).toEqual([])
  await page.getByRole('tab', { name: 'Disaggregation' }).click()
  await drawn(page)
  await page.locator('main [data-picture] svg, main table').first().waitFor()
  expect(await page.getByRole('alert').allInnerTexts()).toEqual([])

  await page.goto('/health-profiles/kano')
  await page.getByRole('heading', { level: 1, name: 'Kano' }).waitFor()

  await page.goto('/check?indicator=18&location=27&period=2022')
  await drawn(page)
  await page.getByRole('textbox', { name: 'Your figure (%)' }).fill('112')
  await page.getByRole('heading', { level: 1, name: /^112% is not possible/ }).waitFor()

  await page.goto('/advanced-triangulation-dashboard?indicator=18&datasource=10&compare=107,102&location=27')
  await page.getByRole('heading', { level: 1, name: /agree on .* in Kano/ }).waitFor()
  await page.getByRole('region', { name: 'Grades' }).waitFor()

  await page.goto('/metadata-qa')
  await drawn(page)
  await page.getByRole('textbox', { name: 'Ask about a figure' }).fill('penta 3 in kano')
  await page.keyboard.press('Enter')
  await page
    .getByRole('log')
    .getByText(/Answered on this device, without a connection/)
    .waitFor()

  // What needs the server says so in its place, and goes on with the line.
  await page.goto('/briefs')
  const failure = page.getByRole('alert').filter({ hasText: 'could not be loaded' })
  await failure.first().waitFor()
  await context.setOffline(false)
  await failure.first().getByRole('button', { name: 'Try again' }).click()
  await failure.first().waitFor({ state: 'detached' })
  expect(complaints.filter((line) => !NO_LINE.test(line))).toEqual([])
})
