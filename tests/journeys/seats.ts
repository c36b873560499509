import type { Browser, BrowserContext } from 'playwright-core'
import { contextOf, type Reader, type Visit, visitIn } from '../browser.ts'
import { productUrl } from './product.ts'

/** Free seats of each browser, by what the browser of their readers is like. */
const free = new WeakMap<Browser, Map<string, BrowserContext[]>>()

/**
 * Opens a page for a reader who sits down where another has stood up. Everything of the reader is new; the files of the
 * product and their translation are there already, which is half of what opening a page takes.
 */
export async function takeSeat(browser: Browser, reader: Reader = {}): Promise<Visit> {
  const seats = freeSeats(browser, reader)
  const seat = seats.pop() ?? (await newSeat(browser, reader))
  return {
    ...(await visitIn(seat)),
    async close() {
      await standUp(seat)
      seats.push(seat)
    },
  }
}

function freeSeats(browser: Browser, reader: Reader): BrowserContext[] {
  const ofBrowser = free.get(browser) ?? new Map<string, BrowserContext[]>()
  free.set(browser, ofBrowser)
  const kind = JSON.stringify(reader)
  const seats = ofBrowser.get(kind) ?? []
  ofBrowser.set(kind, seats)
  return seats
}

/** Its first page keeps the process between two readers, and shows nothing. */
async function newSeat(browser: Browser, reader: Reader): Promise<BrowserContext> {
  const seat = await contextOf(browser, productUrl(), reader)
  const keeper = await seat.newPage()
  await keeper.goto('/robots.txt')
  return seat
}

/** Takes along everything of a reader: pages, cookies and what the site has stored. */
async function standUp(seat: BrowserContext): Promise<void> {
  const [keeper, ...pages] = seat.pages()
  if (!keeper) throw new Error('A test has closed the page that keeps its seat.')
  for (const page of pages) await page.close()
  await seat.clearCookies()
  const session = await seat.newCDPSession(keeper)
  await session.send('Storage.clearDataForOrigin', { origin: productUrl(), storageTypes: 'all' })
  await session.detach()
}
