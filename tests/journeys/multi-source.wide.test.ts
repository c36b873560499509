import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openDashboard, walks } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'

const open = eachVisit()

const FINANCING = '/dashboard/Health_Financing?section=multi-source-comparison'

const panel = (page: Page, number: number): Locator => page.getByRole('region', { name: `Panel ${number}` })

/** Picks an option in a control of one panel. */
async function choose(page: Page, number: number, control: string, option: string): Promise<void> {
  await panel(page, number)
    .getByRole('button', { name: new RegExp(`^${control}`) })
    .click()
  await page.getByRole('combobox', { name: `Search ${control.toLowerCase()}` }).fill(option)
  await page.getByRole('option', { name: option }).first().click()
  await page.getByRole('listbox').waitFor({ state: 'detached' })
}

test('an indicator of the nation alone says so and offers the line', async () => {
  const { page, complaints } = await open()
  await openDashboard(page, FINANCING)
  const offered = panel(page, 1).getByRole('button', { name: 'State Map' })
  expect(await offered.getAttribute('aria-disabled')).toBe('true')
  expect(await offered.getAttribute('title')).toMatch(/has no figure of a state/)
  // An address may ask for it all the same.
  await panel(page, 1).getByRole('button', { name: 'Column' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('p1')).toMatch(/,column$/)
  const asked = new URL(page.url())
  asked.searchParams.set('p1', asked.searchParams.get('p1')?.replace(/column$/, 'states') ?? '')
  await page.goto(asked.toString())
  await panel(page, 1).getByText('Selected Indicator has only National Data').waitFor()
  await panel(page, 1).getByRole('button', { name: 'Show the line of the nation' }).click()
  await walks(panel(page, 1)).waitFor()
  expect(complaints).toEqual([])
})

test('in Advanced Analytics a programme area drives the indicators of a panel', async () => {
  const { page } = await open()
  await openDashboard(page, '/dashboard/Advanced_Analytics?section=multi-source-indicator-comparison')
  await choose(page, 2, 'Program area', 'Malaria')
  await panel(page, 2)
    .getByRole('button', { name: /^Program area Malaria/ })
    .waitFor()
  await choose(page, 3, 'Find program area of an indicator', 'skilled')
  await panel(page, 3)
    .getByRole('button', { name: /^Program area RMNCH/ })
    .waitFor()
})
