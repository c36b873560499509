import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { drawn } from '../drawn.ts'
import { filledTemplate } from '#tests/builders/filled-template.ts'
import type { JourneyPerson } from '#tests/builders/journey-people.ts'
import { HEALTH_OUTCOMES } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'
import { signInOn } from './people.ts'
import { barriers } from './registered-person.ts'

const open = eachVisit()

const PAGE = `${HEALTH_OUTCOMES}?section=indicator-overview&indicator=18&datasource=2&location=1&period=2018`

async function signedIn(username: JourneyPerson, width = 1440): Promise<Page> {
  const { page } = await open({ width })
  await signInOn(page, username)
  return page
}

/** The findings of axe in the page; the frame of a plugin is its author's. */
const faults = (page: Page) => barriers(page, ['best-practice'], { not: 'iframe' })

/** The rows of the plugin from the template, as a reader reads them. */
function pluginRows(page: Page) {
  return page.frameLocator('iframe').getByRole('row')
}

/** Writes about the submission that is open, which has this many comments afterwards. */
async function comment(page: Page, text: string, count: number): Promise<void> {
  await page.getByLabel('Your comment').fill(text)
  await page.getByRole('button', { name: 'Send comment' }).click()
  await page.getByRole('list', { name: 'Comments' }).getByText(text).waitFor()
  await page.getByRole('button', { name: `Comments (${count})` }).waitFor()
}

test('a plugin goes from the template over the review to readers, and is gone once it is disabled', async () => {
  const author = await signedIn('journey.author')
  await author.goto('/account#/createPlugin')
  const download = author.waitForEvent('download')
  await author.getByRole('link', { name: 'Download the template (zip)' }).click()
  const template = await (await download).path()
  await author.getByRole('button', { name: 'Submit a Plugin' }).click()
  await author.getByRole('button', { name: 'Submit', exact: true }).click()
  await author.getByText('Choose the zip file of your plugin.').waitFor()
  await author
    .getByLabel('Zip File')
    .setInputFiles({ name: 'wrong.zip', mimeType: 'application/zip', buffer: Buffer.from('no zip at all') })
  await author.getByRole('button', { name: 'Submit', exact: true }).click()
  await author.getByText('The file is not a zip archive.').waitFor()
  expect(await faults(author)).toEqual([])
  const unfilled = await readFile(template)
  const zip = { name: 'plugin.zip', mimeType: 'application/zip', buffer: unfilled }
  await author.getByLabel('Zip File').setInputFiles(zip)
  await author.getByRole('button', { name: 'Submit', exact: true }).click()
  await author
    .getByText(/“Your name” is what stands in the template/)
    .first()
    .waitFor()
  await author.getByLabel('Zip File').setInputFiles({ ...zip, buffer: filledTemplate(unfilled) })
  await author.getByRole('button', { name: 'Submit', exact: true }).click()
  await author.getByText('Your plugin has been submitted successfully').waitFor()
  await author.keyboard.press('Escape')
  await author.getByText('Awaiting approval', { exact: true }).waitFor()

  const moderator = await signedIn('journey.moderator')
  await moderator.goto('/account#/approvePlugin')
  await moderator.getByRole('button', { name: 'Files and preview' }).click()
  await moderator.getByRole('cell', { name: 'text/javascript' }).first().waitFor()
  await moderator.getByRole('button', { name: 'Run it in the sandbox' }).click()
  await pluginRows(moderator).nth(1).waitFor()
  await moderator.getByRole('button', { name: 'Comments (0)' }).click()
  await comment(moderator, 'Which source comes first?', 1)
  expect(await faults(moderator)).toEqual([])

  await author.goto('/account#/notification')
  const told = author.getByRole('listitem').filter({ hasText: 'on “Sources of the place”' })
  await told.getByRole('link', { name: 'View Message' }).click()
  await author.getByText('Which source comes first?').waitFor()
  await comment(author, 'The one of the view.', 2)
  expect(await faults(author)).toEqual([])

  await moderator.getByRole('button', { name: 'Approve', exact: true }).click()
  await moderator.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await moderator.getByText('No pending plug-ins.').waitFor()

  const { page: reader } = await open()
  await reader.goto(PAGE)
  await reader.getByRole('button', { name: 'Options' }).click()
  await reader.getByRole('menuitem', { name: 'View Plugins' }).click()
  await reader.getByRole('switch', { name: /^Sources of the place/ }).check()
  expect(await faults(reader)).toEqual([])
  await reader.keyboard.press('Escape')
  // NDHS 2023–24 is the latest of that source; the figure is the one of the data set.
  const row = pluginRows(reader).filter({ hasText: 'NDHS (Survey)' })
  await row.waitFor()
  expect((await row.innerText()).replace(/\s+/g, ' ')).toMatch(/NDHS \(Survey\) 2023–24 53\.4%/)
  await reader.frameLocator('iframe').getByRole('button', { name: 'About these figures' }).click()
  await reader.getByRole('dialog').getByText('https://dhsprogram.com/').waitFor()
  await reader.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()

  const admin = await signedIn('journey.admin', 360)
  await admin.goto('/admin#/Plugins')
  await admin.getByRole('button', { name: 'Disable Sources of the place' }).waitFor()
  await drawn(admin)
  await admin.getByRole('heading', { level: 1 }).waitFor()
  expect(await faults(admin)).toEqual([])
  expect(await admin.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await admin.getByRole('button', { name: 'Disable Sources of the place' }).click()
  await admin.getByRole('button', { name: 'Enable Sources of the place' }).waitFor()
  // T33 the reader comes back to the page: what was disabled is gone from it.
  await reader.evaluate(() => window.dispatchEvent(new Event('focus')))
  await reader.locator('iframe').waitFor({ state: 'detached' })
})
