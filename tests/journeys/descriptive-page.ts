import type { Page } from 'playwright-core'

/** Penta 3 of NDHS 2018 over the states: all 37 have a figure, 29 of them an interval. */
export const ANALYTICS =
  '/dashboard/Advanced_Analytics?section=descriptive-analysis&indicator=18&datasource=2&location=1&period=2018'

/** The statistics that are folded at first, in the table with this one. */
export async function moreNumbers(page: Page, one: string) {
  // Another table folds numbers too, and may be there before this one.
  await page
    .locator('details')
    .filter({ has: page.getByText(one, { exact: true }) })
    .locator('summary', { hasText: /^\d+ more numbers$/ })
    .click()
}
