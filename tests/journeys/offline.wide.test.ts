import type { Browser } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { launchBrowser, type Visit, visit } from '../browser.ts'
import { type BadLine, layLine, type LineState } from '../builders/bad-line.ts'
import { PASSWORD } from '../builders/people.ts'
import { drawn } from '../drawn.ts'
import { HEALTH_OUTCOMES } from './dashboard-page.ts'
import { allSent, askAndCheck, FORM, readDashboards, withWorker, write } from './offline-walk.ts'
import { productUrl } from './product.ts'

// One reader keeps everything, and goes the same way over lines that are bad in different ways.
const PATIENCE = 900_000
let browser: Browser
let line: BadLine
let reader: Visit
let id: string

beforeAll(async () => {
  line = await layLine(productUrl())
  browser = await launchBrowser()
  reader = await visit(browser, line.url, { keeps: true })
  const { page } = reader
  const headers = { origin: line.url }
  const data = { username: 'journey.admin', password: PASSWORD }
  expect((await page.request.post('/api/login', { headers, data })).status()).toBe(200)
  const blocks = [{ kind: 'heading', id: 'one', text: 'Snow', level: 2 }]
  const made = await page.request.post('/api/document', {
    headers,
    data: { document: { ...EMPTY_DASHBOARD, title: 'Snow', blocks } },
  })
  id = (await made.json()).data.id
  await page.goto('/on-this-device')
  await withWorker(page)
  await page.getByRole('button', { name: 'Keep Everything' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Everything' })
  await row.filter({ hasText: 'Opens without network.' }).first().waitFor({ timeout: 300_000 })
  // What is to be worked on has been opened once.
  await page.goto(FORM)
  await page.getByRole('main').getByRole('textbox').last().waitFor()
  await page.goto(`/document/${id}/edit`)
  await page.getByLabel('Title', { exact: true }).first().waitFor()
  return async () => {
    await browser.close()
    await line.close()
  }
}, PATIENCE)

beforeEach(async () => {
  line.missing = null
  await put('good')
  line.arrived.length = 0
})

/** What the account has. */
async function account() {
  const { page } = reader
  const document = (await (await page.request.get(`${productUrl()}/api/document/${id}`)).json()).data
  const form = await (await page.request.get(`${productUrl()}/api/data-entry/forms/2/27/2024`)).json()
  const cells = Object.values(form.cells) as readonly { readonly text: string }[]
  return { title: document.title, version: document.version, cells: cells.map(({ text }) => text) }
}

async function put(state: LineState): Promise<void> {
  line.state = state
  await reader.context.setOffline(state === 'cut')
}

test.each<[LineState, string]>([
  ['cut', '31'],
  ['silent', '32'],
  ['patchy', '33'],
])(
  'over a line that is %s: five dashboards with every control, three questions, a number, figures and a document, all sent once',
  async (state, words) => {
    const { page } = reader
    const before = await account()
    await put(state)
    await page.goto('/on-this-device')
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await readDashboards(page)
    await askAndCheck(page, state !== 'patchy')
    await write(page, id, words)
    await page.goto('/on-this-device')
    if (state === 'cut') {
      const titles = page.getByRole('listitem').filter({ hasText: /Kano, 2024|Figure 31/ })
      await expect.poll(() => titles.count()).toBe(2)
      expect(line.arrived).toEqual([])
    }
    await put('good')
    await allSent(page)
    expect(await account()).toEqual({
      title: `Figure ${words}`,
      version: before.version + 1,
      cells: [words],
    })
    const answered = ['PUT', 'PATCH'].map((method) => line.arrived.filter((one) => one.startsWith(method)))
    if (state === 'cut') expect(answered.map((calls) => calls.length)).toEqual([1, 1])
    expect(await page.getByRole('button', { name: 'Keep the one typed here' }).count()).toBe(0)
  },
  PATIENCE,
)

test(
  'an old file of the program that neither the device nor the server has costs its part alone, and goes on when it is there',
  async () => {
    const { page } = reader
    const files = /\/assets\/sections-[^/]*\.js$/
    await page.evaluate(forgetFiles, files.source)
    await (await reader.context.newCDPSession(page)).send('Network.clearBrowserCache')
    line.missing = files
    await page.goto(HEALTH_OUTCOMES)
    await drawn(page)
    await page.getByRole('tab', { name: 'Zonal Analysis' }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' }).first()
    await alert.waitFor()
    await page.getByRole('banner').getByText('MSDAT Platform').waitFor()
    line.missing = null
    await alert.getByRole('button', { name: 'Try again' }).click()
    await alert.waitFor({ state: 'detached' })
    await page.locator('[data-picture] svg').first().waitFor()
  },
  PATIENCE,
)

test(
  'answers that are lost: a document, figures, a comment and a followed topic go again under the same name, and are done once',
  async () => {
    const { page } = reader
    const before = await account()
    await page.goto('/health-think/signup')
    await page.getByRole('button', { name: 'Join', exact: true }).click()
    await page.getByText('Nothing yet. Choose indicators').waitFor()
    await put('deaf')
    await write(page, id, '34')
    await page.goto(`/custom/private/${id}`)
    await page.getByRole('textbox', { name: 'Your comment' }).fill('Snow in March')
    await page.getByRole('button', { name: 'Send comment' }).click()
    await page.getByText('Kept on this device; it is sent').waitFor()
    await page.goto('/health-think?topic=place:27')
    await page.getByRole('button', { name: 'Follow this topic' }).click()
    await page.getByRole('button', { name: 'Unfollow' }).waitFor()
    await page.goto('/on-this-device')
    await allSent(page)
    expect(await account()).toEqual({
      ...{ title: 'Figure 34', version: before.version + 1, cells: ['34'] },
    })
    const [comments, room] = await Promise.all(
      [`/api/document/${id}/comments?size=50`, '/api/reading/profile'].map(async (path) =>
        (await page.request.get(`${productUrl()}${path}`)).json(),
      ),
    )
    expect(comments.results.map(({ text }: { readonly text: string }) => text)).toEqual(['Snow in March'])
    expect(room.topics).toEqual([{ kind: 'place', topic: '27' }])
    const twice = ['PATCH /api/document/', 'PUT /api/data-entry/', 'PUT /api/reading/topics'].map(
      (change) => line.arrived.filter((one) => one.startsWith(change)).length,
    )
    expect(Math.min(...twice)).toBeGreaterThan(1)
    expect(line.arrived.filter((one) => one.endsWith('/comments'))).toHaveLength(2)
  },
  PATIENCE,
)

test(
  'a device without room: what is kept stays and is read, what is written is told, and all of it goes once there is room',
  async () => {
    const { page, context } = reader
    const before = await account()
    const cdp = await context.newCDPSession(page)
    const room = (quotaSize?: number) =>
      cdp.send('Storage.overrideQuotaForOrigin', {
        origin: line.url,
        ...(quotaSize !== undefined && { quotaSize }),
      })
    await page.goto('/on-this-device')
    await room(1)
    // The browser remembers for a while how much room there was.
    await expect.poll(() => page.evaluate(isFull), { timeout: 90_000, interval: 1000 }).toBe(true)
    await page
      .getByRole('button', { name: /^Keep (?!Everything)/ })
      .first()
      .click()
    await page
      .getByText(/^(?:This|The) device has no room for/)
      .first()
      .waitFor()
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Everything' })
      .getByText('Opens without network.')
      .waitFor()
    await put('cut')
    await page.goto(HEALTH_OUTCOMES)
    await drawn(page)
    await page.locator('[data-picture] svg').first().waitFor()
    await page.goto(FORM)
    await page.getByRole('main').getByRole('textbox').last().fill('35')
    await page.getByText('This device has no room to keep what you write').waitFor()
    await room()
    await page.getByRole('main').getByRole('textbox').last().fill('36')
    await page.getByText(/^Draft kept on this device/).waitFor()
    await put('good')
    await page.goto('/on-this-device')
    await allSent(page)
    expect(await account()).toEqual({ ...before, cells: ['36'] })
  },
  PATIENCE,
)

/** Runs in the page. */
async function forgetFiles(files: string): Promise<void> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const { url } of await cache.keys()) if (new RegExp(files).test(url)) await cache.delete(url)
  }
}

/** Runs in the page: whether the browser takes nothing more into a database of this site. */
function isFull(): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('room')
    opening.onupgradeneeded = () => opening.result.createObjectStore('rows', { autoIncrement: true })
    opening.onerror = () => resolve(true)
    opening.onblocked = () => reject(new Error('The database is open elsewhere.'))
    opening.onsuccess = () => {
      const database = opening.result
      const writing = database.transaction('rows', 'readwrite')
      writing.objectStore('rows').add('snow')
      const end = (full: boolean) => {
        database.close()
        resolve(full)
      }
      writing.oncomplete = () => end(false)
      writing.onabort = () => end(true)
    }
  })
}
