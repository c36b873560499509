import type { Page } from 'playwright-core'
import { visit } from '#tests/browser.ts'
import { drawn } from '#tests/drawn.ts'
import { HEALTH_OUTCOMES } from '#tests/journeys/dashboard-page.ts'
import { withProduct } from './bench-product.ts'
import { launchReadersBrowser } from './readers-browser.ts'
import { report } from './report.ts'

// Each file of the product is lost in turn, on five dashboards, at the step of a reader that asks for it first: the page stands, and
// once the line is back it is as it would have been.
const DASHBOARDS = [
  HEALTH_OUTCOMES,
  '/dashboard/Advanced_Analytics',
  '/dashboard/Demographics',
  '/dashboard/Health_Financing',
  '/dashboard/Health_Workforce',
]

/** The first view, the first movement, a tab, the list of a control, a menu. */
const STEPS: readonly ((page: Page) => Promise<unknown>)[] = [
  async () => {},
  async (page) => {
    for (const x of [200, 210]) await page.mouse.move(x, 320)
  },
  (page) => page.getByRole('tab').nth(1).click({ timeout: 2000 }),
  (page) =>
    page
      .getByRole('button', { name: /^Indicator/ })
      .first()
      .click({ timeout: 2000 }),
  async (page) => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Options' }).first().click({ timeout: 2000 })
  },
]

/** Fewest letters of a page that is not white. */
const LEAST_TEXT = 300
const LINE_BACK = 15_000

const faults: string[] = []
let tried = 0

await withProduct(async ({ url }) => {
  const browser = await launchReadersBrowser()
  for (const at of DASHBOARDS) {
    const reader = await visit(browser, url, { width: 1366, height: 900 })
    const { page } = reader
    let lost: string | null = null
    let asked: string[] = []
    await page.route('**/assets/**', (route) => {
      const path = new URL(route.request().url()).pathname
      asked.push(path)
      return path === lost ? route.abort() : route.continue()
    })
    const walk = async (steps: number) => {
      await page.goto(at)
      await still(page)
      for (const step of STEPS.slice(1, steps + 1)) {
        // A control of a part that is lost is not there to be pressed.
        await step(page).catch(() => {})
        await still(page)
      }
    }
    const firstAskedBy = new Map<string, number>()
    for (const steps of STEPS.keys()) {
      asked = []
      await walk(steps)
      for (const file of asked) if (!firstAskedBy.has(file)) firstAskedBy.set(file, steps)
    }
    for (const [file, steps] of firstAskedBy) {
      tried += 1
      lost = file
      await walk(steps)
      const text = await page.locator('body').innerText()
      if (text.length < LEAST_TEXT) faults.push(`${at} without ${file}: white`)
      lost = null
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      const isWhole = await page.waitForFunction(standsWhole, undefined, { timeout: LINE_BACK }).then(
        () => true,
        () => false,
      )
      if (!isWhole) faults.push(`${at} without ${file}: does not go on when the line is back`)
    }
    await reader.close()
  }
  await browser.close()
})

for (const fault of faults) console.log(fault)
report('Each file lost in turn', [
  { what: 'files lost, one at a time, on five dashboards', value: String(tried) },
  {
    what: 'pages that went white or did not go on',
    value: String(faults.length),
    budget: '0',
    kept: faults.length === 0,
  },
])
process.exitCode = faults.length === 0 ? 0 : 1

/** The page has drawn itself, or says what it lacks. */
async function still(page: Page): Promise<void> {
  const lacks = page.locator('[role=alert], #way-on:not([hidden])').first()
  await Promise.race([drawn(page), lacks.waitFor()])
}

/** Runs in the page: its frame and a figure stand in their style, and nothing says that something is missing. */
function standsWhole(): boolean {
  return (
    document.documentElement.dataset.drawn !== undefined &&
    document.querySelector('[role=alert], #way-on, #opening') === null &&
    document.querySelector('[role=banner], header') !== null &&
    document.querySelector('[data-picture] svg') !== null &&
    getComputedStyle(document.documentElement).getPropertyValue('--ink') !== ''
  )
}
