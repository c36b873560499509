import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { buildZip, pluginParts } from '#tests/builders/hostile-zip.ts'
import type { JourneyPerson } from '#tests/builders/journey-people.ts'
import { HEALTH_OUTCOMES } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'
import { signInOn } from './people.ts'

const open = eachVisit()

const PAGE = `${HEALTH_OUTCOMES}?section=indicator-overview&indicator=18&datasource=2&location=1&period=2018`

async function signedIn(username: JourneyPerson, width = 1440): Promise<Page> {
  const { page } = await open({ width })
  await signInOn(page, username)
  return page
}

/** What axe finds in the page; the frame of a plugin is its author's. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** The rows of the plugin from the template, as a reader reads them. */
function pluginRows(page: Page) {
  return page.frameLocator('iframe').getByRole('row')
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
  const { readFile } = await import('node:fs/promises')
  const zip = { name: 'plugin.zip', mimeType: 'application/zip', buffer: await readFile(template) }
  await author.getByLabel('Zip File').setInputFiles(zip)
  await author.getByRole('button', { name: 'Submit', exact: true }).click()
  await author.getByText('Your plugin has been submitted successfully').waitFor()
  await author.keyboard.press('Escape')
  await author.getByText('Awaiting approval').waitFor()

  const moderator = await signedIn('journey.moderator')
  await moderator.goto('/account#/approvePlugin')
  await moderator.getByRole('button', { name: 'Files and preview' }).click()
  await moderator.getByRole('cell', { name: 'text/javascript' }).first().waitFor()
  await moderator.getByRole('button', { name: 'Run it in the sandbox' }).click()
  await pluginRows(moderator).nth(1).waitFor()
  expect(await faults(moderator)).toEqual([])
  await moderator.getByRole('button', { name: 'Approve', exact: true }).click()
  await moderator.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await moderator.getByText('No pending plug-ins.').waitFor()

  const { page: reader } = await open()
  await reader.goto(PAGE)
  await reader.getByRole('button', { name: 'Options' }).click()
  await reader.getByRole('menuitem', { name: 'View Plugins' }).click()
  await reader.getByRole('switch', { name: /^Sources here/ }).check()
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
  await admin.getByRole('button', { name: 'Disable Sources here' }).waitFor()
  expect(await faults(admin)).toEqual([])
  expect(await admin.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await admin.getByRole('button', { name: 'Disable Sources here' }).click()
  await admin.getByRole('button', { name: 'Enable Sources here' }).waitFor()
  // T33 the reader comes back to the page: what was disabled is gone from it.
  await reader.evaluate(() => window.dispatchEvent(new Event('focus')))
  await reader.locator('iframe').waitFor({ state: 'detached' })
})

/** Has a plugin with this script approved, and opens a dashboard on which it is on. */
async function readerOf(name: string, script: string): Promise<Page> {
  const author = await signedIn('journey.author')
  const origin = inject('productUrl')
  const parts = pluginParts({ name, title: name, permissions: ['view', 'observations'] })
  const html = `<!doctype html><title>${name}</title><pre></pre><script src="script.js"></script>`
  const zip = buildZip([
    ...parts.filter((part) => part.name !== 'index.html'),
    { name: 'index.html', content: html },
    { name: 'script.js', content: script },
  ])
  const submitted = await author.request.post('/api/plugin-submissions/', {
    headers: { origin },
    multipart: {
      name: 'Ada',
      email: 'ada@example.org',
      plugin: { name: 'plugin.zip', mimeType: 'application/zip', buffer: zip },
    },
  })
  const { id } = (await submitted.json()) as { readonly id: number }
  const moderator = await signedIn('journey.moderator')
  await moderator.request.post(`/api/plugin-submissions/${id}/approve`, { headers: { origin }, data: {} })
  const reader = await signedIn('journey.reader')
  await reader.goto(PAGE)
  await reader.evaluate((key) => localStorage.setItem(key, 'true'), `plugin:${name}`)
  await reader.goto(PAGE)
  await reader.locator('iframe').waitFor()
  return reader
}

const HELLO = `parent.postMessage({ type: 'msdat:hello', version: 1 }, '*')`

describe('a hostile plugin', () => {
  test('T31 cannot reach cookies, storage, the page, other sites, windows or itself elsewhere', async () => {
    const reader = await readerOf('burglar', BURGLAR)
    const shown = reader.frameLocator('iframe').locator('pre')
    await expect.poll(() => shown.innerText(), { timeout: 20_000 }).toContain('"done"')
    const tried = JSON.parse(await shown.innerText()) as Record<string, string>
    for (const [attempt, outcome] of Object.entries(tried)) {
      if (attempt !== 'done') expect(outcome, attempt).toBe('refused')
    }
    expect(Object.keys(tried)).toHaveLength(18)
    expect(reader.url()).toContain(HEALTH_OUTCOMES)
    expect(reader.context().pages()).toHaveLength(1)
  })

  test('opened by itself it has no rights either', async () => {
    const reader = await signedIn('journey.reader')
    const { results } = (await (await reader.request.get('/api/plugins')).json()) as {
      readonly results: readonly { readonly name: string; readonly page: string }[]
    }
    await reader.goto(results.find(({ name }) => name === 'burglar')?.page ?? '')
    expect(await reader.evaluate(() => window.origin)).toBe('null')
  })

  test('T25 another window that says hello is not answered', async () => {
    const reader = await readerOf('quiet', HELLO)
    const answered = await reader.evaluate(async () => {
      const heard: string[] = []
      window.addEventListener('message', ({ data }) => heard.push(String(data)))
      const other = document.createElement('iframe')
      other.setAttribute('sandbox', 'allow-scripts')
      other.srcdoc = `<script>
        addEventListener('message', () => parent.postMessage('answered', '*'))
        parent.postMessage({ type: 'msdat:hello', version: 1 }, '*')
        setTimeout(() => parent.postMessage('waited', '*'), 500)
      </script>`
      document.body.append(other)
      window.postMessage({ type: 'msdat:hello', version: 1 }, '*')
      while (!heard.includes('waited')) await new Promise((resolve) => setTimeout(resolve, 50))
      return heard.includes('answered')
    })
    expect(answered).toBe(false)
  })

  test.each([
    [
      'T26 floods the page',
      'flood',
      `${HELLO}; setInterval(() => { for (let i = 0; i < 1000; i++) ${HELLO} }, 1)`,
      'it sent too many messages',
    ],
    [
      'T32 never ends',
      'endless',
      `${HELLO}; setTimeout(() => { for (;;) {} }, 300)`,
      'it no longer answered',
    ],
    [
      'leaves its page',
      'leaver',
      `${HELLO}; setTimeout(() => { location.href = '/about' }, 300)`,
      'it tried to leave its page',
    ],
  ])('which %s is stopped, and the page goes on', async (_what, name, script, reason) => {
    const reader = await readerOf(name, script)
    // The page answers while the plugin does its worst.
    await reader.getByRole('tab', { name: 'Zonal Analysis' }).click()
    await expect.poll(() => new URL(reader.url()).searchParams.get('section')).toBe('zonal-analysis')
    const words = `The plugin “${name}” was stopped because ${reason}.`
    await reader.getByText(words).waitFor({ timeout: 20_000 })
    expect(await reader.locator('iframe').count()).toBe(0)
    await reader.getByRole('button', { name: 'Start again' }).waitFor()
  })
})

/** Tries everything that a sandbox must refuse, and shows what became of each attempt. */
const BURGLAR = `
const outcome = {}
const attempt = async (name, work) => {
  try {
    const worked = await work()
    outcome[name] = worked === undefined || worked === null || worked === false ? 'refused' : 'WORKED'
  } catch {
    outcome[name] = 'refused'
  }
}
const blockedByPolicy = (start) => new Promise((resolve) => {
  addEventListener('securitypolicyviolation', () => resolve(false), { once: true })
  Promise.resolve(start()).then(() => setTimeout(() => resolve(true), 1500), () => resolve(false))
})
;(async () => {
  await attempt('cookie', () => document.cookie)
  await attempt('set a cookie', () => { document.cookie = 'a=1'; return document.cookie })
  await attempt('localStorage', () => { localStorage.setItem('a', '1'); return true })
  await attempt('sessionStorage', () => sessionStorage)
  await attempt('indexedDB', () => new Promise((resolve, reject) => {
    const request = indexedDB.open('a')
    request.onsuccess = () => resolve(true)
    request.onerror = reject
  }))
  await attempt('caches', () => caches.open('a'))
  await attempt('the page around it', () => parent.document.title)
  await attempt('storage of the page', () => top.localStorage.length)
  await attempt('fetch from the product', () => fetch('/api/account', { credentials: 'include' }))
  await attempt('fetch from another site', () => fetch('https://example.org/'))
  await attempt('XMLHttpRequest', () => new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.onload = () => resolve(true)
    request.onerror = reject
    request.open('GET', '/api/health')
    request.send()
  }))
  await attempt('web socket', () => blockedByPolicy(() => new WebSocket('wss://example.org/')))
  await attempt('picture of another site', () => blockedByPolicy(() => { new Image().src = 'https://example.org/a.png' }))
  await attempt('eval', () => eval('1 + 1'))
  await attempt('service worker', () => navigator.serviceWorker.register('script.js'))
  await attempt('worker', () => blockedByPolicy(() => new Worker(URL.createObjectURL(new Blob(['1'])))))
  await attempt('a new window', () => window.open('/about'))
  await attempt('lead the page elsewhere', () => { top.location.href = '/about'; return true })
  outcome.done = 'done'
  document.querySelector('pre').textContent = JSON.stringify(outcome)
})()
`
