import type { PdfFont } from './font.ts'

/** The metadata of a document, for catalogues and screen readers. */
export interface AboutDocument {
  readonly title: string
  readonly subject: string
  /** BCP 47. */
  readonly language: string
}

/** A page as the operators of PDF, and what it refers to by name. */
export interface PdfPage {
  /** Points. */
  readonly width: number
  readonly height: number
  readonly content: string
  /** Opacities in use, by name: `G0` → of fills and strokes. */
  readonly opacities: ReadonlyMap<string, readonly [fill: number, stroke: number]>
  /** The role of each marked part of the content, by its number: `H1`, `P`, `Figure`. */
  readonly tags: readonly string[]
}

/** A font with the glyphs that pages use of it and the character each was chosen for. */
export interface UsedFont {
  readonly name: string
  readonly font: PdfFont
  readonly used: ReadonlyMap<number, number>
}

const encoder = new TextEncoder()

/**
 * Pages as a file of PDF 1.7: fonts embedded, text that can be selected and searched, language and title said. Its parts are
 * tagged for readers aloud, who hear in place of a figure what `about` says of it.
 */
export async function pdfFile(
  pages: readonly PdfPage[],
  fonts: readonly UsedFont[],
  about: AboutDocument,
): Promise<Uint8Array<ArrayBuffer>> {
  const objects = new Objects()
  const [catalog, tree, info] = [objects.reserve(), objects.reserve(), objects.reserve()]
  const structure = objects.reserve()
  const fontRefs: string[] = []
  for (const used of fonts) fontRefs.push(`/${used.name} ${await addFont(objects, used)} 0 R`)
  const pageRefs: number[] = []
  for (const [index, { width, height, content, opacities }] of pages.entries()) {
    const stream = await objects.stream('', encoder.encode(content))
    const states = [...opacities].map(([name, [fill, stroke]]) => `/${name} <</ca ${fill} /CA ${stroke}>>`)
    pageRefs.push(
      objects.add(
        `<</Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${stream} 0 R /StructParents ${index} ` +
          `/Resources <</Font <<${fontRefs.join(' ')}>> /ExtGState <<${states.join(' ')}>>>>>>`,
      ),
    )
  }
  addStructure(objects, structure, { pages, pageRefs, alternative: about.subject })
  const kids = pageRefs.map((ref) => `${ref} 0 R`).join(' ')
  objects.set(tree, `<</Type /Pages /Count ${pageRefs.length} /Kids [${kids}]>>`)
  objects.set(
    catalog,
    `<</Type /Catalog /Pages ${tree} 0 R /Lang ${textString(about.language)} /ViewerPreferences <</DisplayDocTitle true>> ` +
      `/MarkInfo <</Marked true>> /StructTreeRoot ${structure} 0 R>>`,
  )
  objects.set(
    info,
    `<</Title ${textString(about.title)} /Author ${textString('MSDAT')} /Subject ${textString(about.subject)} /Producer ${textString('MSDAT')}>>`,
  )
  return objects.file(catalog, info)
}

/** The objects of a file, numbered from 1. */
class Objects {
  readonly #bodies: (Uint8Array | null)[] = []

  reserve(): number {
    return this.#bodies.push(null)
  }

  add(body: string): number {
    return this.#bodies.push(encoder.encode(body))
  }

  set(number: number, body: string): void {
    this.#bodies[number - 1] = encoder.encode(body)
  }

  async stream(entries: string, content: Uint8Array<ArrayBuffer>): Promise<number> {
    const packed = await deflated(content)
    const head = encoder.encode(`<<${entries} /Filter /FlateDecode /Length ${packed.length}>>\nstream\n`)
    return this.#bodies.push(joined([head, packed, encoder.encode('\nendstream')]))
  }

  file(catalog: number, info: number): Uint8Array<ArrayBuffer> {
    // The second line holds bytes above 127, so that nobody takes the file for text.
    const parts = [Uint8Array.from([...encoder.encode('%PDF-1.7\n%'), 0xe2, 0xe3, 0xcf, 0xd3, 0x0a])]
    let position = parts[0]?.length ?? 0
    const places = this.#bodies.map((body, index) => {
      const place = position
      const object = joined([
        encoder.encode(`${index + 1} 0 obj\n`),
        body ?? new Uint8Array(),
        encoder.encode('\nendobj\n'),
      ])
      parts.push(object)
      position += object.length
      return place
    })
    const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
    const size = places.length + 1
    parts.push(
      encoder.encode(
        `xref\n0 ${size}\n0000000000 65535 f \n${lines}trailer\n<</Size ${size} /Root ${catalog} 0 R /Info ${info} 0 R>>\nstartxref\n${position}\n%%EOF\n`,
      ),
    )
    return joined(parts)
  }
}

interface Tagged {
  readonly pages: readonly PdfPage[]
  readonly pageRefs: readonly number[]
  /** The alternative texts of figures. */
  readonly alternative: string
}

/** The tree of what the document consists of, in the order in which it is read. */
function addStructure(objects: Objects, root: number, { pages, pageRefs, alternative }: Tagged): void {
  const document = objects.reserve()
  const parts = pages.map(({ tags }, index) =>
    tags.map((tag, part) => {
      const words = tag === 'Figure' ? ` /Alt ${textString(alternative)}` : ''
      return objects.add(
        `<</Type /StructElem /S /${tag} /P ${document} 0 R /Pg ${pageRefs[index]} 0 R /K ${part}${words}>>`,
      )
    }),
  )
  const listed = (refs: readonly number[]) => `[${refs.map((ref) => `${ref} 0 R`).join(' ')}]`
  objects.set(document, `<</Type /StructElem /S /Document /P ${root} 0 R /K ${listed(parts.flat())}>>`)
  const numbers = parts.map((refs, index) => `${index} ${listed(refs)}`).join(' ')
  objects.set(
    root,
    `<</Type /StructTreeRoot /K ${document} 0 R /ParentTree <</Nums [${numbers}]>> /ParentTreeNextKey ${pages.length}>>`,
  )
}

/** A font by the numbers of its glyphs, with the way back to characters, by which text is copied and searched. */
async function addFont(objects: Objects, { name, font, used }: UsedFont): Promise<number> {
  const base = `MSDATA+Inter-${name}`
  const file = await objects.stream(`/Length1 ${font.file.length}`, Uint8Array.from(font.file))
  const descriptor = objects.add(
    `<</Type /FontDescriptor /FontName /${base} /Flags 4 /FontBBox [${font.box.join(' ')}] /ItalicAngle 0 ` +
      `/Ascent ${font.ascent} /Descent ${font.descent} /CapHeight 727 /StemV 80 /FontFile2 ${file} 0 R>>`,
  )
  const glyphs = [...used.keys()].toSorted((a, b) => a - b)
  const widths = glyphs.map((glyph) => `${glyph} [${font.widthOf(glyph)}]`).join(' ')
  const descendant = objects.add(
    `<</Type /Font /Subtype /CIDFontType2 /BaseFont /${base} /CIDSystemInfo <</Registry (Adobe) /Ordering (Identity) /Supplement 0>> ` +
      `/FontDescriptor ${descriptor} 0 R /DW 600 /W [${widths}] /CIDToGIDMap /Identity>>`,
  )
  const characters = await objects.stream('', encoder.encode(toUnicode(used)))
  return objects.add(
    `<</Type /Font /Subtype /Type0 /BaseFont /${base} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${characters} 0 R>>`,
  )
}

/** At most a hundred entries stand in a block of the map. */
const BLOCK = 100

function toUnicode(used: ReadonlyMap<number, number>): string {
  const lines = [...used].map(([glyph, code]) => `<${hex(glyph)}> <${utf16(String.fromCodePoint(code))}>`)
  const blocks: string[] = []
  for (let at = 0; at < lines.length; at += BLOCK) {
    const block = lines.slice(at, at + BLOCK)
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`)
  }
  return `/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def\n/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n${blocks.join('\n')}\nendcmap\nCMapName currentdict /CMap defineresource pop\nend\nend`
}

/** A glyph in four digits. */
export function hex(glyph: number): string {
  return glyph.toString(16).padStart(4, '0')
}

function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at))).join('')
}

function textString(text: string): string {
  return `<feff${utf16(text)}>`
}

async function deflated(content: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = new Blob([content]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(packed).arrayBuffer())
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
