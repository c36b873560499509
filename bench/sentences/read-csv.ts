import { readFileSync } from 'node:fs'

export type Fields = Readonly<Record<string, string>>

/** Rows of a CSV file by the names of its first line. */
export function readCsv(path: string): Fields[] {
  const [names = [], ...lines] = linesOf(readFileSync(path, 'utf8'))
  return lines.map((fields) => Object.fromEntries(names.map((name, at) => [name, fields[at] ?? ''])))
}

function linesOf(text: string): string[][] {
  const lines: string[][] = []
  let fields: string[] = []
  // A field in quotation marks, or up to the next comma; and what ends it.
  for (const match of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g)) {
    const [all, quoted, bare = '', end] = match
    if (all === '' && fields.length === 0) break
    fields.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    lines.push(fields)
    fields = []
  }
  return lines
}

/** A number, or null for an empty field. */
export function numberIn(text: string | undefined): number | null {
  return text === undefined || text === '' ? null : Number(text)
}
