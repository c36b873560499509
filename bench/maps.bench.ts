import type { Browser } from 'playwright-core'
import { launchBrowser, visit } from '#tests/browser.ts'
import { totalBytes } from '#tests/network-log.ts'
import { withProduct } from './bench-product.ts'
import { pageDrawn } from './page-timing.ts'
import { type Measured, report } from './report.ts'
import { kilobytes, milliseconds, quantile } from './sample.ts'

// The cost of a map that moves: bytes of the first one, and the main thread's time for each frame while it is
// dragged, with the 20,807 facilities on it and without them.
const PATH = '/dashboard/GIS_Mapping_Dashboard'
const CHOICE = 'indicator=1184&datasource=105&period=2019'
const ROUNDS = 5
/** Positions of a drag, one for each frame. */
const STEPS = 90

/** Milliseconds of the main thread's tasks for each frame of a drag there and back. */
async function frameOf(browser: Browser, url: string, more: string): Promise<number> {
  const reader = await visit(browser, url, { width: 1366, height: 900 })
  const { page } = reader
  await page.goto(`${PATH}?section=maps&${CHOICE}${more}`)
  const map = page.locator('[data-gl=drawn]').first()
  await map.waitFor()
  await map.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const session = await reader.context.newCDPSession(page)
  // The thread's own work, without its waiting: this machine may draw without a graphics card.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const tasks = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  const box = await map.boundingBox()
  if (!box) throw new Error('The map is not on the page')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  const before = await tasks()
  for (let step = 0; step < STEPS; step++) {
    const away = 120 * Math.sin((2 * Math.PI * step) / STEPS)
    await page.mouse.move(x + away, y + away / 2)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(0))))
  }
  const spent = (await tasks()) - before
  await page.mouse.up()
  await reader.close()
  return (1000 * spent) / STEPS
}

/** Bytes that the first map asks for when a reader comes to it from another section. */
async function bytesOfFirstMap(browser: Browser, url: string): Promise<number> {
  const reader = await visit(browser, url, { width: 1366, height: 900 })
  const { page } = reader
  await page.goto(`${PATH}?section=zonal-analysis&${CHOICE}`)
  await pageDrawn(page)
  await page.waitForLoadState('networkidle')
  reader.network.forget()
  await page.getByRole('tab', { name: 'Maps' }).click()
  await page.locator('[data-gl=drawn]').first().waitFor()
  await page.waitForLoadState('networkidle')
  const bytes = totalBytes(reader.network.transfers())
  await reader.close()
  return bytes
}

await withProduct(async ({ url }) => {
  const browser = await launchBrowser()
  const bytes = await bytesOfFirstMap(browser, url)
  const [full, empty]: [number[], number[]] = [[], []]
  // In turn, so that what else the machine does meets both alike.
  for (let round = 0; round < ROUNDS; round++) {
    empty.push(await frameOf(browser, url, ''))
    full.push(await frameOf(browser, url, '&facilities=1'))
  }
  await browser.close()
  const [crowded, bare] = [quantile(full, 0.5), quantile(empty, 0.5)]
  const rows: Measured[] = [
    {
      what: 'the first map, beyond the shell',
      value: kilobytes(bytes),
      budget: '≤ 700 kB',
      kept: bytes <= 700_000,
    },
    { what: 'main thread for a frame of a drag, regions alone', value: milliseconds(bare) },
    {
      what: 'the same with 20,807 facilities',
      value: milliseconds(crowded),
      budget: '≤ 16.7 ms (60 frames a second)',
      kept: crowded <= 1000 / 60,
    },
    { what: 'their ratio', value: (crowded / bare).toFixed(2) },
  ]
  report('Maps', rows)
})
