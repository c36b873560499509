import type { Browser } from 'playwright-core'
import { afterAll, afterEach, expect } from 'vitest'
import { launchBrowser, type Reader, type Visit, visit } from '../browser.ts'
import { productUrl } from './product.ts'
import { takeSeat } from './seats.ts'

/** A reader as a test asks for one. */
interface Wanted extends Reader {
  /** Has never been at the site, so that their browser holds nothing of it. */
  readonly first?: boolean
}

/** Opens a new reader at the running product; everything opened is closed after the test. */
export type OpenVisit = (wanted?: Wanted) => Promise<Visit>

/** One browser for all journeys of a worker. It ends with the worker's process. */
let browser: Browser | null = null

async function browserOfWorker(): Promise<Browser> {
  if (!browser?.isConnected()) browser = await launchBrowser()
  return browser
}

/** One or more new readers in each test, who know nothing of each other. Nothing that they saw may go out of their sight while a word is on its way. */
export function eachVisit(): OpenVisit {
  let visits: Visit[] = []
  afterEach(async () => {
    const lateWords = visits.flatMap((one) => one.lateWords)
    for (const open of visits) await open.close()
    visits = []
    expect(lateWords, 'words come with what says them').toEqual([])
  })
  return async ({ first, ...reader } = {}) => {
    const worker = await browserOfWorker()
    // A reader who waits for news has a clock of their own, which stays with a seat.
    const opened =
      first || reader.news ? await visit(worker, productUrl(), reader) : await takeSeat(worker, reader)
    visits.push(opened)
    return opened
  }
}

/**
 * One reader for all tests of a file, for tables of pages that are only looked at: the page stays and is led
 * from address to address, which takes a third less than one of its own for each. The site's notes on the
 * device are forgotten in between. `begin`: the steps before the first address.
 */
export function oneVisit(
  reader: Reader = {},
  begin: (visit: Visit) => Promise<unknown> = async () => {},
): () => Promise<Visit> {
  let visit: Visit | null = null
  afterAll(async () => {
    await visit?.close()
  })
  return async () => {
    if (visit) await visit.page.evaluate(forget)
    else {
      visit = await takeSeat(await browserOfWorker(), reader)
      await begin(visit)
    }
    return visit
  }
}

/** Runs in the page. */
function forget(): void {
  localStorage.clear()
  sessionStorage.clear()
}
