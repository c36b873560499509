import type { Page } from 'playwright-core'

/** NmDHS 2025–26, Penta 3 in Kano, as datasets/observations/nmdhs.csv has it. */
export const KANO = '54.6%'

/** Asks the assistant, as somebody who types. */
export async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Ask about a figure' }).fill(question)
  await page.keyboard.press('Enter')
}
