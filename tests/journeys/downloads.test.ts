import { beforeEach, expect, test } from 'vitest'
import { WIDE } from '../wide-run.ts'
import type { Page } from 'playwright-core'
import { addressOf, openDashboard, PENTA_3 } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'
import { csvTable, download, figureCard } from './figure-card.ts'
import { readSpreadsheet } from './spreadsheet.ts'

const open = eachVisit()
let page: Page

beforeEach(async () => {
  ;({ page } = await open())
  await openDashboard(page, addressOf(PENTA_3))
})

/** A4 between its margins of 12 mm, in CSS pixels. */
const PAPER = { width: 703, height: 1032 }

async function paperPages(of: Page): Promise<number> {
  const file = await of.pdf({ preferCSSPageSize: true })
  return file.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

const card = () => figureCard(page, /./).last()

test('on paper the Overview is two pages at most, with nothing cut and its address', async () => {
  // An earlier period that the address names needs no more than the newest.
  expect(await paperPages(page)).toBeLessThanOrEqual(2)
  const { period: _, ...newest } = PENTA_3
  await openDashboard(page, addressOf(newest))
  expect(await paperPages(page)).toBeLessThanOrEqual(2)
  await openDashboard(page, addressOf({ ...newest, location: '27' }))
  expect(await paperPages(page)).toBeLessThanOrEqual(2)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(PAPER)
  expect(await page.getByRole('banner').innerText()).toContain('location=27')
  const cut = await page
    .locator('main *')
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().right > innerWidth + 1).length)
  expect(cut).toBe(0)
})

test('the sheet says first what it is and where it comes from, then the data', async () => {
  const { name, content } = await download(page, card(), 'XLS')
  expect(name).toMatch(/\.xlsx$/)
  const sheets = [...readSpreadsheet(content)]
  expect(sheets).toHaveLength(2)
  const about = sheets[0]?.[1].flat().join('\n') ?? ''
  for (const word of ['/figure?', 'Penta', 'NDHS']) expect(about).toContain(word)
  expect(about).toMatch(/licence/i)
  const [heads = [], ...rows] = sheets[1]?.[1] ?? []
  const value = heads.indexOf('value')
  expect(rows.length).toBeGreaterThan(0)
  const gap = heads.indexOf('gap')
  for (const row of rows) expect(typeof row[value] === 'number').toBe(!row[gap])
})

test('the table carries definition, licence, citation, address and release above it, and comes without them too', async () => {
  const { content } = await download(page, card(), 'CSV')
  const lines = content.toString('utf8').replace('\ufeff', '').split('\r\n')
  const notes = lines.filter((line) => line.startsWith('# ')).join('\n')
  for (const word of ['Definition of', 'Licence of', 'Cite ', '/figure?', 'Release: '])
    expect(notes).toContain(word)
  const plain = await download(page, card(), 'Table')
  expect(plain.name).toMatch(/\.csv$/)
  expect(plain.content.toString('utf8').replace('\ufeff', '').trim()).toBe(csvTable(content))
})

if (WIDE) {
  test('elsewhere: the lines of a frame, files by address, and addresses that answer exactly the figures of the chart', async () => {
    await card().getByRole('button', { name: 'Download' }).click()
    await page.getByRole('menuitem', { name: /^Embed, API/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Use this figure elsewhere' })
    const frame = await dialog.locator('pre').first().innerText()
    expect(frame).toMatch(/<iframe [^>]*src="http[^"]+\/embed\/figure\?/)
    const tables = dialog.getByRole('link', { name: 'Table (CSV)' })
    await tables.first().waitFor()
    const said = /exactly the (\d+) figures/.exec(await dialog.innerText())?.[1]
    let answered = 0
    for (const table of await tables.all()) {
      const answer = await page.request.get((await table.getAttribute('href')) ?? '')
      answered += (await answer.text()).trim().split(/\r?\n/).length - 1
    }
    expect(answered).toBe(Number(said))
    const picture = await dialog.getByRole('link', { name: 'PNG', exact: true }).getAttribute('href')
    const file = await page.request.get(picture ?? '')
    expect(file.headers()['content-type']).toBe('image/png')
  })
}
