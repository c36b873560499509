import { inflateRawSync } from 'node:zlib'

/** The sheets of an .xlsx file as rows of text and numbers, by the sheet's name. Empty cells are null. */
export function readSpreadsheet(file: Buffer): Map<string, (string | number | null)[][]> {
  const parts = unzip(file)
  const part = (name: string) => parts.get(name)?.toString('utf8') ?? ''
  const shared = [...part('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, xml]) =>
    textOf(xml ?? ''),
  )
  const targets = new Map(
    elements(part('xl/_rels/workbook.xml.rels'), 'Relationship').map((element) => [
      attribute(element, 'Id'),
      attribute(element, 'Target').replace(/^\/?xl\//, ''),
    ]),
  )
  return new Map(
    elements(part('xl/workbook.xml'), 'sheet').map((element) => [
      decode(attribute(element, 'name')),
      rowsOf(part(`xl/${targets.get(attribute(element, 'r:id'))}`), shared),
    ]),
  )
}

/** The files of a ZIP archive, read from its central directory (APPNOTE 4.3.12). */
function unzip(file: Buffer): Map<string, Buffer> {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0) throw new Error('This is no ZIP archive')
  const parts = new Map<string, Buffer>()
  let at = file.readUInt32LE(end + 16)
  for (let left = file.readUInt16LE(end + 10); left > 0; left--) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      file.readUInt16LE(at + offset),
    )
    const name = file.toString('utf8', at + 46, at + 46 + (nameLength ?? 0))
    const local = file.readUInt32LE(at + 42)
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
    const packed = file.subarray(start, start + file.readUInt32LE(at + 20))
    parts.set(name, file.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed)
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0)
  }
  return parts
}

function rowsOf(xml: string, shared: readonly string[]): (string | number | null)[][] {
  return [...xml.matchAll(/<row\b[^>]*?(?:\/>|>(.*?)<\/row>)/gs)].map(([, row]) => {
    const cells: (string | number | null)[] = []
    for (const [, attributes = '', content = ''] of (row ?? '').matchAll(
      /<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs,
    )) {
      const column = columnOf(attribute(attributes, 'r'))
      while (cells.length < column) cells.push(null)
      cells.push(cellOf(attribute(attributes, 't'), content, shared))
    }
    return cells
  })
}

function cellOf(type: string, content: string, shared: readonly string[]): string | number | null {
  const value = /<v>(.*?)<\/v>/s.exec(content)?.[1]
  if (type === 's') return shared[Number(value)] ?? null
  if (type === 'inlineStr') return textOf(content)
  if (value === undefined) return null
  return type === 'str' ? decode(value) : Number(value)
}

/** `B7` is column 1. */
function columnOf(reference: string): number {
  const letters = reference.replace(/\d/g, '')
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function textOf(xml: string): string {
  return decode([...xml.matchAll(/<t\b[^>]*>(.*?)<\/t>/gs)].map(([, text]) => text).join(''))
}

function elements(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}\\b([^>]*?)/?>`, 'g'))].map(
    ([, attributes]) => attributes ?? '',
  )
}

function attribute(attributes: string, name: string): string {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
}

function decode(text: string): string {
  const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
  return text.replace(/&(\w+);/g, (whole, name: string) => signs[name] ?? whole)
}
