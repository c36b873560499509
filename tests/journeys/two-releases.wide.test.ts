import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { SLOW_HASHING } from '#server/identity/password-hashing.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { launchBrowser, visit } from '../browser.ts'
import { OBSERVATION_HEADER } from '../builders/made-up-dataset.ts'
import { makeAccount } from '../builders/people.ts'
import { startProduct } from '../builders/running-product.ts'
import { newStore } from '../builders/test-store.ts'
import { drawn } from '../drawn.ts'
import { figureCard, readTable } from './figure-card.ts'
import { barriers } from './registered-person.ts'

let browser: Browser

let url: string

/** A product of its own, whose second release is published while somebody keeps the numbers of its first. */
beforeAll(async () => {
  const store = await newStore('embedded', 'first-release')
  const database = await openDatabase(store)
  await makeAccount(database, 'author', 'user', SLOW_HASHING)
  await makeAccount(database, 'publisher', 'admin', SLOW_HASHING)
  await database.close()
  const product = await startProduct({ dataDir: store.dataDir })
  url = product.url
  browser = await launchBrowser()
  return async () => {
    await browser.close()
    await product.stop()
  }
}, 300_000)

async function visitAs(username: string) {
  const opened = await visit(browser, url)
  const headers = { origin: url }
  const data = { username, password: 'Right-horse 7 staple' }
  const answer = await opened.page.request.post('/api/login', { headers, data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return opened
}

const currentRelease = async (page: Page): Promise<string> =>
  (await (await page.request.get('/api/releases/current')).json()).hash

const frozenAt = async (page: Page, id: string): Promise<string | null> =>
  (await (await page.request.get(`/api/document/${id}`)).json()).data.document.blocks[0].frozen

const VIEW = { kind: 'trend', indicators: [7], sources: [2], locations: [1], periods: [], options: {} }

const REPORT = {
  ...EMPTY_DASHBOARD,
  ...{ kind: 'report', title: 'Shovels of the winter' },
  blocks: [
    {
      ...{ kind: 'figure', id: 'shovels', view: VIEW, title: '', note: '', height: 'usual', width: 'full' },
      ...{ annotations: [], frozen: null },
    },
  ],
}

/** One figure is corrected, and one of a new year is published. */
const SECOND = `${OBSERVATION_HEADER}\n7,2,1,2018,45,40,50,90,,,800,rounded\n7,2,1,2024,55,,,,,,,\n`

const numbers = async (page: Page) => {
  const rows = await readTable(figureCard(page, /shovel/i))
  const own = rows.filter(({ Source }) => Source?.includes('House survey'))
  return own.map((row) => `${row.Period} ${row.Value}`).sort()
}

test('a report keeps the numbers of one release, says cell by cell what the next has otherwise, and takes it when asked to', async () => {
  const { page, complaints } = await visitAs('author')
  const answer = await page.request.post('/api/document', {
    headers: { origin: url },
    data: { document: REPORT },
  })
  const { id } = (await answer.json()).data
  await page.goto(`/report/${id}`)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('button', { name: 'Freeze: keep the numbers of this release' }).click()
  await page.getByText('Snapshot', { exact: true }).waitFor()
  const first = await currentRelease(page)
  await expect.poll(() => frozenAt(page, id)).toBe(first)

  const publisher = await visitAs('publisher')
  const published = await publisher.page.request.post('/api/data-imports', {
    headers: { origin: url },
    data: { files: [{ name: 'second.csv', text: SECOND }], note: 'A correction and a year' },
  })
  expect(published.status(), await published.text()).toBe(201)
  const second = await currentRelease(page)
  expect(second).not.toBe(first)

  await page.goto(`/report/${id}`)
  const news = page.getByRole('complementary', { name: 'New data since this report' })
  await news.getByText('2 of 4 numbers in it have changed. Nothing changes unless you say so.').waitFor()
  const cells = await news
    .getByRole('row')
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).innerText.split(/\t/)))
  expect(cells.slice(1).map((row) => row.map((cell) => cell.trim()))).toEqual([
    ['House survey · Survey · 2018', '40%', '45%', '+5'],
    ['House survey · Survey · 2024', 'none', '55.0%', ''],
  ])
  await drawn(page)
  expect(await numbers(page)).toEqual(['2018 40%', '2023 52.5%'])
  expect(await barriers(page)).toEqual([])
  expect(await frozenAt(page, id)).toBe(first)

  const update = news.getByRole('button', { name: 'Update chosen' })
  expect(await update.isDisabled()).toBe(true)
  await news.getByRole('checkbox').check()
  await update.click()
  await page.waitForURL(/\/report\/draft$/)
  await news.waitFor({ state: 'detached' })
  await expect.poll(() => frozenAt(page, id)).toBe(second)
  await page.goto(`/report/${id}`)
  await drawn(page)
  expect(await numbers(page)).toEqual(['2018 45%', '2023 52.5%', '2024 55.0%'])
  expect(await news.count()).toBe(0)

  // A link that names the first release shows the newest, and says which numbers differ.
  await page.goto(`/figure?kind=trend&indicator=7&datasource=2&location=1&release=${first}`)
  const link = page.getByRole('complementary', { name: 'New data since this link' })
  await link.getByText(/2 of 4 numbers differ\.$/).waitFor()
  // So does one that names it by its number.
  await page.goto('/figure?kind=trend&indicator=7&datasource=2&location=1&release=1')
  await link.getByText(/an earlier release \(1\).*2 of 4 numbers differ\.$/).waitFor()
  await page.goto(
    '/dashboard/Health_Outcomes_and_Service_Coverage?indicator=7&datasource=2&location=1&release=1',
  )
  await link.getByText(/numbers in the figures on this page have changed since release 1/).waitFor()
  await link.getByRole('link', { name: 'All changes' }).waitFor()
  expect(complaints).toEqual([])
  await publisher.close()
})
