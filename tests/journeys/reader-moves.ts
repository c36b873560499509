import type { Locator, Page } from 'playwright-core'
import { expect, vi } from 'vitest'

/** A page of a busy machine comes late. In milliseconds. */
const PATIENCE = { timeout: 60_000, interval: 100 }

/**
 * The reader's hand moves until what comes with it is there. It does not move once: a first movement may come before the
 * page listens.
 */
export async function movesUntil(page: Page, there: Locator): Promise<void> {
  await movesUntilTrue(page, () => there.first().isVisible())
}

/** The reader's hand moves until something is so. Also before the first test of a file. */
export async function movesUntilTrue(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  await vi.waitFor(async () => {
    for (const x of [200, 220]) await page.mouse.move(x, 320)
    expect(await isSo()).toBe(true)
  }, PATIENCE)
}
