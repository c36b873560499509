import type { Browser, Page } from 'playwright-core'
import { correlationMatrix } from '#domain/statistics/correlation/matrix.ts'
import { launchBrowser, visit } from '#tests/browser.ts'
import { withProduct } from './bench-product.ts'
import { pageDrawn } from './page-timing.ts'
import { type Measured, progress, report } from './report.ts'
import { milliseconds, quantile } from './sample.ts'

// Twenty indicators across the states: the matrix itself, and the longest time in which the page cannot answer while it is
// calculated and drawn.
const PATH = '/dashboard/Advanced_Analytics'
const TWENTY = '14,15,17,18,20,21,22,23,5,6,7,8,1,30,70,212,397,1001,1008,1200'
const START = `section=correlation-analysis&datasource=2&period=2024&indicators=${TWENTY}`
const CHANGES = [
  { name: 'another period', query: START.replace('2024', '2018') },
  { name: 'ranks instead of values', query: `${START}&method=spearman` },
  { name: 'another pair', query: `${START}&pair=7,1200` },
]
const ROUNDS = 5
const STATES = 37
const LONG_MS = 50

/** A task of the page as the browser traces it; `tdur` is the processor time that it took, in microseconds. */
interface TracedTask {
  readonly name: string
  readonly tdur?: number
}

/**
 * Processor time in milliseconds of the longest task while the page moves to another state of its address.
 * The time of other programs of the machine does not count.
 */
async function longestTask(browser: Browser, page: Page, address: string): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel'] })
  await page.evaluate(async (to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }, address)
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TracedTask[] }
  const spent = trace.traceEvents.flatMap(({ name, tdur }) => (name.includes('RunTask') ? (tdur ?? 0) : []))
  return Math.max(0, ...spent) / 1000
}

function matrixTimes(): number[] {
  const series = Object.fromEntries(
    Array.from({ length: 20 }, (_, column) => [
      `c${column}`,
      Array.from({ length: STATES }, (__, row) => ((row * 7919 + column * 104_729) % 997) / 10),
    ]),
  )
  return Array.from({ length: 20 }, () => {
    const start = performance.now()
    correlationMatrix(series)
    return performance.now() - start
  })
}

const times = matrixTimes()
const rows: Measured[] = [
  { what: '190 correlations of 37 states, first time', value: milliseconds(times[0] ?? Number.NaN) },
  { what: '190 correlations of 37 states, median', value: milliseconds(quantile(times, 0.5)) },
]

await withProduct(async ({ url }) => {
  const browser = await launchBrowser()
  const { page } = await visit(browser, url, { width: 1366, height: 900 })
  progress('correlation: twenty indicators in the browser …')
  await page.goto(`${PATH}?${START}`)
  await pageDrawn(page)
  await page.waitForLoadState('networkidle')
  for (const { name, query } of CHANGES) {
    const longest: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      longest.push(await longestTask(browser, page, `${PATH}?${query}`))
      await longestTask(browser, page, `${PATH}?${START}`)
    }
    const median = quantile(longest, 0.5)
    rows.push({
      what: `20 indicators, ${name}: longest task (median of ${ROUNDS})`,
      value: milliseconds(median),
      budget: `≤ ${LONG_MS} ms`,
      kept: median <= LONG_MS,
    })
  }
  await browser.close()
  report('Correlation', rows)
})
