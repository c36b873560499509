import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Ticks a row of a column to choose from that its search finds, by keyboard alone. */
export async function tick(page: Page, column: string, search: string): Promise<void> {
  const field = page.getByRole('searchbox', { name: `Search ${column}` })
  await field.focus()
  await page.keyboard.type(search)
  const box = page.getByRole('region', { name: column }).getByRole('checkbox', { name: search }).last()
  await box.focus()
  await page.keyboard.press('Space')
  expect(await box.isChecked()).toBe(true)
  await field.fill('')
}
