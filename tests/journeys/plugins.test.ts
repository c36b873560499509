import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildZip, pluginParts } from '#tests/builders/hostile-zip.ts'
import type { JourneyPerson } from '#tests/builders/journey-people.ts'
import { PASSWORD } from '#tests/builders/people.ts'
import { HEALTH_OUTCOMES } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'
import { HOSTILE_PLUGINS } from './hostile-plugins.ts'
import { productUrl } from './product.ts'
import { WIDE } from '../wide-run.ts'

const open = eachVisit()

const PAGE = `${HEALTH_OUTCOMES}?section=indicator-overview&indicator=18&datasource=2&location=1&period=2018`

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
