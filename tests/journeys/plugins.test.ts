import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { drawn } from '../drawn.ts'
import { filledTemplate } from '#tests/builders/filled-template.ts'
import { buildZip, pluginParts } from '#tests/builders/hostile-zip.ts'
import type { JourneyPerson } from '#tests/builders/journey-people.ts'
import { PASSWORD } from '#tests/builders/people.ts'
import { HEALTH_OUTCOMES } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'
import { HOSTILE_PLUGINS } from './hostile-plugins.ts'
import { signInOn } from './people.ts'
import { productUrl } from './product.ts'
import { WIDE } from '../wide-run.ts'
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

/** Calls the API in somebody's name, without a browser. */
async function tokenOf(username: JourneyPerson): Promise<string> {
  const answer = await fetch(`${productUrl()}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD }),
  })
  return `Bearer ${((await answer.json()) as { readonly token: string }).token}`
}

/** Has a plugin with this script submitted and approved. */
async function publish(name: string, script: string): Promise<void> {
  const html = `<!doctype html><title>${name}</title><pre></pre><script src="script.js"></script>`
  const [manifest] = pluginParts({ name, title: name, permissions: ['view', 'observations'] })
  const zip = buildZip([
    ...(manifest ? [manifest] : []),
    { name: 'index.html', content: html },
    { name: 'script.js', content: script },
  ])
  const body = new FormData()
  body.set('name', 'Ada')
  body.set('email', 'ada@example.org')
  body.set('plugin', new Blob([Uint8Array.from(zip)]), 'plugin.zip')
  const url = `${productUrl()}/api/plugin-submissions`
  const submitted = await fetch(url, { method: 'POST', headers: { authorization: author }, body })
  const { id } = (await submitted.json()) as { readonly id: number }
  const headers = { authorization: moderator, 'content-type': 'application/json' }
  const approved = await fetch(`${url}/${id}/approve`, { method: 'POST', headers, body: '{}' })
  if (!approved.ok) throw new Error(await approved.text())
}

let author = ''
let moderator = ''

/** A dashboard on which the plugin of that name is on. */
async function readerOf(name: string): Promise<Page> {
  const { page } = await open()
  await page.addInitScript((key) => {
    // In the frame of a plugin there is no storage.
    if (window === window.top) localStorage.setItem(key, 'true')
  }, `plugin:${name}`)
  await page.goto(PAGE)
  await page.getByRole('heading', { name: 'Plugins', exact: true }).waitFor()
  return page
}

describe('a hostile plugin', () => {
  beforeAll(async () => {
    author = await tokenOf('journey.author')
    moderator = await tokenOf('journey.moderator')
    for (const [name, script] of Object.entries(HOSTILE_PLUGINS)) await publish(name, script)
  })

  test('T31 cannot reach cookies, storage, the page, other sites, windows or itself elsewhere', async () => {
    const reader = await readerOf('burglar')
    const shown = reader.frameLocator('iframe').locator('pre')
    await expect.poll(() => shown.innerText()).toContain('"done"')
    const { done, ...tried } = JSON.parse(await shown.innerText()) as Record<string, string>
    expect(done).toBe('done')
    for (const [attempt, outcome] of Object.entries(tried)) expect(outcome, attempt).toBe('refused')
    expect(Object.keys(tried)).toHaveLength(18)
    expect(reader.url()).toContain(HEALTH_OUTCOMES)
    const [, ...pages] = reader.context().pages()
    expect(pages, 'beside the page that keeps the seat').toHaveLength(1)
  })

  test('T25 another window that says hello is not answered; opened by itself it has no origin', async () => {
    const reader = await readerOf('quiet')
    const known = reader.frameLocator('iframe').first().locator('pre')
    await expect.poll(() => known.innerText()).toBe('answered')
    const address = await reader.locator('iframe').getAttribute('src')
    await reader.evaluate((src) => {
      const other = document.createElement('iframe')
      other.setAttribute('sandbox', 'allow-scripts')
      other.src = src
      document.body.append(other)
      window.postMessage({ type: 'msdat:hello', version: 1 }, '*')
    }, address ?? '')
    const other = reader.frameLocator('iframe').last().locator('pre')
    await expect.poll(() => other.innerText()).toBe('waited')
    await reader.goto(address ?? '')
    expect(await reader.evaluate(() => window.origin)).toBe('null')
  })

  // Of the ways to stop one, the others in a wide run.
  test.each(
    [
      ['T32 never ends', 'endless', 'it no longer answered'],
      ['T26 floods the page', 'flood', 'it sent too many messages'],
      ['leaves its page', 'leaver', 'it tried to leave its page'],
    ].slice(0, WIDE ? 3 : 1),
  )('which %s is stopped, and the page goes on', async (_what, name, reason) => {
    const reader = await readerOf(name)
    // The page answers while the plugin does its worst.
    await reader.getByRole('tab', { name: 'Zonal Analysis' }).click()
    const section = () => new URL(reader.url()).searchParams.get('section')
    await expect.poll(section).toBe('zonal-analysis')
    await reader.getByText(`The plugin “${name}” was stopped because ${reason}.`).waitFor()
    expect(await reader.locator('iframe').count()).toBe(0)
    await reader.getByRole('button', { name: 'Start again' }).waitFor()
  })
})
