import { readFileSync } from 'node:fs'

export type Fields = Readonly<Record<string, string>>

/** Rows of a CSV file by the names of its first line. Of a quarter of a million rows: one object at a time, of one shape. */
export function readCsv(path: string): Fields[] {
  const [names = [], ...lines] = linesOf(readFileSync(path, 'utf8'))
  return lines.map((fields) => {
    const row: Record<string, string> = {}
    for (const [at, name] of names.entries()) row[name] = fields[at] ?? ''
    return row
  })
}

function linesOf(text: string): string[][] {
  const lines: string[][] = []
  let begun = ''
  for (const part of text.split('\n')) {
    const line = `${begun}${part.endsWith('\r') ? part.slice(0, -1) : part}`
    // A field in quotation marks goes on over the end of a line.
    const isWhole = !line.includes('"') || line.split('"').length % 2 === 1
    begun = isWhole ? '' : `${line}\n`
    if (isWhole && line !== '') lines.push(line.includes('"') ? quotedFields(line) : line.split(','))
  }
  return lines
}

/** A field in quotation marks, or up to the next comma. */
function quotedFields(line: string): string[] {
  return Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, bare = '']) =>
    quoted === undefined ? bare : quoted.replaceAll('""', '"'),
  )
}

/** A number, or null for an empty field. */
export function numberIn(text: string | undefined): number | null {
  return text === undefined || text === '' ? null : Number(text)
}
