import { expect, test } from 'vitest'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { drawn } from '../drawn.ts'
import {
  FAR,
  annotated,
  kept,
  saved,
  expectAnnotated,
  wordsIn,
  countPrints,
  printed,
  DASHBOARD,
  NEAR,
} from './annotated-documents.ts'
import { eachVisit } from './each-visit.ts'
import { barriers } from './registered-person.ts'

const open = eachVisit()

const REPORT = { ...EMPTY_DASHBOARD, kind: 'report', title: 'Snow in March', blocks: [annotated] }

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

test('a made dashboard is saved as PDF and for Word and printed from one menu, by keyboard and on a telephone', async () => {
  const { page, complaints } = await open()
  await countPrints(page)
  const id = await kept(page, DASHBOARD)
  await page.goto(`/custom/private/${id}`)
  const menu = page.getByRole('button', { name: 'Print and export' })
  await menu.press('Enter')
  const pdf = await saved(page, page.getByRole('menuitem', { name: 'Export PDF' }))
  expect(pdf.name).toBe('msdat-snow-of-all-states.pdf')
  expectAnnotated(pdf.content, 3)
  await menu.click()
  const docx = await saved(page, page.getByRole('menuitem', { name: 'Export DOCX' }))
  expect(docx.name).toBe('msdat-snow-of-all-states.docx')
  const words = wordsIn(docx.content)
  for (const said of ['Indicator Overview', FAR.text, NEAR.text]) expect(words).toContain(said)

  await page.setViewportSize({ width: 360, height: 760 })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Print' }).waitFor()
  expect(await barriers(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  const { x = -1 } = (await page.getByRole('menu').boundingBox()) ?? {}
  expect(x).toBeGreaterThanOrEqual(0)
  await page.getByRole('menuitem', { name: 'Print' }).click()
  await printed(page)
  await page.emulateMedia({ media: 'print' })
  expect(await menu.isVisible()).toBe(false)
  expect(complaints).toEqual([])
})
