import { expect, test } from 'vitest'
import {
  FAR,
  NEAR,
  kept,
  saved,
  expectAnnotated,
  wordsIn,
  countPrints,
  printed,
  DASHBOARD,
} from './annotated-documents.ts'
import { eachVisit } from './each-visit.ts'
import { barriers } from './registered-person.ts'

const open = eachVisit()

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
