import { message } from '#domain/message/message.ts'
import { Unreadable } from '#exchange/reading/unreadable.ts'
import { decodedHead } from '#exchange/text/decode.ts'
import { entryNames } from '#exchange/workbook/zip.ts'

/** What the bytes of a file are, before anybody knows what it is about. */
export type FileKind = 'xlsx' | 'ods' | 'xls' | 'parquet' | 'xml' | 'json' | 'text'

/** The kind of a file by its bytes; its name plays no part. Throws Unreadable for a kind that holds no table. */
export function kindOf(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) throw new Unreadable(message('exchange.empty'))
  const [a, b, c, d] = bytes
  if (a === 0x50 && b === 0x4b) return kindOfArchive(bytes)
  if (a === 0xd0 && b === 0xcf && c === 0x11 && d === 0xe0) return 'xls'
  if (a === 0x50 && b === 0x41 && c === 0x52 && d === 0x31) return 'parquet'
  if (a === 0x1f && b === 0x8b) throw notASheet('archive')
  const head = decodedHead(bytes)
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (head.startsWith('%PDF')) throw notASheet('pdf')
  if (head.startsWith('{\\rtf')) throw notASheet('word')
  if (/^\uFFFDPNG|^GIF8|^\uFFFD\uFFFD\uFFFD/.test(head) || (a === 0x89 && b === 0x50))
    throw notASheet('picture')
  if (head.startsWith('SQLite format')) throw notASheet('database')
  if (head === '') throw new Unreadable(message('exchange.empty'))
  if (isOldSheet(head)) return 'xls'
  if (head.startsWith('<')) return 'xml'
  return /^[{[]/.test(head) ? 'json' : 'text'
}

/** A page with a table, as some systems write for spreadsheets, or a workbook of 2003 in XML: the reader of old workbooks knows both. */
function isOldSheet(head: string): boolean {
  if (/^<\?xml[\s\S]*urn:schemas-microsoft-com:office:spreadsheet/i.test(head)) return true
  return /^(<!doctype html|<html|<table|<meta|<head|<style)/i.test(head) && /<table[\s>]/i.test(head)
}

function kindOfArchive(bytes: Uint8Array): FileKind {
  const names = entryNames(bytes)
  if (names.includes('xl/workbook.xml')) return 'xlsx'
  if (names.includes('content.xml')) return 'ods'
  if (names.some((name) => name.startsWith('word/'))) throw notASheet('word')
  if (names.length === 0) throw new Unreadable(message('exchange.broken-archive'))
  throw notASheet('archive')
}

function notASheet(kind: 'pdf' | 'word' | 'archive' | 'picture' | 'database'): Unreadable {
  return new Unreadable(message('exchange.not-a-sheet', { kind }))
}
