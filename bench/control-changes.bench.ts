import type { Page } from 'playwright-core'
import { visit } from '#tests/browser.ts'
import { withProduct } from './bench-product.ts'
import { pageDrawn } from './page-timing.ts'
import { launchReadersBrowser } from './readers-browser.ts'
import { type Measured, report } from './report.ts'
import { milliseconds, quantile } from './sample.ts'

// Changing a control on a loaded indicator: what the network is asked, and how long until the page has changed.
const START = 'section=indicator-overview&indicator=18&datasource=2&location=1&period=2018'
const CHANGES = [
  { name: 'source', query: START.replace('datasource=2', 'datasource=1') },
  { name: 'period', query: START.replace('2018', '2013') },
  { name: 'place', query: START.replace('location=1', 'location=27') },
  { name: 'targets off', query: `${START}&nt=0&sdg=0` },
  { name: 'trend as columns', query: `${START}&trend=column` },
  { name: 'distribution as map', query: `${START}&distribution=map` },
  { name: 'section', query: START.replace('indicator-overview', 'zonal-analysis') },
]
const PATH = '/dashboard/Health_Outcomes_and_Service_Coverage'
const ROUNDS = 7

/**
 * Moves the page to another state of its address, as a control does, and gives the milliseconds until the frame after
 * its last change. A page that does not change gives NaN.
 */
function move(page: Page, address: string): Promise<number> {
  return page.evaluate(async (to) => {
    let last = Number.NaN
    const observer = new MutationObserver(() => {
      last = performance.now()
    })
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true })
    const start = performance.now()
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
    await new Promise((resolve) => setTimeout(resolve, 600))
    observer.disconnect()
    return last - start
  }, address)
}

await withProduct(async ({ url }) => {
  const browser = await launchReadersBrowser()
  const reader = await visit(browser, url, { width: 1366, height: 900 })
  await reader.page.goto(`${PATH}?${START}`)
  await pageDrawn(reader.page)
  await reader.page.waitForLoadState('networkidle')
  const rows: Measured[] = []
  for (const { name, query } of CHANGES) {
    // The first time a map is asked for, its boundaries are loaded: once in a visit.
    await move(reader.page, `${PATH}?${query}`)
    await move(reader.page, `${PATH}?${START}`)
    const spent: number[] = []
    reader.network.forget()
    for (let round = 0; round < ROUNDS; round++) {
      spent.push(await move(reader.page, `${PATH}?${query}`))
      await move(reader.page, `${PATH}?${START}`)
    }
    const requests = reader.network.transfers().length
    const median = quantile(spent, 0.5)
    rows.push(
      { what: `${name}: requests`, value: String(requests), budget: '0', kept: requests === 0 },
      {
        what: `${name}: until the last change`,
        value: milliseconds(median),
        budget: '≤ 100 ms',
        kept: median <= 100,
      },
    )
  }
  await browser.close()
  report('Control changes', rows)
})
