import type { Page } from 'playwright-core'

/**
 * Waits until the page carries the mark that its letters, data and figures are there (`web/files/drawn.ts`). An
 * action of a moment ago counts: it has two frames to begin.
 */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await page.locator('html[data-drawn]').waitFor({ state: 'attached' })
}
