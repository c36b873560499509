import { inflateSync } from 'node:zlib'

/**
 * The copied text of a PDF, and the file's facts about itself: enough for files that Typst writes, without a
 * reader of PDF.
 */
export interface ReadPdf {
  /** All texts in the order in which they are set, without white space, since lines are broken where they fit. */
  readonly text: string
  /** The same of each page, without what stands in drawings. */
  readonly texts: readonly string[]
  /** Names of the typefaces that are inside. */
  readonly fonts: readonly string[]
  readonly pages: number
  /** Kinds of the parts that readers aloud find: H1, P, Figure, Table. */
  readonly tags: readonly string[]
  /** Words for shapes. */
  readonly alternatives: readonly string[]
  readonly info: string
  /** The letters inside drawings, in the order in which they are set. */
  readonly drawn: readonly DrawnLetter[]
}

/** A letter of a drawing: points from the left and lower edge of its page, and its colour as `#rrggbb`. */
export interface DrawnLetter {
  readonly letter: string
  readonly page: number
  readonly x: number
  readonly y: number
  readonly colour: string
}

interface PdfObject {
  readonly head: string
  readonly stream: string
}

/** Reads a PDF. Throws for a file that is none. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const file = Buffer.from(bytes)
  const raw = file.toString('latin1')
  if (!raw.startsWith('%PDF-')) throw new Error('This is no PDF')
  const objects = objectsIn(file, raw)
  const letters = new Map<string, ReadonlyMap<number, string>>()
  for (const [id, { head }] of objects) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(head)?.[1]
    if (map !== undefined) letters.set(id, lettersIn(objects.get(map)?.stream ?? ''))
  }
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\s/.test(head))
  const set = pages.map(({ head }) => ({
    stream: objects.get(/\/Contents (\d+) 0 R/.exec(head)?.[1] ?? '')?.stream ?? '',
    fonts: fontsOf(head, letters),
  }))
  const contents = set.map(({ stream, fonts }) => textIn(stream, fonts))
  const forms = [...objects.values()].filter(({ head }) => head.includes('/Subtype /Form'))
  const inForms = forms.map(({ head, stream }) => textIn(stream, fontsOf(head, letters)))
  return {
    text: flat([...contents, ...inForms].join('')),
    texts: contents.map(flat),
    fonts: [...raw.matchAll(/\/BaseFont \/([\w+-]+)/g)].map(([, name = '']) =>
      name.replace(/^[A-Z]{6}\+/, ''),
    ),
    pages: pages.length,
    tags: [...raw.matchAll(/\/Type \/StructElem\s+\/S \/(\w+)/g)].map(([, tag = '']) => tag),
    alternatives: [...raw.matchAll(/\/Alt (\((?:\\.|[^\\)])*\)|<[\dA-F]*>)/g)].map(([, said = '']) =>
      stringIn(said),
    ),
    info: [...raw.matchAll(/\/(Title|Author|Subject|Keywords|Lang) (\((?:\\.|[^\\)])*\)|<[\dA-F]*>)/g)]
      .map(([, name, said = '']) => `${name}: ${stringIn(said)}`)
      .join('\n'),
    drawn: set.flatMap(({ stream, fonts }, page) => drawnIn(stream, fonts, page)),
  }
}

/** A text as {@link readPdf} gives it. */
export function flat(text: string): string {
  return text.normalize('NFC').replaceAll(/[\s\u200b\u2060]/g, '')
}

function objectsIn(file: Buffer, raw: string): ReadonlyMap<string, PdfObject> {
  const starts = [...raw.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)]
  return new Map(
    starts.map((start) => {
      const from = start.index + start[0].length
      const at = raw.indexOf('stream\n', from)
      const end = raw.indexOf('endobj', from)
      const head = raw.slice(from, at > 0 && at < end ? at : end)
      const length = /\/Length (\d+)/.exec(head)?.[1]
      const packed = file.subarray(at + 'stream\n'.length, at + 'stream\n'.length + Number(length ?? 0))
      const isPicture = head.includes('/Subtype /Image')
      const stream =
        at < 0 || at > end || isPicture
          ? ''
          : (head.includes('/FlateDecode') ? inflateSync(packed) : packed).toString('latin1')
      return [start[1] ?? '', { head, stream }]
    }),
  )
}

/** The letters of the glyphs of a typeface. */
function lettersIn(map: string): ReadonlyMap<number, string> {
  const letters = new Map<number, string>()
  for (const [, glyph = '', said = ''] of map.matchAll(/^<([\da-fA-F]{4})> <([\da-fA-F]+)>$/gm)) {
    letters.set(Number.parseInt(glyph, 16), wide(said))
  }
  return letters
}

type Fonts = ReadonlyMap<string, ReadonlyMap<number, string>>

function fontsOf(head: string, letters: Fonts): Fonts {
  const named = [...head.matchAll(/\/(f\d+) (\d+) 0 R/g)]
  return new Map(named.map(([, name = '', id = '']) => [name, letters.get(id) ?? new Map()]))
}

function textIn(stream: string, fonts: Fonts): string {
  let font: ReadonlyMap<number, string> = new Map()
  let said = ''
  const next = /\/(f\d+) [\d.]+ Tf|\(|<([\da-fA-F]+)>(?!>)/g
  for (let found = next.exec(stream); found; found = next.exec(stream)) {
    const [sign, name, hex] = found
    if (name !== undefined) font = fonts.get(name) ?? new Map()
    const end = sign === '(' ? endOfString(stream, found.index) : next.lastIndex
    const bytes = sign === '(' ? bytesOf(stream.slice(found.index, end)) : hexBytes(hex ?? '')
    next.lastIndex = end
    const codes = Buffer.from(bytes, 'latin1')
    for (let at = 0; at + 1 < codes.length; at += 2) said += font.get(codes.readUInt16BE(at)) ?? ''
  }
  return said
}

/** Typst sets a drawing letter by letter, each with its place and its colour. */
function drawnIn(stream: string, fonts: Fonts, page: number): DrawnLetter[] {
  const each =
    / (-?[\d.]+) (-?[\d.]+) cm\n\/c\d+ cs\n([\d.]+) ([\d.]+) ([\d.]+) scn\nBT\n0 Tr\n\/(f\d+) [\d.]+ Tf\n[^\n]+ Tm\n(\((?:\\.|[^\\)])*\)|<[\da-fA-F]+>) Tj/gs
  return [...stream.matchAll(each)].map(([, x, y, red, green, blue, name = '', said = '']) => {
    const bytes = said.startsWith('(') ? bytesOf(said) : hexBytes(said.slice(1, -1))
    const shares = [red, green, blue].map((share) => Math.round(Number(share) * 255))
    return {
      letter: fonts.get(name)?.get(Buffer.from(bytes, 'latin1').readUInt16BE(0)) ?? '',
      page,
      x: Number(x),
      y: Number(y),
      colour: `#${Buffer.from(shares).toString('hex')}`,
    }
  })
}

/** Behind the parenthesis that closes a string; others may stand in it in pairs. */
function endOfString(stream: string, from: number): number {
  let deep = 0
  for (let at = from; at < stream.length; at++) {
    const sign = stream[at]
    if (sign === '\\') at += 1
    else if (sign === '(') deep += 1
    else if (sign === ')') deep -= 1
    if (deep === 0) return at + 1
  }
  return stream.length
}

function hexBytes(hex: string): string {
  return Buffer.from(hex, 'hex').toString('latin1')
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

function bytesOf(string: string): string {
  if (string.startsWith('<')) return hexBytes(string.slice(1, -1))
  return string
    .slice(1, -1)
    .replaceAll(/\\(\d{1,3}|[\s\S])/g, (_, sign: string) =>
      /^\d/.test(sign) ? String.fromCharCode(Number.parseInt(sign, 8)) : (ESCAPES[sign] ?? sign),
    )
}

/** A string of the file in words: UTF-16 where it says so. */
function stringIn(string: string): string {
  const bytes = bytesOf(string)
  return bytes.startsWith('\u00fe\u00ff')
    ? wide(Buffer.from(bytes.slice(2), 'latin1').toString('hex'))
    : bytes
}

function wide(hex: string): string {
  return String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16)))
}
