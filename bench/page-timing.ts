import type { Page } from 'playwright-core'

/** What a page tells about its own start, in milliseconds since navigation. */
export interface PageTiming {
  readonly largestPaint: number
  /** Sum of what long tasks took beyond 50 ms. */
  readonly blocked: number
  /** When the first chart stood on the page. */
  readonly firstFigure: number
}

/** Marks in the page where the script leaves what it saw. */
interface Seen {
  largestPaint: number
  blocked: number
  firstFigure: number
}

/** A drawn figure. */
const CHART = '[data-picture] svg path'

/** Must run before the first navigation. */
export async function watchTiming(page: Page): Promise<void> {
  await page.addInitScript((chart: string) => {
    const seen: Seen = { largestPaint: 0, blocked: 0, firstFigure: 0 }
    Object.assign(window, { msdatTiming: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largestPaint = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.blocked += Math.max(0, entry.duration - 50)
    }).observe({ type: 'longtask', buffered: true })
    const observer = new MutationObserver(() => {
      if (!document.querySelector(chart)) return
      seen.firstFigure = performance.now()
      observer.disconnect()
    })
    observer.observe(document, { childList: true, subtree: true })
  }, CHART)
}

export async function firstFigure(page: Page): Promise<void> {
  await page.locator(CHART).first().waitFor({ state: 'attached', timeout: 120_000 })
}

/** Call after the page has come to rest. */
export function readTiming(page: Page): Promise<PageTiming> {
  return page.evaluate(() => (window as unknown as { msdatTiming: Seen }).msdatTiming)
}
