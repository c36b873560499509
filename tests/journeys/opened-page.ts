import type { Page } from 'playwright-core'

/** The page's own complaints; a 401 or 404 of a call is told on the page. */
export const faults = (complaints: readonly string[]) =>
  complaints.filter((text) => !text.startsWith('Failed to load resource'))

/** What the page says it is. */
export async function heading(page: Page): Promise<string> {
  return page.locator('h1').first().innerText()
}
