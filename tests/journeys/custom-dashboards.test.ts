import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { tick } from './choice-columns.ts'
import { charts } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'
import { WIDE } from '../wide-run.ts'
import { inOtherSite } from './other-site.ts'
import { signInOn } from './people.ts'
import { barriers, furtherBarriers } from './registered-person.ts'

const open = eachVisit()

const next = (page: Page) => page.getByRole('button', { name: /^Next:/ })
const saved = (page: Page) => page.getByText(/^Draft saved on this device and in your account/)

const UNFILLED = [
  [
    'Zonal Analysis',
    'Nothing chosen for this dashboard is a figure of a zone, a state or a local government area.',
  ],
  ['Quarterly Performance', 'Nothing chosen for this dashboard is a count by month.'],
  ['Epidemic Curve', 'Nothing chosen for this dashboard is a count by week.'],
] as const

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

/** Drags one thing to where another is, with the mouse. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const aim = (await to.boundingBox()) ?? { x: 0, y: 0 }
  await from.hover()
  await page.mouse.down()
  // What is dragged pushes others aside: the place stays. A hand goes on moving, as a page that is busy with one movement does not hear of the next.
  let move = 0
  await expect
    .poll(async () => {
      move += 1
      await page.mouse.move(aim.x + 4 + (move % 4), aim.y + 4)
      return page.getByText(/is now at position 2 of/).count()
    })
    .toBe(1)
  await page.mouse.up()
}

const MEANT_FOR = 'For the meeting of all states'

/** The moderator declines with a reason, and the owner changes the description and offers it again. */
async function declineOnce(page: Page, moderator: Page, save: Locator): Promise<void> {
  await moderator.getByRole('button', { name: 'Decline' }).click()
  await moderator.getByLabel('Reason').fill('Say what it is for')
  await moderator.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await moderator.getByText('Disapproved.').waitFor()
  await page.reload()
  await page.getByRole('link', { name: 'Edit' }).first().click()
  await page.getByLabel('Description').fill(MEANT_FOR)
  for (let step = 1; step < 5; step += 1) await next(page).click()
  await save.click()
  await page.waitForURL(/\/custom\/public\//)
  await moderator.reload()
}

/** What may be done with a public dashboard beside reading it: put it into a page of another site, and change it. */
async function takeElsewhere(
  page: Page,
  other: Page,
  { row, id }: { readonly row: Locator; readonly id: string },
): Promise<void> {
  // In a page of another origin, by the lines that are offered to copy.
  await page.getByRole('link', { name: 'My dashboards' }).click()
  await row.getByRole('button', { name: /in a page of another site$/ }).click()
  const lines = await page.getByRole('dialog').locator('pre').innerText()
  const frame = await inOtherSite(other, lines)
  await frame.getByText(MEANT_FOR).first().waitFor()
  await frame.getByRole('img').first().waitFor()

  // Before something public is changed, the consequences are said.
  await page.goto(`/document/${id}/edit`)
  await page.getByLabel('Title', { exact: true }).first().fill('Otherwise')
  await page.getByText('Everybody may see this one. Saving sends it to approval again').waitFor()
  await page.keyboard.press('Control+z')
  await page.goto('/figure?kind=trend&indicator=18&datasource=2&location=1')
  await page.getByRole('button', { name: 'Add to a dashboard or report' }).click()
  await page.getByLabel('Where to').selectOption({ label: 'Meeting <b>of</b> March (dashboard)' })
  await page.getByText('Everybody may see this one. Adding to it sends it to approval again').waitFor()
}

test('a dashboard of one’s own is made, kept private, offered to everybody, approved, read by others and deleted', async () => {
  const owner = await open()
  const stranger = await open()
  const moderator = await open()
  const { page, complaints } = owner
  await signInOn(page, 'journey.reader')
  await page.goto('/account#/savedDashboards')
  await page
    .getByText('You have no existing private dashboards. Click the button below to create one!')
    .waitFor()
  await stranger.page.goto('/my-dashboard/sections')
  await stranger.page.waitForURL(/\/custom\/login\?return_to=/)
  await page.goto('/custom')
  await page.getByRole('heading', { name: 'Make your own dashboard' }).waitFor()
  expect(await furtherBarriers(page)).toEqual([])
  await page.getByRole('link', { name: 'Start with five steps' }).click()

  await next(page).click()
  await page.getByText('Give the dashboard a name.').waitFor()
  await page.getByLabel('Name', { exact: true }).fill('Meeting <b>of</b> March')
  await saved(page).waitFor()
  await next(page).click()
  await page.getByRole('heading', { name: 'What should your dashboard show?' }).waitFor()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: /^Sources/ }).click()
  await next(page).click()
  // On a phone the column with the message comes to the reader.
  await page.getByText('Choose one indicator at least.').waitFor()
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const name of ['DPT 3 / Penta 3 coverage', 'Measles immunization coverage']) {
    await tick(page, 'Indicators', name)
  }
  await page.getByRole('button', { name: 'Advanced search' }).first().press('Enter')
  const advanced = page.getByRole('dialog', { name: 'Advanced search' })
  await page.keyboard.type('Fully immunized children')
  await advanced.getByRole('checkbox', { name: 'Fully immunized children' }).last().press('Space')
  expect(await barriers(page, [], { only: 'dialog[open]' })).toEqual([])
  await advanced.getByRole('button', { name: /^Apply/ }).press('Enter')
  await advanced.waitFor({ state: 'detached' })
  await tick(page, 'Data sources', 'WUENIC')
  await tick(page, 'Data sources', 'MICS')
  const allLevels = page.getByRole('checkbox', { name: 'Select all: levels' })
  await allLevels.press('Space')
  await allLevels.press('Space')
  await tick(page, 'Levels', 'National')
  await tick(page, 'Years', '2021')
  await tick(page, 'Years', '2022')
  await page.getByText('Fully immunized children has no 2022').first().waitFor({ state: 'attached' })
  await saved(page).waitFor()
  expect(await furtherBarriers(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await barriers(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.setViewportSize({ width: 1440, height: 900 })
  // Going back and coming again loses nothing.
  await page.getByRole('button', { name: 'Go Back' }).click()
  await page.reload()
  await next(page).click()
  await page.getByText('3 indicators × 2 sources × 1 level × 2 years').waitFor()
  await next(page).click()
  await page.getByRole('row', { name: /Measles immunization coverage.*WUENIC.*2021–2022/ }).waitFor()
  expect(await furtherBarriers(page)).toEqual([])
  await next(page).click()
  // Coverages of the nation fill neither places nor months nor weeks, which cannot be ticked and say why.
  for (const [name, why] of UNFILLED) {
    const section = page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name }) })
    expect(await section.getByRole('checkbox').isDisabled()).toBe(true)
    expect(await section.innerText()).toContain(why)
  }
  await page.getByRole('button', { name: 'Multi-source Comparison: one place up' }).press('Enter')
  const handles = page.getByRole('button', { name: /^Move / })
  const fourth = await handles.nth(3).getAttribute('aria-label')
  await drag(page, handles.nth(3), handles.nth(1))
  await expect.poll(() => handles.nth(1).getAttribute('aria-label')).toBe(fourth)
  expect(await furtherBarriers(page)).toEqual([])
  await next(page).click()
  expect(await furtherBarriers(page)).toEqual([])
  const save = page.getByRole('button', { name: /^Save (dashboard|changes)$/ })
  await save.dblclick()
  await page.waitForURL(/\/custom\/private\//)
  await charts(page).first().waitFor({ state: 'attached' })
  const tabs = page.getByRole('tab')
  expect(await tabs.allInnerTexts()).not.toContain('Zonal Analysis')
  await page.getByRole('button', { name: 'Copy link to this view' }).waitFor()
  await page.getByText('Only you can open it.').waitFor()
  expect(await tabs.first().innerText()).toBe('Indicator Overview')
  await page.getByText('Meeting <b>of</b> March').first().waitFor()
  // Nothing of other years or sources than those that were chosen.
  const drawn = await charts(page).first().innerText()
  expect(drawn).not.toContain('NDHS')
  const address = page.url()
  const id = address.split('/').at(-1) ?? ''

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
  for (let step = 1; step < 5; step += 1) await next(page).click()
  await page.getByRole('radio', { name: /^Public/ }).check()
  await page.getByLabel('Why should it be public?').fill('For all states')
  await saveElsewhere(page, id)
  await save.click()
  await page.getByRole('alert').filter({ hasText: 'You saved this in another window' }).waitFor()
  await page.getByText('Written elsewhere').waitFor()
  expect(await furtherBarriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Save the result' }).click()
  await page.waitForURL(/\/custom\/public\//)
  await page.getByText('Written elsewhere').waitFor()
  await page.getByText('Awaiting Approval.').waitFor()

  await signInOn(moderator.page, 'journey.admin')
  await moderator.page.goto(page.url())
  await moderator.page.getByText('Reason given: For all states').waitFor()
  if (WIDE) await declineOnce(page, moderator.page, save)
  await moderator.page.getByRole('button', { name: 'Approve' }).click()
  await moderator.page.getByText('Approve', { exact: true }).waitFor({ state: 'detached' })
  await stranger.page.goto(page.url())
  await stranger.page.getByText(WIDE ? MEANT_FOR : 'Written elsewhere').waitFor()
  await charts(stranger.page).first().waitFor({ state: 'attached' })
  await stranger.page.goto('/custom')
  await stranger.page.getByRole('link', { name: 'Meeting <b>of</b> March' }).waitFor()

  if (WIDE) await takeElsewhere(page, stranger.page, { row, id })
  await page.goto('/account#/savedDashboards')
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await furtherBarriers(page)).toEqual([])
  await row.getByRole('button', { name: /^Delete/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm delete Dashboard' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await row.getByRole('button', { name: /^Delete/ }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await row.waitFor({ state: 'detached' })
  // Nothing of it stays on this device.
  const keys = await page.evaluate(() => Object.keys(localStorage).join())
  expect(keys).not.toContain(id)
  // The browser's own message about the one save that came second.
  expect(complaints).toEqual([expect.stringContaining('409 (Conflict)')])
})
