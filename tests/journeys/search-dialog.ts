import type { Page } from 'playwright-core'

/** Types words into the dialog of the search, and waits until it has found. */
export async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox').fill(words)
  await page
    .getByRole('status')
    .filter({ hasText: /^\d+ results?/ })
    .waitFor()
}
