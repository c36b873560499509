import type { Browser } from 'playwright-core'
import { afterEach } from 'vitest'
import { launchBrowser, type Reader, type Visit, visit } from '../browser.ts'
import { productUrl } from './product.ts'

/** Opens a new reader at the running product; everything opened is closed after the test. */
export type OpenVisit = (reader?: Reader) => Promise<Visit>

/** One browser for all journeys of a worker. It ends with the worker's process. */
let browser: Browser | null = null

async function browserOfWorker(): Promise<Browser> {
  if (!browser?.isConnected()) browser = await launchBrowser()
  return browser
}

/** One or more new readers in each test, who know nothing of each other. */
export function eachVisit(): OpenVisit {
  let visits: Visit[] = []
  afterEach(async () => {
    for (const open of visits) await open.close()
    visits = []
  })
  return async (reader) => {
    const opened = await visit(await browserOfWorker(), productUrl(), reader)
    visits.push(opened)
    return opened
  }
}
