import { describe, beforeEach, expect, test } from 'vitest'
import { download, figureCard } from './figure-card.ts'
import type { Page } from 'playwright-core'
import { addressOf, openDashboard, PENTA_3 } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'

const open = eachVisit()
let page: Page

beforeEach(async () => {
  ;({ page } = await open())
  await openDashboard(page, addressOf(PENTA_3))
})

const card = () => figureCard(page, /./).last()

async function paperPages(of: Page): Promise<number> {
  const file = await of.pdf({ preferCSSPageSize: true })
  return file.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

test.each([
  ['the quarter', 'Quarterly_Performance_Assessment_Dashboard'],
  ['the quarter of a state', 'Quarterly_Performance_Assessment_Dashboard?location=27'],
  ['the statistics', 'Advanced_Analytics?section=descriptive-analysis'],
  ['the statistics of another indicator', 'Advanced_Analytics?section=descriptive-analysis&indicator=18'],
])('on paper %s: two pages at most', async (_what, address) => {
  await openDashboard(page, `/dashboard/${address}`)
  expect(await paperPages(page)).toBeLessThanOrEqual(2)
})

describe('a picture', () => {
  test('as JPEG is a JPEG', async () => {
    const { name, content } = await download(page, card(), 'JPEG')
    expect(name).toMatch(/\.jpe?g$/)
    expect(content.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
  })

  test('as PDF is one page of lines and text, without a picture', async () => {
    const { name, content } = await download(page, card(), 'PDF')
    expect(name).toMatch(/\.pdf$/)
    const file = content.toString('latin1')
    expect(file.slice(0, 5)).toBe('%PDF-')
    expect(file.trimEnd()).toMatch(/%%EOF$/)
    expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect(file).toContain('/FontFile2')
    expect(file).not.toContain('/Image')
  })

  test('as PNG is 1200 by 800 at double density', async () => {
    const { name, content } = await download(page, card(), 'PNG')
    expect(name).toMatch(/\.png$/)
    expect(content.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
    // Width and height stand at fixed places of the first chunk (PNG specification, IHDR).
    expect([content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual([2400, 1600])
  })

  test('as SVG carries its title, its source and its link as text', async () => {
    const { name, content } = await download(page, card(), 'SVG')
    const text = content.toString('utf8')
    expect(name).toMatch(/\.svg$/)
    expect(text).toMatch(/<svg\b/)
    expect(text).toContain('MSDAT')
    expect(text).toContain('/figure?')
  })
})
