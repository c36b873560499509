import type { Page } from 'playwright-core'
import { correlationMatrix } from '#domain/statistics/correlation/matrix.ts'
import { launchBrowser, visit } from '#tests/browser.ts'
import { withProduct } from './bench-product.ts'
import { firstFigure } from './page-timing.ts'
import { type Measured, progress, report } from './report.ts'
import { milliseconds, quantile } from './sample.ts'

// Twenty indicators across the states: the matrix itself, and how long the page cannot answer while it is calculated and drawn.
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

interface Watched {
  longest: number
}

/** Keeps the longest task since the last look. Tasks below 50 ms are not reported and count as none. */
async function watchTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Watched = { longest: 0 }
    Object.assign(window, { msdatTasks: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.longest = Math.max(seen.longest, entry.duration)
    }).observe({ type: 'longtask', buffered: true })
  })
}

/** The longest task in milliseconds while the page moves to another state of its address; 0 when none was long. */
function longestTask(page: Page, address: string): Promise<number> {
  return page.evaluate(async (to) => {
    const seen = (window as unknown as { msdatTasks: Watched }).msdatTasks
    seen.longest = 0
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
    await new Promise((resolve) => setTimeout(resolve, 800))
    return seen.longest
  }, address)
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
  await watchTasks(page)
  progress('correlation: twenty indicators in the browser …')
  await page.goto(`${PATH}?${START}`)
  await firstFigure(page)
  await page.waitForLoadState('networkidle')
  for (const { name, query } of CHANGES) {
    const longest: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      longest.push(await longestTask(page, `${PATH}?${query}`))
      await longestTask(page, `${PATH}?${START}`)
    }
    const median = quantile(longest, 0.5)
    rows.push({
      what: `20 indicators, ${name}: longest task (median of ${ROUNDS})`,
      value: median === 0 ? `none above ${LONG_MS} ms` : milliseconds(median),
      budget: `≤ ${LONG_MS} ms`,
      kept: median <= LONG_MS,
    })
  }
  await browser.close()
  report('Correlation', rows)
})
