import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { launchBrowser, type Reader, type Visit, visit } from '../browser.ts'

/** Opens a new reader at the running product; everything opened is closed after the test. */
export type OpenVisit = (reader?: Reader) => Promise<Visit>

/** One browser for a file of journeys, one or more new readers in each test. */
export function eachVisit(): OpenVisit {
  let browser: Browser | undefined
  let visits: Visit[] = []
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterEach(async () => {
    for (const open of visits) await open.close()
    visits = []
  })
  afterAll(() => browser?.close())
  return async (reader) => {
    if (!browser) throw new Error('The browser is launched before the first test')
    const opened = await visit(browser, inject('productUrl'), reader)
    visits.push(opened)
    return opened
  }
}
