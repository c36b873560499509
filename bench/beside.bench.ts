import type { Browser, Page } from 'playwright-core'
import { visit } from '#tests/browser.ts'
import { apiTransfers, totalBytes, type Transfer } from '#tests/network-log.ts'
import { generatedSite, serveFolder } from './beside/generated-site.ts'
import { inFolder, withProduct } from './bench-product.ts'
import { launchReadersBrowser, SLOWER_PROCESSOR, slowDown } from './readers-browser.ts'
import { type Measured, progress, report } from './report.ts'
import { kilobytes, milliseconds, quantile } from './sample.ts'

// The first dashboard beside the same one made by a generator of sites, from the same release, on the same line, in turn.
const ROUNDS = Number(process.env.MSDAT_BENCH_ROUNDS ?? 5)
const SLOW = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8, offline: false }

interface Site {
  readonly address: string
  /** Chooses another source with the page's own control. */
  readonly choose: (page: Page) => Promise<void>
}

interface Seen {
  firstPaint: number
  firstChart: number
  whole: number
  largestPaint: number
  blocked: number
}

interface Visit extends Seen {
  readonly transfers: readonly Transfer[]
  readonly elements: number
  /** What another source fetched. */
  readonly pressed: readonly Transfer[]
}

/** The first picture of more than a sign, the last change of the page before it came to rest, and the browser's own entries. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { firstPaint: 0, firstChart: 0, whole: 0, largestPaint: 0, blocked: 0 }
    Object.assign(window, { seenBeside: seen })
    const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
    observe('largest-contentful-paint', ({ startTime }) => {
      seen.largestPaint = startTime
    })
    observe('longtask', ({ duration }) => {
      seen.blocked += Math.max(0, duration - 50)
    })
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') seen.firstPaint = startTime
    })
    const isChart = (svg: Element) => svg.querySelectorAll('path, rect, circle, line').length > 8
    new MutationObserver(() => {
      seen.whole = performance.now()
      if (seen.firstChart === 0 && [...document.querySelectorAll('svg')].some(isChart))
        seen.firstChart = performance.now()
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
}

async function measured(browser: Browser, { address, choose }: Site, slow: boolean): Promise<Visit> {
  const { origin, pathname } = new URL(address)
  const reader = await visit(browser, origin, { width: 1440, height: 900 })
  const { page, network } = reader
  await watch(page)
  if (slow) {
    const session = await reader.context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW)
    await slowDown(page, SLOWER_PROCESSOR)
  }
  await page.goto(pathname)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(slow ? 3000 : 1000)
  const seen = await page.evaluate(() => (window as unknown as { seenBeside: Seen }).seenBeside)
  const elements = await page.locator('*').count()
  const transfers = [...network.transfers()]
  network.forget()
  await choose(page)
  await network.quiet()
  const pressed = [...network.transfers()]
  await reader.close()
  const { firstPaint, firstChart } = seen
  return { ...seen, firstChart: Math.max(firstPaint, firstChart), transfers, elements, pressed }
}

const TIMES = [
  ['first paint', 'firstPaint'],
  ['first chart', 'firstChart'],
  ['whole view', 'whole'],
  ['largest paint', 'largestPaint'],
  ['blocked', 'blocked'],
] as const satisfies readonly (readonly [string, keyof Seen])[]

function timesOf(line: string, ours: readonly Visit[], theirs: readonly Visit[]): Measured[] {
  return TIMES.map(([what, name]) => {
    const [own, other] = [ours, theirs].map((all) =>
      quantile(
        all.map((one) => one[name]),
        0.5,
      ),
    )
    return row(`${line}: ${what}`, own ?? 0, other ?? 0, milliseconds)
  })
}

function row(what: string, own: number, other: number, words: (value: number) => string): Measured {
  return {
    what,
    value: `${words(own)} / ${words(other)}`,
    budget: '≤ the generated site',
    kept: own <= other,
  }
}

function countsOf([ours]: readonly Visit[], [theirs]: readonly Visit[]): Measured[] {
  if (!ours || !theirs) return []
  const count = (what: string, of: (visit: Visit) => number, words: (value: number) => string = String) =>
    row(what, of(ours), of(theirs), words)
  return [
    count('requests', ({ transfers }) => transfers.length),
    count('requests to the API', ({ transfers }) => apiTransfers(transfers).length),
    count('bytes', ({ transfers }) => totalBytes(transfers), kilobytes),
    count('elements', ({ elements }) => elements),
    count('files that another source asks for, the first press', ({ pressed }) => pressed.length),
    count('their bytes', ({ pressed }) => totalBytes(pressed), kilobytes),
  ]
}

/** Both sites in turn, from a product that runs. */
async function measure(product: string): Promise<void> {
  await inFolder(async (folder) => {
    progress('Making the generated site …')
    const generated = await serveFolder(await generatedSite(folder, product))
    const ours: Site = {
      address: `${product}/dashboard/Health_Outcomes_and_Service_Coverage`,
      choose: async (page) => {
        await page.getByRole('button', { name: /^Data source/ }).click()
        await page.getByRole('option', { name: 'MICS' }).first().click()
      },
    }
    const theirs: Site = {
      address: `${generated.url}/of/7`,
      choose: async (page) => void (await page.getByLabel('Data source').selectOption('MICS')),
    }
    const browser = await launchReadersBrowser()
    const rows: Measured[] = []
    for (const slow of [false, true]) {
      // A page made for the first time is made for everybody.
      for (const site of [ours, theirs]) await measured(browser, site, false)
      const visits: [Visit[], Visit[]] = [[], []]
      for (let round = 0; round < ROUNDS; round++) {
        const inTurn = round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)
        for (const side of inTurn)
          visits[side].push(await measured(browser, side === 0 ? ours : theirs, slow))
      }
      if (!slow) rows.push(...countsOf(...visits))
      rows.push(...timesOf(slow ? '1.6 Mbit/s, 150 ms, 4 times slower' : 'as it is', ...visits))
    }
    await browser.close()
    generated.stop()
    report('Beside a generated site (ours / the generated one)', rows)
  })
}

const running = process.env.MSDAT_BENCH_URL
await (running ? measure(running) : withProduct(({ url }) => measure(url)))
