import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import type { FilledBlock } from '#domain/document/blocks.ts'
import type { FilledDocument } from '#domain/document/fill.ts'
import { USUAL_LOOK } from '#domain/document/blocks/text/text-block.ts'
import { aFigure, paperDocument, paperGround, TOOLS } from '#tests/builders/paper-documents.ts'
import { flat, readPdf } from '#tests/builders/pdf-text.ts'
import { readShippedData } from '#tests/builders/shipped-data.ts'
import { shippedReader } from '#tests/builders/shipped-reader.ts'
import { VIEW_OF_EACH_KIND } from '#tests/builders/view-of-each-kind.ts'
import type { PaperBlock, PaperDocument } from './document/paper-document.ts'
import { resolveDocument } from './document/resolve-document.ts'
import { documentDocx } from './docx/document-docx.ts'
import { documentPdf } from './pdf/document-pdf.ts'
import { blocksAsSlides } from './pptx/block-slides.ts'

const { distribution, quarters } = VIEW_OF_EACH_KIND
const heading = (text: string): FilledBlock => ({ kind: 'heading', id: text, text, level: 2 })
const words = (text: string): FilledBlock => {
  return { kind: 'text', id: text.slice(0, 20), html: `<p>${text}</p>`, ...USUAL_LOOK, width: 'full' }
}

let made: (blocks: readonly FilledBlock[], more?: Partial<FilledDocument>) => Promise<PaperDocument>

beforeAll(async () => {
  const ground = paperGround(shippedReader(await readShippedData(), [18, ...quarters.indicators]))
  made = (blocks, more) => resolveDocument(paperDocument(blocks, more), ground)
})

describe('the pages of a PDF', () => {
  test.each([
    ['few parts', 30],
    ['many', 70],
    ['as many as two columns have room for', 90],
  ])('have their contents on the first, of %s', async (_how, count) => {
    const parts = Array.from({ length: count }, (_, at) => heading(`Part ${at + 1} of the report`))
    const blocks = parts.flatMap((part, at) => [part, words(`${at} ${'What is said of it. '.repeat(9)}`)])
    const { texts } = readPdf(await documentPdf(await made(blocks), TOOLS))
    expect(texts.length).toBeGreaterThan(2)
    expect(texts[0]).toContain(flat('Sources and how to cite them'))
  })

  test.each([
    ['a page of bars', distribution],
    ['a figure as high as its page', quarters],
  ])('hold a heading and its words together with %s', async (_what, view) => {
    const blocks = [words('Much. '.repeat(500)), heading('Where to go'), words('A lead of a few words.')]
    const { texts } = readPdf(await documentPdf(await made([...blocks, aFigure(view)]), TOOLS))
    const pageOf = (said: string) => texts.findIndex((text) => text.includes(flat(said)))
    expect(pageOf('A lead of a few words.')).toBeGreaterThan(-1)
    expect(pageOf('A lead of a few words.')).toBe(pageOf('Open this figure'))
  })
})

test('a few words before a figure stay on its page in Word, a text of its own does not', async () => {
  const kept = async (said: string) => {
    const bytes = await documentDocx(await made([words(said), aFigure(distribution)]), TOOLS)
    const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())
    const [paragraph = ''] = xml.split('</w:p>').filter((one) => one.includes(said.slice(0, 20)))
    return paragraph.includes('<w:keepNext/>')
  }
  expect(await kept('A lead of a few words.')).toBe(true)
  expect(await kept('A text that goes on. '.repeat(60))).toBe(false)
})

test('two figures of half the width stand beside each other in Word', async () => {
  const half = aFigure(distribution, { width: 'half' })
  const document = await made([
    { ...half, id: 'one' },
    { ...half, id: 'two' },
  ])
  const about = { ...document.about, sheet: { ...document.about.sheet, columns: 2 as const } }
  const bytes = await documentDocx({ ...document, about }, TOOLS)
  const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())
  const [table = ''] = /<w:tbl>.*?<\/w:tbl>/s.exec(xml) ?? []
  expect(table.split('<w:drawing>')).toHaveLength(3)
  expect(table.split('<w:tc>')).toHaveLength(3)
})

test('what a panel says in several short parts shares a slide, and a heading is never its last line', async () => {
  const said = (part: number): readonly PaperBlock[] => [
    { kind: 'heading', level: 4, text: `Check ${part}` },
    { kind: 'sentence', width: 'full', text: `What came of check ${part}.`, sources: '' },
  ]
  const parts = [1, 2, 3, 4, 5, 6, 7].flatMap(said)
  const blocks: readonly PaperBlock[] = [{ kind: 'heading', level: 2, text: 'Data Quality' }, ...parts]
  const slides = await blocksAsSlides({ ...(await made([])), blocks }, TOOLS)
  expect(slides.map(({ title }) => title)).toEqual(['Data Quality', 'Data Quality'])
  const last = slides.map(({ panes: [pane] }) => (pane?.pane === 'words' ? pane.lines.at(-1)?.text : null))
  expect(last).toEqual(['What came of check 3.', 'What came of check 7.'])
})

describe('slides', () => {
  const table = (rows: number): PaperBlock => ({
    ...{ kind: 'table', width: 'full', caption: 'Numbers', notes: [], sources: '', address: null },
    columns: ['What', 'Value'].map((head, at) => ({ head, numeric: at === 1, wraps: false })),
    rows: Array.from({ length: rows }, (_, at) => [`Row ${at + 1}`, '1']),
  })
  const slidesFrom = async (blocks: readonly PaperBlock[]) => {
    const slides = await blocksAsSlides({ ...(await made([])), blocks }, TOOLS)
    return slides.map(({ title, panes }) => [
      title,
      ...panes.map((pane) => (pane.pane === 'table' ? pane.rows.length : pane.pane)),
      ...panes.flatMap(({ above = [] }) => above.map(({ text }) => text)),
    ])
  }
  const part: PaperBlock = { kind: 'heading', level: 2, text: 'Checks' }
  const check = (text: string): readonly PaperBlock[] => [
    { kind: 'heading', level: 4, text },
    { kind: 'sentence', width: 'full', text: `The rule of ${text}.`, sources: '' },
  ]
  const card = { subject: '', lines: ['Said'], reasons: [], citation: '' }

  test.each<readonly [string, readonly PaperBlock[], readonly unknown[]]>([
    [
      'a small table stands below the words about it',
      [part, ...check('A'), table(2)],
      [['Checks', 2, 'A', 'The rule of A.', 'Numbers']],
    ],
    [
      'what is about something else stands before',
      [part, ...['A', 'B', 'C', 'D', 'E', 'F'].flatMap(check), table(2)],
      [
        ['Checks', 'words'],
        ['Checks', 2, 'F', 'The rule of F.', 'Numbers'],
      ],
    ],
    [
      'a long table has as many rows on each',
      [part, table(30)],
      [
        ['Numbers', 15],
        ['Numbers', 15],
      ],
    ],
    [
      'cards stand beside each other under their own title',
      [
        part,
        {
          kind: 'cards',
          width: 'full',
          title: 'Key figures',
          columns: 4,
          cards: ['A', 'B', 'C', 'D', 'E', 'F'].map((heading) => ({ ...card, heading, value: '1' })),
        },
      ],
      [
        ['Key figures', 'words', 'words', 'words'],
        ['Key figures', 'words', 'words', 'words'],
      ],
    ],
    [
      'a card is titled by its figure',
      [
        part,
        { kind: 'card', width: 'full', ...card, heading: 'Which?', subject: 'Penta 3, Kano', value: '47%' },
      ],
      [['Penta 3, Kano: 47%', 'words']],
    ],
  ])('%s', async (_, blocks, expected) => {
    expect(await slidesFrom(blocks)).toEqual(expected)
  })
})

const quote: FilledBlock = {
  ...{ kind: 'quote', id: 'quote', indicator: 18, location: 1, year: null, width: 'full', frozen: null },
}

test('the figure to quote is never parted from its reasons', async () => {
  // Whatever stands before it, its head and its reasons are on one page.
  for (const count of [20, 24, 28, 32, 36]) {
    const before = Array.from({ length: count }, (_, at) => words(`${at} ${'What is said. '.repeat(10)}`))
    const { texts } = readPdf(await documentPdf(await made([...before, quote]), TOOLS))
    const pageOf = (said: string) => texts.findIndex((text) => text.includes(flat(said)))
    expect(pageOf('Which figure should I quote?')).toBeGreaterThan(-1)
    expect(pageOf('Why this one')).toBe(pageOf('Which figure should I quote?'))
  }
  const bytes = await documentDocx(await made([quote]), TOOLS)
  const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())
  const [head = ''] = xml.split('</w:p>').filter((one) => one.includes('Which figure should I quote?'))
  expect(head).toContain('<w:keepNext/>')
})

test('low blocks stand beside a high one of half the width, and leave no page half empty', async () => {
  const paper = { size: 'a4', orientation: 'portrait', columns: 2 } as const
  const half = (id: string, view: (typeof VIEW_OF_EACH_KIND)[keyof typeof VIEW_OF_EACH_KIND]) =>
    aFigure(view, { id, width: 'half' })
  const { trend } = VIEW_OF_EACH_KIND
  const blocks = [half('a', quarters), ...['b', 'c', 'd'].map((id) => half(id, trend))]
  const { texts } = readPdf(await documentPdf(await made(blocks, { paper }), TOOLS))
  expect(texts.slice(0, 2).filter((text) => text.includes(flat('Open this figure')))).toHaveLength(2)
})
