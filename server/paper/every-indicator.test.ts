import { beforeAll, describe, expect, test } from 'vitest'
import type { ReleaseReader } from '#sections/files/release-reader.ts'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import type { FilledBlock } from '#domain/document/blocks.ts'
import { paperDocument, paperGround } from '#tests/builders/paper-documents.ts'
import { readShippedData } from '#tests/builders/shipped-data.ts'
import { shippedReader } from '#tests/builders/shipped-reader.ts'
import type { PaperBlock, PaperDocument } from './document/paper-document.ts'
import { resolveDocument } from './document/resolve-document.ts'

const CHOSEN = [18, 20, 14, 30] as const
const MORE = [1, 7, 8, 9] as const
const section = (slug: string, state: Record<string, string> = {}): FilledBlock => ({
  ...{ kind: 'section', id: slug, section: slug, state },
})

let reader: ReleaseReader

beforeAll(async () => {
  reader = shippedReader(await readShippedData(), [...CHOSEN, ...MORE])
})

function printed(indicators: readonly number[], blocks: readonly FilledBlock[]): Promise<PaperDocument> {
  const subject = { ...EMPTY_DASHBOARD.subject, indicators, sources: [2] }
  const opening = { indicator: 20, source: 2, location: 1 }
  return resolveDocument(
    paperDocument(blocks, { kind: 'dashboard', subject: { ...subject, opening } }),
    paperGround(reader),
  )
}

const headings = (blocks: readonly PaperBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'heading' ? [`${block.level} ${block.text}`] : []))
const drawn = (blocks: readonly PaperBlock[], words: string) =>
  blocks.filter((block) => block.kind === 'figure' && block.title.includes(words)).length

describe('a section of a dashboard of several indicators', () => {
  test('that follows the indicator is printed for each, that with which it opens first', async () => {
    const { blocks } = await printed(CHOSEN, [section('zonal-analysis')])
    expect(headings(blocks)).toEqual([
      '2 Zonal Analysis',
      '3 Measles immunization coverage',
      '3 DPT 3 / Penta 3 coverage',
      '3 Stunting (under 5)',
      '3 Neonatal mortality rate',
    ])
    for (const name of ['Measles', 'Penta 3', 'Stunting', 'Neonatal']) {
      expect(drawn(blocks, name), name).toBeGreaterThan(0)
    }
  })

  test.each([
    ['compares them', section('scorecard')],
    ['compares them over time', section('indicator-comparison')],
    ['names one', section('zonal-analysis', { indicator: '18' })],
  ])('that %s is printed once', async (_, block) => {
    const { blocks } = await printed(CHOSEN, [block])
    expect(headings(blocks)).toHaveLength(1)
  })

  test('says how many more there are than it prints', async () => {
    const { blocks } = await printed([...CHOSEN, ...MORE], [section('zonal-analysis')])
    const notices = blocks.flatMap((block) => (block.kind === 'notice' ? block.text : []))
    expect(notices.join()).toMatch(/^The first 6 of the chosen indicators follow\. (One|2) more/)
  })
})
