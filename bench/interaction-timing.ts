import type { Page } from 'playwright-core'

/** The delays that readers felt, in milliseconds. */
export interface Felt {
  /** From the press of a key or button to the next frame: the slowest. */
  readonly interaction: number
  /** The longest task meanwhile and until the page was at rest. */
  readonly task: number
}

interface Seen {
  interaction: number
  task: number
  last: number
}

/** Must run before the first navigation. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { interaction: 0, task: 0, last: 0 }
    Object.assign(window, { msdatFelt: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) seen.interaction = Math.max(seen.interaction, entry.duration)
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.task = Math.max(seen.task, entry.duration)
        seen.last = entry.startTime + entry.duration
      }
    }).observe({ type: 'longtask' })
    const touch = () => {
      seen.last = performance.now()
    }
    new MutationObserver(touch).observe(document, { childList: true, subtree: true })
  })
}

/** Does something in the page and tells how it felt until nothing has changed for `rest` milliseconds. */
export async function feel(page: Page, act: () => Promise<unknown>, rest = 1000): Promise<Felt> {
  await page.evaluate(() => {
    const { msdatFelt } = window as unknown as { msdatFelt: Seen }
    Object.assign(msdatFelt, { interaction: 0, task: 0, last: performance.now() })
  })
  await act()
  return page.evaluate(async (quiet) => {
    const { msdatFelt } = window as unknown as { msdatFelt: Seen }
    while (performance.now() - msdatFelt.last < quiet)
      await new Promise((resolve) => setTimeout(resolve, 100))
    return { interaction: msdatFelt.interaction, task: msdatFelt.task }
  }, rest)
}
