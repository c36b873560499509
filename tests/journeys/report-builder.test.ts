import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { flat, readPdf } from '../builders/pdf-text.ts'
import { eachVisit } from './each-visit.ts'
import { barriers, furtherBarriers } from './registered-person.ts'

const open = eachVisit()

const panel = '[role=dialog]'

async function builder(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const button = page.getByRole('button', { name: 'Report builder' })
  await button.waitFor()
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click()
  await page.getByRole('textbox', { name: 'Title of the report' }).waitFor()
}

/** Picks the first figure of the page by keyboard. */
async function pick(page: Page, tool: 'Chart' | 'Table', says: string): Promise<void> {
  await page.getByRole('button', { name: tool, exact: true }).press('Enter')
  await page.getByText(says, { exact: true }).waitFor()
  const first = page.getByRole('button', { name: /^Add to report: / }).first()
  await first.press('Enter')
}

async function saved(page: Page, button: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return readFileSync(await download.path())
}

test('a report of figures of two pages, a text and an arrow becomes a PDF and a Word file', async () => {
  const { page, complaints } = await open({ width: 1440 })
  await page.addInitScript(() => localStorage.setItem('customReportBuilder', 'true'))
  await builder(page, '/dashboard/Health_Outcomes_and_Service_Coverage')
  await page.locator('main [data-view]').first().waitFor()
  await pick(page, 'Chart', 'Capturing chart(s)...')
  await page.getByText('In report', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Done', exact: true }).press('Enter')
  const cards = page.locator(`${panel} [data-block]`)
  await cards.getByText('Live', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Text', exact: true }).click()
  await cards.getByRole('button', { name: 'Done', exact: true }).click()
  await cards.getByRole('button', { name: 'Click to edit' }).click()
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('For the meeting of Monday')
  await page.getByRole('button', { name: 'Done', exact: true }).click()

  await page.keyboard.press('Control+Shift+A')
  await page.getByRole('textbox', { name: 'Words of the annotation' }).fill('Look here')
  const layer = page.getByRole('button', { name: /^Annotate / })
  await layer.press('Enter')
  await page.getByText('1 annotation', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Arrow', exact: true }).press('Enter')
  await layer.press('Enter')
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowUp']) await layer.press(key)
  await layer.press('Enter')
  await page.getByText('2 annotations', { exact: true }).waitFor()
  await layer.press('Delete')
  await page.getByText('1 annotation', { exact: true }).waitFor()
  await page.keyboard.press('Control+Z')
  await page.getByText('2 annotations', { exact: true }).waitFor()
  expect(await furtherBarriers(page, [], { only: panel })).toEqual([])
  await page.keyboard.press('Escape')

  await builder(page, '/dashboard/Health_Outcomes_and_Service_Coverage#/zonal-analysis')
  await page.locator('main [data-view]').first().waitFor()
  await pick(page, 'Table', 'Capturing table...')
  await cards.nth(2).waitFor()
  await page.getByRole('button', { name: 'Move up' }).nth(2).press('Enter')
  await page.getByRole('link', { name: 'Preview' }).click()

  await page.getByRole('heading', { level: 1, name: 'Custom Report' }).waitFor()
  await page.getByText('For the meeting of Monday').waitFor()
  await page.getByRole('button', { name: 'Fit width' }).click()
  const pdf = readPdf(await saved(page, 'Export PDF'))
  const docx = unzipSync(await saved(page, 'Export DOCX'))
  const words = Buffer.from(docx['word/document.xml'] ?? '').toString()
  for (const said of ['For the meeting of Monday', 'Look here']) {
    expect(pdf.text).toContain(flat(said))
    expect(words).toContain(said)
  }
  expect(await barriers(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 800 })
  const across = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(across).toBeLessThanOrEqual(360)
  // A sheet that is larger than the window is moved in its own room.
  for (let step = 0; step < 4; step++) await page.getByRole('button', { name: 'Larger' }).click()
  expect(await across()).toBeLessThanOrEqual(360)
  expect(complaints).toEqual([])
})
