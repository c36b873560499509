import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'

/** The card of the figure whose title holds those words. */
export function figureCard(page: Page, title: string | RegExp): Locator {
  return page
    .getByRole('region', { name: title })
    .filter({ has: page.getByRole('button', { name: 'Download' }) })
}

/** A file of the download menu of a card. */
export async function download(
  page: Page,
  card: Locator,
  format: string,
): Promise<{ name: string; content: Buffer }> {
  await card.getByRole('button', { name: 'Download' }).click()
  const arriving = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: new RegExp(`^${format}\\b`) }).click()
  const file = await arriving
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) }
}

/** The table of a downloaded CSV, without the remarks above it. */
export function csvTable(content: Buffer): string {
  const lines = content.toString('utf8').replace('\ufeff', '').trim().split('\r\n')
  return lines.filter((line) => !line.startsWith('# ')).join('\r\n')
}

/** The table behind a figure, by its headings. */
export async function readTable(card: Locator): Promise<Record<string, string>[]> {
  await card.getByRole('button', { name: 'View as table' }).click()
  const table = card.getByRole('table')
  await table.waitFor()
  const rows = await table.locator('tr').evaluateAll((lines) =>
    lines.map((line) =>
      [...line.children].map((cell) => {
        // The open questions about a figure stand beside it.
        const question = cell.querySelector('a[href^="/known-errors"]')?.textContent ?? ''
        return (cell.textContent ?? '').replace(question, '').replace(/[▲▼]/g, '').trim()
      }),
    ),
  )
  const [headings = [], ...body] = rows
  return body.map((cells) =>
    Object.fromEntries(headings.map((heading, index) => [heading, cells[index] ?? ''])),
  )
}
