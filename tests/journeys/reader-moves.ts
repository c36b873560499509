import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * The reader's hand moves until what comes with it is there. It does not move once: a first movement may come before the
 * page listens.
 */
export async function movesUntil(page: Page, there: Locator): Promise<void> {
  await movesUntilTrue(page, () => there.first().isVisible())
}

/** The reader's hand moves until something is so. */
export async function movesUntilTrue(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(async () => {
      for (const x of [200, 220]) await page.mouse.move(x, 320)
      return isSo()
    })
    .toBe(true)
}
