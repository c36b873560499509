import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { USUAL_LOOK } from '#domain/document/blocks/text/text-block.ts'
import { type FrontName, frontName, OWN_NAME } from '#domain/front/front-name.ts'
import { escapeText } from '#server/platform/http/escape-text.ts'
import { BLOCKS } from '#tests/builders/every-block.ts'
import { flat, type ReadPdf, readPdf } from '#tests/builders/pdf-text.ts'
import { aFigure, paperDocument, paperGround, TOOLS } from '#tests/builders/paper-documents.ts'
import { type ReadSlides, readSlides } from '#tests/builders/read-slides.ts'
import { readShippedData } from '#tests/builders/shipped-data.ts'
import { shippedReader } from '#tests/builders/shipped-reader.ts'
import { HOSTILE_NAME, WIDE_NAME } from '#tests/builders/site-names.ts'
import { VIEW_OF_EACH_KIND } from '#tests/builders/view-of-each-kind.ts'
import type { PaperDocument } from './document/paper-document.ts'
import { resolveDocument } from './document/resolve-document.ts'
import { documentDocx } from './docx/document-docx.ts'
import { documentHtml } from './html/document-html.ts'
import { documentPdf } from './pdf/document-pdf.ts'
import { documentPptx } from './pptx/document-pptx.ts'

const { trend } = VIEW_OF_EACH_KIND

let resolved: PaperDocument
let pdf: ReadPdf
let docx: Readonly<Record<string, Uint8Array>>
let pptx: ReadSlides
let html: string

beforeAll(async () => {
  const ground = paperGround(shippedReader(await readShippedData()))
  const blocks = Object.values(BLOCKS).flatMap((all) => all.map(({ block }) => block))
  resolved = await resolveDocument(paperDocument(blocks), ground)
  pdf = readPdf(await documentPdf(resolved, TOOLS))
  docx = unzipSync(await documentDocx(resolved, TOOLS))
  pptx = readSlides(await documentPptx(resolved, TOOLS))
  html = documentHtml(resolved)
})

const part = (name: string) => Buffer.from(docx[name] ?? '').toString()
const unescaped = (xml: string) =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
const words = (xml: string) =>
  flat(unescaped(xml.replaceAll(/<style>.*?<\/style>/gs, '').replaceAll(/<[^>]*>/g, '')))

describe.each(Object.keys(BLOCKS))('a block of the kind %s', (kind) => {
  const said = Object.entries(BLOCKS).flatMap(([name, all]) =>
    name === kind ? all.flatMap(({ says }) => says) : [],
  )
  const missing = (text: string) => said.filter((one) => !text.includes(flat(one)))

  test('is said in a PDF', () => expect(missing(pdf.text)).toEqual([]))
  test('is said in a DOCX', () => expect(missing(words(part('word/document.xml')))).toEqual([]))
  test('is said on slides', () => {
    // A title has no full stop.
    const text = flat(pptx.slides.join('\n'))
    expect(said.map((one) => flat(one).replace(/\.$/, '')).filter((one) => !text.includes(one))).toEqual([])
  })
  test('is said in a page', () => expect(missing(words(html))).toEqual([]))
})

describe('a PDF', () => {
  test('is set in the type of the product, also inside drawings', () => {
    expect(new Set(pdf.fonts.map((font) => font.replace('InterVariableItalic', 'InterVariable')))).toEqual(
      new Set(['InterVariable', 'DejaVuSansMono']),
    )
  })

  test('says what it is, who made it, of which day and in which language', () => {
    for (const said of [
      'Title: Vaccines in Sokoto',
      'Author: Bọ́lá Adéyẹmí',
      'Lang: en',
      'Subject: What is known, and from whom.',
    ]) {
      expect(pdf.info).toContain(said)
    }
    expect(pdf.info).toContain('MSDAT, release 4 of November 1st 2026, shipped')
  })

  test('is tagged: title, headings, figures in words, tables with heads', () => {
    for (const tag of ['Title', 'H1', 'Figure', 'Caption', 'Table', 'TH', 'L', 'Link'])
      expect(pdf.tags).toContain(tag)
    const drawn = resolved.blocks.flatMap((block) => (block.kind === 'figure' ? block.alternative : []))
    expect(drawn.length).toBeGreaterThan(1)
    for (const said of [...drawn, 'A clinic']) expect(pdf.alternatives).toContain(said)
    expect(drawn[0]).toContain('Rising since 2013')
  })

  test('has contents from three pages on, page numbers and the list of sources', () => {
    expect(pdf.pages).toBeGreaterThanOrEqual(3)
    for (const said of [
      'Contents',
      `Page ${pdf.pages} of ${pdf.pages}`,
      'Sources and how to cite them',
      'release 4 of November 1st 2026 (shipped)',
    ]) {
      expect(pdf.text).toContain(flat(said))
    }
  })

  test('of one page has no contents', async () => {
    const ground = paperGround(shippedReader(await readShippedData()))
    const short = paperDocument([aFigure(trend)], {
      paper: { size: 'letter', orientation: 'landscape', columns: 1 },
    })
    const read = readPdf(await documentPdf(await resolveDocument(short, ground), TOOLS))
    expect([read.pages < 3, read.text.includes('Contents')]).toEqual([true, false])
  })

  test('may begin with whichever heading its author liked', async () => {
    const ground = paperGround(shippedReader(await readShippedData()))
    const texts = ['<h4>Deepest</h4><p>Words.</p>', '<h3>Higher</h3>'].map((html, index) => {
      return { kind: 'text' as const, id: `t${index}`, html, ...USUAL_LOOK, width: 'full' as const }
    })
    const resolved = await resolveDocument(paperDocument(texts), ground)
    expect(readPdf(await documentPdf(resolved, TOOLS)).text).toContain('Deepest')
  })
})

describe('slides', () => {
  test('begin with what the document is and end with how its sources are cited', () => {
    expect(pptx.titles.at(0)).toBe('Vaccines in Sokoto')
    expect(pptx.titles.at(-1)).toBe('Sources and how to cite them')
    expect(pptx.slides.at(-1)).toContain('release 4 of November 1st 2026 (shipped)')
  })

  test('have a title each, the release, and with a figure its source and licence', () => {
    expect(pptx.titles.filter((title) => title === '')).toEqual([])
    for (const slide of pptx.slides) expect(slide).toContain('release 4 of November 1st 2026')
    const [trendSlide] = pptx.slides.filter((slide) => slide.includes('Sources: NDHS 1999'))
    expect(trendSlide).toContain('Licences: ')
  })

  test('have charts of the stored values', () => {
    const drawn = resolved.blocks.flatMap((block) =>
      block.kind === 'figure' && block.slide.chart ? [block.slide.chart] : [],
    )
    expect(drawn.length).toBeGreaterThan(1)
    expect(pptx.charts.map(({ series }) => series)).toEqual(
      drawn.map(({ series, targets, categories }) => [
        ...series.map(({ name, values }) => ({ name, values })),
        // A target is a line of one value.
        ...targets.map(({ name, value }) => ({ name, values: categories.map(() => value) })),
      ]),
    )
  })
})

describe('a DOCX', () => {
  test('has headings, captions, tables with heads and lists as such', () => {
    const document = part('word/document.xml')
    for (const style of ['Title', 'Heading1', 'Heading2', 'Heading3', 'Caption']) {
      expect(document).toContain(`<w:pStyle w:val="${style}"/>`)
    }
    expect(document).toContain('<w:tblHeader/>')
    expect(document).toContain('<w:numPr>')
    expect(part('docProps/core.xml')).toContain('Vaccines in Sokoto')
    expect(part('word/footer1.xml')).toContain('NUMPAGES')
    // Every heading of the list leads to its own.
    const [list = ''] = /<w:sdtContent>.*?<\/w:sdtContent>/s.exec(document) ?? []
    const led = [...list.matchAll(/<w:hyperlink[^>]*w:anchor="([^"]+)"/g)].map(([, anchor]) => anchor)
    expect(led.length).toBeGreaterThan(2)
    for (const anchor of led) expect(document).toContain(`w:name="${anchor}"`)
    expect(list).toContain('PAGEREF')
  })

  test('of few parts has no contents', async () => {
    const { about, blocks } = resolved
    const short = unzipSync(await documentDocx({ about, blocks: blocks.slice(-4) }, TOOLS))
    expect(Buffer.from(short['word/document.xml'] ?? []).toString()).not.toContain('<w:sdtContent>')
  })

  test('never has the code of its address alone on a page', () => {
    const paragraphs = part('word/document.xml').match(/<w:p>.*?<\/w:p>/gs) ?? []
    const code = paragraphs.findLastIndex((paragraph) => paragraph.includes('<w:drawing>'))
    expect(code).toBeGreaterThan(0)
    for (const kept of paragraphs.slice(code - 1, code + 1)) expect(kept).toContain('<w:keepNext/>')
    expect(paragraphs[code - 1]).toContain('<w:keepLines/>')
  })

  test('has pictures of 300 dots to the inch, in words too', () => {
    const document = part('word/document.xml')
    const drawn = [...document.matchAll(/<wp:extent cx="(\d+)".*?descr="([^"]*)".*?r:embed="(\w+)"/gs)]
    expect(drawn.length).toBeGreaterThan(3)
    const links = part('word/_rels/document.xml.rels')
    const [, across, , id] = drawn[0] ?? []
    const file = new RegExp(`Id="${id}"[^>]*Target="([^"]*)"|Target="([^"]*)"[^>]*Id="${id}"`).exec(links)
    const png = docx[`word/${file?.[1] ?? file?.[2]}`] ?? new Uint8Array(24)
    const dots = new DataView(png.buffer, png.byteOffset).getUint32(16)
    // 914,400 units of Word are an inch.
    expect(Math.round(dots / (Number(across) / 914_400))).toBe(300)
    expect(unescaped(drawn[0]?.[2] ?? '')).toContain('Rising since 2013')
  })
})

describe.each<[string, FrontName, string]>([
  ['its own name', OWN_NAME, 'Multi-Source Data and Triangulation'],
  ['a name and an agency', HOSTILE_NAME, HOSTILE_NAME.agency],
  ['a name alone', frontName({ product: 'Snow Observatory', agency: '' }), ''],
  ['the widest name', WIDE_NAME, WIDE_NAME.agency],
])('of a site by %s', (_, front, beside) => {
  const head = [front.name, beside, 'Report'].filter((said) => said !== '').join(' · ')
  let named: PaperDocument
  beforeAll(async () => {
    const ground = { ...paperGround(shippedReader(await readShippedData())), front }
    named = await resolveDocument(paperDocument([]), ground)
  })

  test('a PDF begins with it, and has room for it', async () => {
    const { text, tags } = readPdf(await documentPdf(named, TOOLS))
    expect(text).toContain(flat(`${front.name}${beside}Report`))
    expect(text).toContain(flat('MSDAT, release 4 of November 1st 2026'))
    expect(tags).toContain('Title')
  })

  test('a DOCX begins with it', async () => {
    const files = unzipSync(await documentDocx(named, TOOLS))
    const said = words(Buffer.from(files['word/document.xml'] ?? []).toString())
    expect(said.slice(0, flat(head).length)).toBe(flat(head))
  })

  test('a page has it in its title and on top', () => {
    const page = documentHtml(named)
    expect(page).toContain(`<title>Vaccines in Sokoto | ${escapeText(front.name)}</title>`)
    expect(page).toContain(`<header>${escapeText(head)}</header>`)
  })
})

test('a text has the size, weight and colour that its author chose', () => {
  expect(html).toContain('<div style="font-size:2rem;font-weight:700;color:#b3261e"><p>Large and red</p>')
  expect(part('word/document.xml')).toMatch(
    /<w:b\/>.{0,40}<w:color w:val="b3261e"\/><w:sz w:val="40"\/>.{0,80}Large and red/,
  )
})

describe('a page', () => {
  test('has no script, asks for nothing, and names what it draws', () => {
    expect(html.match(/<script|<link rel="stylesheet|<iframe|<[^>]*\son\w+=|url\((?!#)/gi)).toBeNull()
    expect([...html.matchAll(/<(?:img|use|image)[^>]*(?:src|href)="(?!data:image\/png|#)/g)]).toEqual([])
    expect(html.match(/<svg [^>]*role="img" aria-label="[^"]{20,}"/g)?.length).toBeGreaterThan(2)
    expect(html).toContain('<th scope="col" class="n">')
    expect(html).toContain('alt="A clinic"')
  })

  test('has names that are its own in every drawing', () => {
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

test('annotations are drawn on the plot in all of them', () => {
  const figure = resolved.blocks.find((block) => block.kind === 'figure')
  expect(figure?.drawing.inside).toMatch(/<tspan[^>]*>Rising<\/tspan><tspan[^>]*>since 2013<\/tspan>/)
  // A box that reaches beyond the figure ends at its edge.
  const [, x, width] =
    /<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"[^>]*stroke="#b3261e"/.exec(
      figure?.drawing.inside ?? '',
    ) ?? []
  expect(Number(x) + Number(width)).toBeCloseTo(figure?.drawing.canvas.width ?? 0, 0)
  for (const said of ['Rising', 'since 2013']) {
    expect(pdf.text).toContain(flat(said))
    expect(html).toContain(said)
  }
})
