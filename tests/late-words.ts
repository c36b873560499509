import type { Page } from 'playwright-core'

const SIGN = 'late words: '

/**
 * The groups of texts that came after something on a page that says their words was in sight (`web/language/loaded-texts.ts`). Empty where
 * words come with the code that says them.
 */
export async function recordLateWords(page: Page): Promise<readonly string[]> {
  const late: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith(SIGN)) late.push(message.text().slice(SIGN.length))
  })
  await page.addInitScript(watch, SIGN)
  return late
}

/** Runs in the page, before anything of it. */
function watch(sign: string): void {
  if (window !== window.top) return
  const tell = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntriesByName('late-words')) {
      if (entry instanceof PerformanceMark) console.info(`${sign}${location.href} ${entry.detail}`)
    }
  }
  new PerformanceObserver(tell).observe({ type: 'mark', buffered: true })
}
