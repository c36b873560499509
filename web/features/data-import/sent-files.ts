import { csvOfRows } from '#charts/export/csv.ts'
import type { FigureSubmission } from '#contract/data-import/figure-submissions.ts'
import type { SentFile } from '#contract/data-import/data-import.ts'
import { OWN_STRUCTURE } from '#domain/observation/exchange-names.ts'
import { openFiles } from '#exchange/files/read.ts'
import { isOwnTable, ownRows, withOwnHeads } from '#exchange/own/own-files.ts'

/** Files on their way: under our names, as they were dropped, and the format that was read; empty: our own. */
export interface ReadyFiles {
  readonly files: readonly SentFile[]
  readonly origins: FigureSubmission['origins']
  readonly format: string
}

/** Bytes of a file in which its first row stands. */
const HEAD = 2000

/** The files as they are, where all have the columns of an import, so that nothing has to be mapped; else null. */
export async function ownFiles(chosen: readonly File[]): Promise<readonly SentFile[] | null> {
  const read = await Promise.all(chosen.map(ownTables))
  return read.every((tables) => tables.length > 0) ? read.flat() : null
}

/** A text is sent as it stands; of a workbook each sheet with our columns, and no other. */
async function ownTables(file: File): Promise<SentFile[]> {
  const head = await file.slice(0, HEAD).text()
  if (hasOurColumns(head)) return [{ name: file.name, text: await file.text() }]
  if (!/\.(xlsx|ods|xls|parquet)$/i.test(file.name) && !head.includes(OWN_STRUCTURE)) return []
  const { opened } = await openFiles([{ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }])
  return opened
    .flatMap(({ tables }) => tables.map(withOwnHeads))
    .filter(isOwnTable)
    .map(ownRows)
    .map(({ sheet, rows, cells }) => ({
      name: `${file.name}, ${sheet}`,
      text: csvOfRows(rows),
      cells: [...cells],
    }))
}

/** Whether the first row names the columns of an import. */
function hasOurColumns(text: string): boolean {
  const heads = (text.replace('\ufeff', '').split(/\r?\n/)[0] ?? '').toLowerCase().split(',')
  return ['indicator', 'datasource', 'location', 'period', 'value'].every((name) =>
    heads.some((head) => head.trim().replaceAll('"', '') === name),
  )
}

/** Names and digests of files; none where the browser has no digests, as on an address without encryption. */
export async function originsOf(chosen: readonly File[]): Promise<FigureSubmission['origins']> {
  if (!window.isSecureContext) return []
  return Promise.all(
    chosen.map(async (file) => {
      const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
      return { name: file.name, sha256: hexOf(digest) }
    }),
  )
}

/** Bytes in hexadecimal digits. */
export function hexOf(digest: ArrayBuffer): string {
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
