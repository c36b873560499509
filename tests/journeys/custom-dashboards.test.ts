import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { charts } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'
import { signInOn } from './people.ts'
import { barriers } from './registered-person.ts'

const open = eachVisit()

/** Picks the first option that the search finds in a control where several can be chosen. */
async function choose(page: Page, control: string, search: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${control}`) }).click()
  await page.getByRole('combobox', { name: `Search ${control.toLowerCase()}` }).fill(search)
  await page.getByRole('option').first().click()
  await page.keyboard.press('Escape')
}

/** Another window of the same person, which changes the description. */
async function saveElsewhere(page: Page, id: string): Promise<void> {
  const status = await page.evaluate(async (address) => {
    const { data } = await (await fetch(address)).json()
    const document = { ...data.document, description: 'Written elsewhere' }
    const body = JSON.stringify({ version: data.version, document })
    const headers = { 'content-type': 'application/json' }
    return (await fetch(address, { method: 'PATCH', headers, body })).status
  }, `/api/document/${id}`)
  expect(status).toBe(200)
}

test('a dashboard of one’s own is made, kept private, offered to everybody, declined and deleted', async () => {
  const owner = await open()
  const stranger = await open()
  const moderator = await open()
  const { page, complaints } = owner
  await signInOn(page, 'journey.reader')
  await page.goto('/account#/savedDashboards')
  await page
    .getByText('You have no existing private dashboards. Click the button below to create one!')
    .waitFor()
  await page.getByRole('link', { name: 'Add New' }).click()

  const save = page.getByRole('button', { name: 'Save dashboard' })
  await save.click()
  for (const text of ['Give the dashboard a name.', 'Choose one indicator', 'Choose one data source']) {
    await page.getByText(text).waitFor()
  }
  expect(await barriers(page)).toEqual([])
  await page.getByLabel('Name', { exact: true }).fill('Meeting <b>of</b> March')
  await choose(page, 'Indicators', 'DTP-containing vaccine, third dose')
  await choose(page, 'Data sources', 'NDHS')
  await page.getByRole('checkbox', { name: 'Zonal Analysis' }).uncheck()
  await save.dblclick()
  await page.waitForURL(/\/custom\/private\//)
  await charts(page).first().waitFor({ state: 'attached' })
  const tabs = page.getByRole('tab')
  expect(await tabs.allInnerTexts()).not.toContain('Zonal Analysis')
  expect(await tabs.first().innerText()).toBe('Indicator Overview')
  await page.getByText('Meeting <b>of</b> March').first().waitFor()
  const address = page.url()

  await stranger.page.goto(address)
  await stranger.page.getByText('There is no such dashboard, or it is not public.').waitFor()

  await page.getByRole('link', { name: 'My dashboards' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Meeting' })
  await row.getByRole('button', { name: /copy its link/ }).click()
  await page.getByText('URL copied to clipboard!').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address.split('?')[0])
  // The double click made one.
  expect(await row.count()).toBe(1)

  await row.getByRole('button', { name: /^Edit/ }).click()
  await page.getByRole('radio', { name: /^Public/ }).check()
  await page.getByLabel('Why should it be public?').fill('For all states')
  await saveElsewhere(page, address.split('/').at(-1) ?? '')
  await save.click()
  await page.getByRole('alert').filter({ hasText: 'You saved this in another window' }).waitFor()
  await page.getByText('Written elsewhere').waitFor()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Save the result' }).click()
  await page.waitForURL(/\/custom\/public\//)
  await page.getByText('Written elsewhere').waitFor()
  await page.getByText('Awaiting Approval.').waitFor()

  await signInOn(moderator.page, 'journey.moderator')
  await moderator.page.goto(page.url())
  await moderator.page.getByText('Reason given: For all states').waitFor()
  await moderator.page.getByRole('button', { name: 'Decline' }).click()
  await moderator.page.getByLabel('Reason').fill('Say what it is for')
  await moderator.page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await moderator.page.getByText('Disapproved.').waitFor()

  await page.getByRole('link', { name: 'My dashboards' }).click()
  await row.getByText('Disapproved').waitFor()
  await row.getByText('Reason: Say what it is for').waitFor()
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await barriers(page)).toEqual([])
  await row.getByRole('button', { name: /^Delete/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm delete Dashboard' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await row.getByRole('button', { name: /^Delete/ }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await row.waitFor({ state: 'detached' })
  // What the browser itself says of the one save that came second.
  expect(complaints).toEqual([expect.stringContaining('409 (Conflict)')])
})
