import { expect, test } from 'vitest'
import { addressOf, openDashboard } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'

const open = eachVisit()

test('at 1440 pixels no tab and no name of a source is cut', async () => {
  const { page } = await open()
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const section of ['indicator-overview', 'multi-source-comparison', 'data-quality']) {
    await openDashboard(page, addressOf({ section }))
    expect(await page.getByRole('tablist').locator('xpath=..').getAttribute('data-cut'), section).toBeNull()
  }
  await openDashboard(
    page,
    '/dashboard/Quarterly_Performance_Assessment_Dashboard?section=indicator-overview',
  )
  const source = page.getByRole('button', { name: /^Data source/ })
  expect(await source.innerText()).toContain('NHMIS-DHIS2 (monthly)')
  const cut = await source
    .locator('xpath=descendant-or-self::*')
    .evaluateAll(
      (parts) =>
        parts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1 && clientWidth > 0)
          .length,
    )
  expect(cut).toBe(0)
})
