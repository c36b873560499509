import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { flat, readPdf } from '../builders/pdf-text.ts'
import { drawn } from '../drawn.ts'
import { eachVisit } from './each-visit.ts'
import { signInOn } from './people.ts'
import { productUrl } from './product.ts'
import { barriers } from './registered-person.ts'

const open = eachVisit()

const RED = '#b3261e'

const [FAR, NEAR] = [
  { kind: 'text', at: { plot: 0, mark: '', x: 1992, y: 85 }, text: 'Far up', size: 12, colour: RED },
  { kind: 'text', at: { plot: 0, mark: '', x: 2008, y: 15 }, text: 'Near the ground', size: 12, colour: RED },
] as const

const view = { kind: 'trend', indicators: [18], sources: [2], locations: [1], periods: [], options: {} }

const annotated = {
  ...{ kind: 'figure', id: 'annotated', view, title: '', note: '', height: 'usual', width: 'full' },
  ...{ annotations: [FAR, NEAR], frozen: null },
}

const REPORT = { ...EMPTY_DASHBOARD, kind: 'report', title: 'Snow in March', blocks: [annotated] }

const subject = { ...EMPTY_DASHBOARD.subject, indicators: [18], sources: [2, 10] }

const DASHBOARD = {
  ...EMPTY_DASHBOARD,
  title: 'Snow of all states',
  subject,
  blocks: [{ kind: 'section', id: 'opening', section: 'indicator-overview', state: {} }, annotated],
}

/** Keeps a document of somebody who is signed in, and gives its id. */
async function kept(page: Page, document: object): Promise<string> {
  await signInOn(page, 'journey.reader')
  const headers = { origin: productUrl() }
  const answer = await page.request.post('/api/document', { headers, data: { document } })
  if (!answer.ok()) throw new Error(await answer.text())
  return (await answer.json()).data.id
}

/** The file that a press saves: the name that the reader finds, and its content. */
async function saved(page: Page, press: Locator) {
  const [download] = await Promise.all([page.waitForEvent('download'), press.click()])
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) }
}

/** A4 and its margins of 44 CSS pixels, in points. */
const PAPER = { width: 595.28, margin: 33 }

/** Both annotations stand on their figure where they were put, and nowhere else. */
function expectAnnotated(content: Buffer, pages: number): void {
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

function wordsIn(content: Buffer): string {
  const files = unzipSync(content)
  expect(Object.keys(files)).toContain('word/document.xml')
  return Buffer.from(files['word/document.xml'] ?? []).toString()
}

/** Notes on the page that the browser was asked to print it. */
async function countPrints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes'
    }
  })
}

const printed = (page: Page) => page.locator('html[data-printed]').waitFor({ state: 'attached' })

test('a dashboard or a report that cannot be saved says what to do, and is saved when it is tried again', async () => {
  const { page, complaints } = await open()
  await countPrints(page)
  const failures = [
    [
      { status: 500, json: { type: '/problems/internal', title: 'x', status: 500, detail: 'Broken' } },
      'PDF Export failed. Please try again. Something went wrong on our side. If it fails again, print the page, or try later.',
    ],
    [
      { status: 429, json: { type: '/problems/too-many-requests', title: 'x', status: 429, detail: 'x' } },
      'PDF Export failed. Please try again. Many files are being made; wait ten seconds.',
    ],
  ] as const
  const report = await kept(page, REPORT)
  await page.goto(`/report/${report}`)
  const button = page.getByRole('button', { name: 'Export PDF' })
  for (const [answer, said] of failures) {
    await page.route('**/document/*.pdf?*', (route) => route.fulfill(answer), { times: 1 })
    await button.click()
    await page.getByRole('alert').getByText(said, { exact: true }).waitFor()
  }
  expect(await barriers(page)).toEqual([])
  await page.route('**/document/*.docx?*', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Export DOCX' }).click()
  const lost =
    'DOCX Export failed. Please try again. If it fails again, check your connection, or print the page.'
  await page.getByRole('alert').getByText(lost, { exact: true }).waitFor()

  const pdf = await saved(page, button)
  expect(pdf.name).toBe('msdat-snow-in-march.pdf')
  expectAnnotated(pdf.content, 1)
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  const docx = await saved(page, page.getByRole('button', { name: 'Export DOCX' }))
  expect(docx.name).toBe('msdat-snow-in-march.docx')
  expect(wordsIn(docx.content)).toContain(FAR.text)
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await printed(page)
  await drawn(page)
  await page.emulateMedia({ media: 'print' })
  expect(await button.isVisible()).toBe(false)

  // The same words on a dashboard, in the reader's language.
  const dashboard = await kept(page, DASHBOARD)
  await page.emulateMedia({ media: 'screen' })
  await page.goto(`/custom/private/${dashboard}?lang=pcm`)
  await page.route('**/document/*.pdf?*', (route) => route.fulfill(failures[0][0]), { times: 1 })
  await page.getByRole('button', { name: 'Print and export' }).click()
  await page.getByRole('menuitem', { name: 'Export PDF' }).click()
  await page.getByText(/^PDF Export no work\. Abeg try again\./).waitFor()
  // The browser's own messages about answers that were none.
  expect(complaints.filter((said) => !/500|429|ERR_FAILED/.test(said))).toEqual([])
})
