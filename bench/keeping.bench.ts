import { readFileSync, statSync } from 'node:fs'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { visit } from '#tests/browser.ts'
import { withProduct } from './bench-product.ts'
import { keepByButton, keptState, withWorker } from './kept-device.ts'
import { launchReadersBrowser, SLOWER_PROCESSOR, slowDown } from './readers-browser.ts'
import { type Measured, report } from './report.ts'

// What keeping costs on a device with a processor four times slower: bytes in the database, seconds, and the memory of the page when
// everything is kept; and one file from phone to phone without a line.
const MOST = { state: 1, all: 12 } as const
/** A phone of 3 GB leaves a page about so much, in megabytes. */
const MOST_MEMORY = 300

const megabytes = (bytes: number) => bytes / 1e6

/** Keeps something on a device of its own. Gives what is left open on it. */
async function kept(browser: Browser, url: string, name: string) {
  const reader = await visit(browser, url, { keeps: true, width: 360, height: 780 })
  const { page } = reader
  await page.goto('/on-this-device')
  await withWorker(page)
  await slowDown(page, SLOWER_PROCESSOR)
  if (name.startsWith('My state'))
    await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Kano' })
  const spent = await keepByButton(page, name)
  const { bytes, faults } = await keptState(page)
  if (faults.length > 0) throw new Error(faults.join('; '))
  return { ...reader, spent, bytes }
}

/** The memory of the processes that draw pages and run workers, and of the page's own heap, in megabytes. */
async function memoryOf(browser: Browser, page: Page) {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const own = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => residentOf(id))
  const heap = await (await page.context().newCDPSession(page)).send('Runtime.getHeapUsage')
  return { processes: own.reduce((sum, one) => sum + one, 0), heap: megabytes(heap.usedSize) }
}

function residentOf(id: number): number {
  const status = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8')
  return Number(/^Pss:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
}

/** Passes on what is kept as one file, and opens it on another device whose line is cut. */
async function passedOn(browser: Browser, url: string, page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Pass on as one file: My state/ }).click(),
  ])
  const path = await download.path()
  const other = await visit(browser, url, { keeps: true })
  await other.page.goto('/on-this-device')
  await withWorker(other.page)
  await other.context.setOffline(true)
  const start = performance.now()
  await other.page.locator('input[type=file]').setInputFiles({
    ...{ name: 'kano.msdat', mimeType: 'application/zip', buffer: readFileSync(path) },
  })
  await other.page
    .getByText(/^Passed on to you as a file/)
    .first()
    .waitFor()
  const spent = performance.now() - start
  const { bytes } = await keptState(other.page)
  await other.close()
  return { size: statSync(path).size, spent, bytes }
}

async function measured(url: string): Promise<Measured[]> {
  const rows: Measured[] = []
  const add = (what: string, bytes: number, spent: number, most?: number) =>
    rows.push({
      what,
      value: `${megabytes(bytes).toFixed(2)} MB in ${(spent / 1000).toFixed(1)} s`,
      ...(most !== undefined && { budget: `≤ ${most} MB`, kept: megabytes(bytes) <= most }),
    })
  const inBrowser = async (work: (browser: Browser) => Promise<unknown>) => {
    const browser = await launchReadersBrowser()
    await work(browser).finally(() => browser.close())
  }
  await inBrowser(async (browser) => {
    const state = await kept(browser, url, 'My state: Kano')
    add('my state with the program', state.bytes, state.spent, MOST.state)
    const passed = await passedOn(browser, url, state.page)
    add('my state as one file, opened on another device without a line', passed.size, passed.spent)
    add('of it in the database there', passed.bytes, 0)
  })
  await inBrowser(async (browser) => {
    const all = await kept(browser, url, 'Everything')
    add('everything with the program', all.bytes, all.spent, MOST.all)
    await all.context.setOffline(true)
    rows.push(...(await walked(browser, all.context, all.page)))
  })
  return rows
}

/** The most memory while a reader goes through pages of what is kept. */
async function walked(browser: Browser, context: BrowserContext, page: Page): Promise<Measured[]> {
  const pages = [
    '/dashboard/Health_Outcomes_and_Service_Coverage?indicator=18&location=27',
    '/health-profiles/kano',
    '/advanced-triangulation-dashboard?indicator=18&datasource=10&compare=107,102',
    '/metadata-qa',
    '/check?indicator=18&location=27&period=2022',
  ]
  let [processes, heap] = [0, 0]
  for (const address of pages) {
    await page.goto(address)
    await page.waitForTimeout(4000)
    const now = await memoryOf(browser, page)
    processes = Math.max(processes, now.processes)
    heap = Math.max(heap, now.heap)
  }
  await context.setOffline(false)
  return [
    {
      what: 'memory of page and worker, everything kept, five pages without a line, at most',
      value: `${Math.round(processes)} MB, heap of the page ${Math.round(heap)} MB`,
      budget: `≤ ${MOST_MEMORY} MB`,
      kept: processes <= MOST_MEMORY,
    },
  ]
}

const rows = await withProduct(({ url }) => measured(url))
report('Keeping on a device', rows)
