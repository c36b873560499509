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
})
