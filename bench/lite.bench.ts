import type { Browser } from 'playwright-core'
import { launchBrowser, visit } from '#tests/browser.ts'
import { totalBytes } from '#tests/network-log.ts'
import { withProduct } from './bench-product.ts'
import { type Measured, report } from './report.ts'
import { kilobytes, milliseconds } from './sample.ts'

// Lite pages with an empty cache on a line of 120 kbit/s with 800 ms there and back: useful is when heading and sentence are painted.
const PATHS = [
  '/lite/dashboard/Health_Outcomes_and_Service_Coverage',
  '/lite/dashboard/GIS_Mapping_Dashboard',
  '/lite/health-profiles/kano',
  '/lite/briefs/kano',
]
const LINE = { latency: 800, downloadThroughput: 120_000 / 8, uploadThroughput: 120_000 / 8, offline: false }
/** In milliseconds. */
const USEFUL_WITHIN = 6000
/** In bytes. */
const MOST = 50_000

async function liteView(browser: Browser, url: string, path: string): Promise<readonly Measured[]> {
  const reader = await visit(browser, url, { width: 360, height: 740 })
  const session = await reader.context.newCDPSession(reader.page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', LINE)
  await reader.page.goto(path)
  const [useful = Number.NaN] = await reader.page.evaluate(() =>
    performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
  )
  const bytes = totalBytes(reader.network.transfers())
  await reader.close()
  return [
    {
      what: `${path}: useful`,
      value: milliseconds(useful),
      budget: '≤ 6 s',
      kept: useful <= USEFUL_WITHIN,
    },
    { what: `${path}: bytes`, value: kilobytes(bytes), budget: '≤ 50 kB', kept: bytes <= MOST },
  ]
}

await withProduct(async ({ url }) => {
  const browser = await launchBrowser()
  const measured: Measured[] = []
  for (const path of PATHS) {
    // A file made for the first time is made for everybody: the line is measured, not the drawing.
    await fetch(url + path).then((answer) => answer.text())
    measured.push(...(await liteView(browser, url, path)))
  }
  await browser.close()
  report('Lite pages at 120 kbit/s, 800 ms', measured)
})
