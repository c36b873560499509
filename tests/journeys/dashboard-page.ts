import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { drawn } from '../drawn.ts'

export const HEALTH_OUTCOMES = '/dashboard/Health_Outcomes_and_Service_Coverage'

/** Penta 3, NDHS, the nation, 2018: many sources, intervals, and values above 100 %. */
export const PENTA_3 = {
  section: 'indicator-overview',
  indicator: '18',
  datasource: '2',
  location: '1',
  period: '2018',
}

/** The address of a section's state. */
export function addressOf(state: Readonly<Record<string, string>>): string {
  return `${HEALTH_OUTCOMES}?${new URLSearchParams(state)}`
}

/** Opens an address and waits until its figures are drawn. */
export async function openDashboard(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await charts(page).first().waitFor({ state: 'attached' })
  await drawn(page)
}

/** The elements in which figures of the page are drawn. */
export function charts(page: Page): Locator {
  return page.locator('[data-picture]').filter({ has: page.locator('svg') })
}

/** Where the arrow keys walk through the marks of a figure: one tab stop each. */
export function walks(within: Page | Locator): Locator {
  return within.locator('[role=slider][aria-roledescription]')
}

/** Addresses of what was asked for, without what is in question about the figures, and the shapes of answers that come with it: they follow the first movement. */
export function askedFor(transfers: readonly { readonly url: string }[]): string[] {
  return transfers
    .map(({ url }) => url)
    .filter((url) => !/known-errors\/figures|\/(settled|answer-shapes)-/.test(url))
}

/** Opens a control of the panel and picks the option with that text. */
export async function pick(page: Page, control: string, option: string): Promise<void> {
  const panel = page.getByRole('search', { name: 'Controls of this section' })
  await panel.getByRole('button', { name: new RegExp(`^${control}`) }).click()
  await page.getByRole('combobox', { name: `Search ${control.toLowerCase()}` }).fill(option)
  await page.getByRole('option', { name: option }).first().click()
  await page.getByRole('listbox').waitFor({ state: 'detached' })
}

/** Without what comes with the reader's first movement: what is in question about the figures, and what stands out. */
export function withoutExtras(text: string): string {
  return text.replace(/\s*(\d+ open questions?|·\s*What stands out)/g, '')
}

/** The text that a reader reads in the main part of the page, with spaces made even. Pictures are read as their texts. */
export async function readMain(page: Page): Promise<string> {
  // A text that is only read aloud tells this reader's change, which another one did not make.
  const main = await page.getByRole('main').evaluate((all: HTMLElement) => {
    const aloud = [...all.querySelectorAll('.sr-only[role=status]')].map((one) => one.textContent)
    return aloud.reduce((text, said) => (said ? text.replace(said, '') : text), all.innerText)
  })
  const text = withoutExtras(main)
  const drawn = await charts(page).locator('svg text').allTextContents()
  return [text, ...drawn].join('\n').replace(/\s+/g, ' ').trim()
}

/** Waits until the server has drawn how the page begins: whoever is the first to ask may be answered without it. */
export async function begun(page: Page, address: string): Promise<void> {
  await expect
    .poll(async () => (await page.request.get(address)).text().then((text) => text.includes('id="opening"')))
    .toBe(true)
}
