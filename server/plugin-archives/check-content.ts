import { isUtf8 } from 'node:buffer'
import { type FileKind, fileKind } from '#domain/plugin/plugin-file.ts'
import { isNestedBeyond } from '#exchange/markup/nesting.ts'
import { DEEPEST } from '#server/platform/http/json-body.ts'
import { refuse } from './refuse-plugin.ts'

/** First bytes of archives and programs, which could travel inside a file that looks harmless. */
const ARCHIVES: readonly (readonly [string, Buffer])[] = [
  ['a zip archive', Buffer.from('PK\x03\x04')],
  ['a zip archive', Buffer.from('PK\x05\x06')],
  ['a rar archive', Buffer.from('Rar!\x1a\x07')],
  ['a 7z archive', Buffer.from([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c])],
]

/** Refuses files whose content is not what their name says, and archives inside the archive (T29, T30). */
export function checkContent(files: ReadonlyMap<string, Buffer>): void {
  const sentences = [...files].flatMap(([path, bytes]) => {
    const problem = contentProblem(path, bytes)
    return problem ? [`“${path}” ${problem}.`] : []
  })
  if (sentences.length > 0) refuse(sentences)
}

function contentProblem(path: string, bytes: Buffer): string | null {
  const kind = fileKind(path)
  const archive = ARCHIVES.find(([, mark]) => bytes.includes(mark))
  if (archive) return `holds ${archive[0]}`
  if (!kind) return 'is of a kind that plugins may not hold'
  if (!kind.isText) return beginsAs(kind, bytes) ? null : 'is not what its ending says'
  if (!isUtf8(bytes) || bytes.includes(0)) return 'is not text in UTF-8'
  if (!kind.mediaType.startsWith('application/json')) return null
  const text = bytes.toString('utf8')
  if (isNestedBeyond(text, DEEPEST)) return `is nested more than ${DEEPEST} levels deep`
  return isJson(text) ? null : 'is not valid JSON'
}

function beginsAs({ begins = [] }: FileKind, bytes: Buffer): boolean {
  return begins.every(([offset, mark]) =>
    bytes.subarray(offset, offset + mark.length).equals(Uint8Array.from(mark)),
  )
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
