import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { flat, readPdf } from '../builders/pdf-text.ts'
import { signInOn } from './people.ts'
import { productUrl } from './product.ts'

const RED = '#b3261e'

export const [FAR, NEAR] = [
  { kind: 'text', at: { plot: 0, mark: '', x: 1992, y: 85 }, text: 'Far up', size: 12, colour: RED },
  { kind: 'text', at: { plot: 0, mark: '', x: 2008, y: 15 }, text: 'Near the ground', size: 12, colour: RED },
] as const

const view = { kind: 'trend', indicators: [18], sources: [2], locations: [1], periods: [], options: {} }

/** A figure with two annotations far from each other. */
export const annotated = {
  ...{ kind: 'figure', id: 'annotated', view, title: '', note: '', height: 'usual', width: 'full' },
  ...{ annotations: [FAR, NEAR], frozen: null },
}

const subject = { ...EMPTY_DASHBOARD.subject, indicators: [18], sources: [2, 10] }

/** A made dashboard with a section and the annotated figure. */
export const DASHBOARD = {
  ...EMPTY_DASHBOARD,
  title: 'Snow of all states',
  subject,
  blocks: [{ kind: 'section', id: 'opening', section: 'indicator-overview', state: {} }, annotated],
}

/** Keeps a document of somebody who is signed in, and gives its id. */
export async function kept(page: Page, document: object): Promise<string> {
  await signInOn(page, 'journey.reader')
  const headers = { origin: productUrl() }
  const answer = await page.request.post('/api/document', { headers, data: { document } })
  if (!answer.ok()) throw new Error(await answer.text())
  return (await answer.json()).data.id
}

/** The file that a press saves: the name that the reader finds, and its content. */
export async function saved(page: Page, press: Locator) {
  const [download] = await Promise.all([page.waitForEvent('download'), press.click()])
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) }
}

/** A4 and its margins of 44 CSS pixels, in points. */
const PAPER = { width: 595.28, margin: 33 }

/** Both annotations stand on their figure where they were put, and nowhere else. */
export function expectAnnotated(content: Buffer, pages: number): void {
  const pdf = readPdf(content)
  expect(pdf.pages).toBe(pages)
  const red = pdf.drawn.filter(({ colour }) => colour === RED)
  expect(flat(red.map(({ letter }) => letter).join(''))).toBe(flat(FAR.text + NEAR.text))
  const [far, near] = [red[0], red[FAR.text.length]]
  // Sixteen of the forty years of the axis lie between them.
  const apart = (near?.x ?? 0) - (far?.x ?? 0)
  expect(apart).toBeGreaterThan(0.25 * (PAPER.width - 2 * PAPER.margin))
  expect(apart).toBeLessThan(0.45 * (PAPER.width - 2 * PAPER.margin))
  expect(near?.page).toBe(far?.page)
  // Half of the height of the figure lies between them: points are counted from below.
  expect((far?.y ?? 0) - (near?.y ?? 0)).toBeGreaterThan(60)
}

export function wordsIn(content: Buffer): string {
  const files = unzipSync(content)
  expect(Object.keys(files)).toContain('word/document.xml')
  return Buffer.from(files['word/document.xml'] ?? []).toString()
}

/** Notes on the page that the browser was asked to print it. */
export async function countPrints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes'
    }
  })
}

/** Resolves once the browser was asked to print. */
export const printed = (page: Page) => page.locator('html[data-printed]').waitFor({ state: 'attached' })
