import type { Browser } from 'playwright-core'
import { visit } from '#tests/browser.ts'
import { apiTransfers, totalBytes, type Transfer } from '#tests/network-log.ts'
import { withProduct } from './bench-product.ts'
import { pageDrawn, type PageTiming, readTiming, watchTiming } from './page-timing.ts'
import { launchReadersBrowser, SLOWER_PROCESSOR, slowDown } from './readers-browser.ts'
import { type Measured, report } from './report.ts'
import { kilobytes, milliseconds, quantile } from './sample.ts'

// The first dashboard view with an empty cache, on this machine as it is and as a slow phone on a slow line.
const PATH = '/dashboard/Health_Outcomes_and_Service_Coverage'
const VISITS = 5
const SLOW = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8, offline: false }

interface View {
  readonly timing: PageTiming
  readonly transfers: readonly Transfer[]
}

async function firstView(browser: Browser, url: string, slow: boolean): Promise<View> {
  const reader = await visit(browser, url, { width: 1366, height: 900 })
  await watchTiming(reader.page)
  if (slow) {
    const session = await reader.context.newCDPSession(reader.page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW)
    await slowDown(reader.page, SLOWER_PROCESSOR)
  }
  await reader.page.goto(PATH)
  await pageDrawn(reader.page)
  await reader.page.waitForLoadState('networkidle')
  const view = { timing: await readTiming(reader.page), transfers: reader.network.transfers() }
  await reader.close()
  return view
}

function timings(label: string, views: readonly View[]): Measured[] {
  const median = (read: (timing: PageTiming) => number) =>
    milliseconds(
      quantile(
        views.map(({ timing }) => read(timing)),
        0.5,
      ),
    )
  return [
    { what: `${label}: largest paint`, value: median((timing) => timing.largestPaint) },
    { what: `${label}: time to first figure`, value: median((timing) => timing.firstFigure) },
    { what: `${label}: page drawn whole`, value: median((timing) => timing.drawn) },
    { what: `${label}: main thread blocked`, value: median((timing) => timing.blocked) },
  ]
}

function network(transfers: readonly Transfer[]): Measured[] {
  const api = apiTransfers(transfers).length
  const bytes = totalBytes(transfers)
  const kinds = [...new Set(transfers.map(kindOf))].sort()
  return [
    { what: 'requests', value: String(transfers.length), budget: '≤ 12', kept: transfers.length <= 12 },
    { what: 'requests to the API', value: String(api), budget: '≤ 3', kept: api <= 3 },
    { what: 'bytes, all kinds', value: kilobytes(bytes), budget: '≤ 250 kB', kept: bytes <= 250_000 },
    ...kinds.map((kind) => ({
      what: `bytes: ${kind}`,
      value: kilobytes(totalBytes(transfers.filter((transfer) => kindOf(transfer) === kind))),
    })),
  ]
}

/** By what is carried rather than by who asked for it: a preloaded data file counts as data. */
function kindOf({ url }: Transfer): string {
  const { pathname } = new URL(url)
  if (pathname.startsWith('/api/')) return 'data'
  const extension = /\.(\w+)$/.exec(pathname)?.[1] ?? 'page'
  return { js: 'scripts', css: 'styles', woff2: 'fonts', json: 'boundaries' }[extension] ?? extension
}

await withProduct(async ({ url }) => {
  const browser = await launchReadersBrowser()
  // A file made for the first time is made for everybody: the line and the browser are measured.
  for (let made = 0; made < 2; made++) {
    await firstView(browser, url, false)
  }
  const quick: View[] = []
  const slow: View[] = []
  for (let round = 0; round < VISITS; round++) {
    quick.push(await firstView(browser, url, false))
    slow.push(await firstView(browser, url, true))
  }
  await browser.close()
  report('First view', [
    ...network(quick[0]?.transfers ?? []),
    ...timings('as it is', quick),
    ...timings('1.6 Mbit/s, 150 ms, 4 times slower processor', slow),
  ])
})
