import type { Page } from 'playwright-core'

/** The page's own times of its start, in milliseconds since navigation. */
export interface PageTiming {
  readonly largestPaint: number
  /** Sum of what long tasks took beyond 50 ms. */
  readonly blocked: number
  /** When the first chart was seen, drawn by the server or by the page itself. */
  readonly firstFigure: number
  /** When the page itself had drawn everything. */
  readonly drawn: number
}

/** Marks in the page where the script leaves what it saw. */
interface Seen {
  largestPaint: number
  blocked: number
  firstFigure: number
  drawn: number
}

/** A drawn figure. */
const CHART = ':is([data-picture], #opening figure) svg path'

/** Must run before the first navigation. */
export async function watchTiming(page: Page): Promise<void> {
  await page.addInitScript((chart: string) => {
    const seen: Seen = { largestPaint: 0, blocked: 0, firstFigure: 0, drawn: 0 }
    Object.assign(window, { msdatTiming: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largestPaint = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.blocked += Math.max(0, entry.duration - 50)
    }).observe({ type: 'longtask', buffered: true })
    const observer = new MutationObserver(() => {
      if (seen.firstFigure === 0 && document.querySelector(chart)) seen.firstFigure = performance.now()
      if (document.documentElement?.dataset.drawn === undefined) return
      seen.drawn = performance.now()
      observer.disconnect()
    })
    observer.observe(document, { childList: true, subtree: true, attributeFilter: ['data-drawn'] })
  }, CHART)
}

export async function pageDrawn(page: Page): Promise<void> {
  await page.locator('html[data-drawn]').waitFor({ state: 'attached', timeout: 120_000 })
}

/** Call after the page has come to rest. */
export function readTiming(page: Page): Promise<PageTiming> {
  return page.evaluate(() => {
    const { msdatTiming } = window as unknown as { msdatTiming: Seen }
    const [painted] = performance.getEntriesByName('first-contentful-paint')
    // The content of the page is seen with the first paint at the earliest.
    return { ...msdatTiming, firstFigure: Math.max(msdatTiming.firstFigure, painted?.startTime ?? 0) }
  })
}
