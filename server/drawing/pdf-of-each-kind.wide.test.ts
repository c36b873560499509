import { readFile } from 'node:fs/promises'
import { inflateSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { KINDS } from '#charts/kinds.ts'
import { svgPdf } from '#charts/pdf/svg-pdf.ts'
import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import { mergeTables } from '#domain/observation/merge-tables.ts'
import { english } from '#languages/from-source.ts'
import { readShippedData, type ShippedData } from '#tests/builders/shipped-data.ts'
import { shippedGroups } from '#tests/builders/shipped-groups.ts'
import { VIEW_OF_EACH_KIND } from '#tests/builders/view-of-each-kind.ts'
import { figureOfView, sheetOf } from './draw-view.ts'

const outlines = (weight: number) =>
  readFile(new URL(`../../charts/fonts/inter-${weight}.ttf`, import.meta.url))

let data: ShippedData
let groups: readonly GroupFigure[]
let fonts: { readonly regular: Uint8Array; readonly bold: Uint8Array }

beforeAll(async () => {
  data = await readShippedData()
  groups = [...shippedGroups('gdl.csv'), ...shippedGroups('cod-ps.csv')]
  fonts = { regular: await outlines(400), bold: await outlines(650) }
})

test.each(KINDS.map(({ name }) => name))(
  '%s is lines and text, with all that its drawing says',
  async (kind) => {
    const view = VIEW_OF_EACH_KIND[kind]
    const table = mergeTables(view.indicators.map((id) => data.tableOf(id)))
    const input = { view, table, reference: data.reference, groups, currentYear: 2026, language: english }
    const figure = await figureOfView(input)
    const sheet = await sheetOf({
      figure,
      address: 'https://example.org/figure',
      language: english,
      title: figure.title,
      about: ['NDHS: Nigeria Demographic and Health Survey.'],
    })
    const about = { title: figure.title, subject: figure.summary, language: 'en' }
    const file = Buffer.from(await svgPdf([sheet], fonts, about))
    const raw = file.toString('latin1')
    expect(raw.startsWith('%PDF-1.7')).toBe(true)
    expect(raw).toMatch(/%%EOF\n$/)
    expect(raw).not.toContain('/Image')
    // Every entry of the table of objects points at its object.
    for (const [index, [, place]] of [...raw.matchAll(/^(\d{10}) 00000 n $/gm)].entries()) {
      expect(raw.slice(Number(place)).startsWith(`${index + 1} 0 obj`)).toBe(true)
    }
    const page = pageOf(file)
    expect(page).not.toMatch(/NaN|undefined|Infinity/)
    // The marks on the page are in the tree that readers aloud follow, the title first.
    const marked = [...page.matchAll(/^\/(\w+) <<\/MCID (\d+)>> BDC$/gm)].map(([, tag]) => tag)
    expect(marked.slice(0, 2)).toEqual(['H1', 'P'])
    expect(marked).toContain('Figure')
    const tree = [...raw.matchAll(/\/StructElem \/S \/(\w+) \/P \d+ 0 R \/Pg/g)].map(([, tag]) => tag)
    expect(tree).toEqual(marked)
    expect(raw).toContain('/MarkInfo <</Marked true>>')
    expect(page.match(/\bq\b/g)?.length).toBe(page.match(/\bQ\b/g)?.length)
    const said = textOf(file, page)
    const drawn = [...sheet.matchAll(/<(?:text|tspan)[^>]*>([^<]+)/g)].map(([, text = '']) => plain(text))
    expect(drawn.length).toBeGreaterThan(5)
    expect(drawn.filter((text) => !said.includes(text))).toEqual([])
  },
)

function streams(file: Buffer): Buffer[] {
  const raw = file.toString('latin1')
  return [...raw.matchAll(/\/Length (\d+)>>\nstream\n/g)].map((match) => {
    const start = match.index + match[0].length
    return inflateSync(file.subarray(start, start + Number(match[1])))
  })
}

function pageOf(file: Buffer): string {
  return (
    streams(file)
      .map(String)
      .find((text) => text.includes(' Tf ')) ?? ''
  )
}

/** The text that a reader of the file would copy: glyphs led back to characters by the maps of its fonts. */
function textOf(file: Buffer, page: string): string[] {
  const maps = streams(file)
    .map(String)
    .filter((text) => text.includes('beginbfchar'))
  const [regular = new Map(), bold = new Map()] = maps.map(
    (map) =>
      new Map(
        [...map.matchAll(/^<([\da-f]{4})> <([\da-f]+)>$/gm)].map(([, glyph = '', text = '']) => [
          glyph,
          text,
        ]),
      ),
  )
  return [...page.matchAll(/\/([RB]) [\d.]+ Tf \d Tr [^<]*<([\da-f]+)> Tj/g)].map(([, font, glyphs = '']) => {
    const letters = (glyphs.match(/.{4}/g) ?? []).map(
      (glyph) => (font === 'R' ? regular : bold).get(glyph) ?? '?',
    )
    return String.fromCharCode(...letters.map((code) => Number.parseInt(code, 16)))
  })
}

function plain(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .normalize('NFC')
}

test('a mark that is drawn once and used twice stands at both places', async () => {
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50" viewBox="0 0 100 50">
    <defs><path id="mark" d="M0 0L10 0L10 5Z" fill="#123456"/></defs>
    <use href="#mark" x="20" y="7"/><use href="#mark" x="60" y="9"/><text x="1" y="40" font-size="8">two</text></svg>`
  const about = { title: 'Marks', subject: 'Two marks', language: 'en' }
  const page = pageOf(Buffer.from(await svgPdf([sheet], fonts, about)))
  const places = [...page.matchAll(/1 0 0 1 (\d+) (\d+) cm[^Q]*?0 0 m\s+10 0 l\s+10 5 l/g)]
  expect(places.map(([, x, y]) => [x, y])).toEqual([
    ['20', '7'],
    ['60', '9'],
  ])
})
